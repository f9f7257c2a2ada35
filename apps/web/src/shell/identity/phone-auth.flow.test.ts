// Stories of phone-auth.
import { describe, expect, test } from 'vitest';
import { advance } from '../flow/flow.ts';
import { CODE_EXPIRED, type PhoneAuthEffect, type PhoneAuthEvent, phoneAuthFlow } from './phone-auth.flow.ts';

function play(...events: PhoneAuthEvent[]) {
  let state = phoneAuthFlow.start.state;
  const done: PhoneAuthEffect[] = [];
  for (const event of events) {
    const step = advance(phoneAuthFlow, state, event);
    state = step.state;
    done.push(...step.effects);
  }
  return { state, done };
}

const number = '+639171234567';
const asked: PhoneAuthEvent = { type: 'codeAsked', number };
const sent = [asked, { type: 'prepared' }, { type: 'sent' }] as const satisfies readonly PhoneAuthEvent[];
const typed: PhoneAuthEvent = { type: 'codeTyped', code: '123456' };
const wrong = (code: string): PhoneAuthEvent => ({ type: 'wentWrong', problem: { code, reason: 'no' } });

describe('phone-auth', () => {
  test('PH-01 nothing is initialised before a code is asked for; then the captcha comes before the code', () => {
    expect(play()).toEqual({ state: { at: 'notInitialised' }, done: [] });
    expect(play(asked)).toEqual({ state: { at: 'initialising', number }, done: [{ do: 'prepare' }] });
    expect(play(asked, { type: 'prepared' })).toEqual({
      state: { at: 'sending', number },
      done: [{ do: 'prepare' }, { do: 'send', number }],
    });
  });

  test('PH-01 a sent code stores its handle; another one is sent without a second initialisation', () => {
    expect(play(...sent).state).toEqual({ at: 'codeSent' });
    const again = play(...sent, asked);
    expect(again.state).toEqual({ at: 'sending', number });
    expect(again.done.filter((effect) => effect.do === 'prepare')).toHaveLength(1);
  });

  test.each<[string, PhoneAuthEvent[]]>([
    ['before anything was asked for', []],
    ['while the captcha is prepared', [asked]],
    ['while the code goes out', [asked, { type: 'prepared' }]],
    ['after the code was used', [...sent, typed, { type: 'confirmed', idToken: 't' }]],
    ['after it could not be sent', [asked, { type: 'prepared' }, wrong('auth/quota-exceeded')]],
  ])('PH-02 a code typed %s has no handle: it has expired', (_, before) => {
    expect(play(...before, typed).done.at(-1)).toEqual({ do: 'tellProblem', problem: CODE_EXPIRED });
  });

  test('PH-03 a confirmed code gives the id token, once', () => {
    const { state, done } = play(...sent, typed, { type: 'confirmed', idToken: 't1' });
    expect(done.slice(-2)).toEqual([
      { do: 'confirm', code: '123456' },
      { do: 'tellToken', idToken: 't1' },
    ]);
    expect(state).toEqual({ at: 'initialised' });
  });

  test('PH-04 a wrong code may be typed again, one that has run out may not', () => {
    expect(play(...sent, typed, wrong('auth/invalid-verification-code')).state).toEqual({ at: 'codeSent' });
    expect(play(...sent, typed, wrong('auth/code-expired')).state).toEqual({ at: 'initialised' });
  });

  test('a captcha that could not be prepared is prepared anew', () => {
    const { state, done } = play(asked, wrong('auth/network-request-failed'), asked);
    expect(state).toEqual({ at: 'initialising', number });
    expect(done.map((effect) => effect.do)).toEqual(['prepare', 'tellProblem', 'prepare']);
  });
});
