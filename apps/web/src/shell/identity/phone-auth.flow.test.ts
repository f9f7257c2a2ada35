// Stories of phone-auth.
import { describe, expect, test } from 'vitest';
import { playFlow } from '../flow/fake-run.ts';
import { CODE_EXPIRED, type PhoneAuthEvent, phoneAuthFlow } from './phone-auth.flow.ts';

const play = (...events: PhoneAuthEvent[]) => playFlow(phoneAuthFlow, events);

const number = '+639171234567';
const requested: PhoneAuthEvent = { type: 'codeRequested', number };
const sent = [
  requested,
  { type: 'prepared' },
  { type: 'sent', handle: 'h1' },
] as const satisfies readonly PhoneAuthEvent[];
const typed: PhoneAuthEvent = { type: 'codeTyped', code: '123456' };
const wrong = (code: string): PhoneAuthEvent => ({ type: 'wentWrong', problem: { code, reason: 'no' } });

describe('phone-auth', () => {
  test('PH-01 a requested code initialises phone-auth, then opens the captcha, then sends', () => {
    expect(play()).toEqual({ state: { at: 'notInitialised', handle: null }, effects: [] });
    expect(play(requested)).toEqual({
      state: { at: 'initialising', number, handle: null },
      effects: [{ do: 'prepare' }],
    });
    expect(play(requested, { type: 'prepared' })).toEqual({
      state: { at: 'sending', number, handle: null },
      effects: [{ do: 'prepare' }, { do: 'send', number }],
    });
  });

  test('PH-01 a sent code stores its handle, and another one needs no second initialisation', () => {
    expect(play(...sent).state).toEqual({ at: 'codeSent', handle: 'h1' });
    expect(play(...sent).effects.slice(-2)).toEqual([{ do: 'keep', handle: 'h1' }, { do: 'reportSent' }]);
    const again = play(...sent, requested);
    expect(again.state).toMatchObject({ at: 'sending', number });
    expect(again.effects.filter((effect) => effect.do === 'prepare')).toHaveLength(1);
  });

  test.each<[string, PhoneAuthEvent[]]>([
    ['before any request', []],
    ['while the captcha loads', [requested]],
    ['while the code is sent', [requested, { type: 'prepared' }]],
    ['after the code was used', [...sent, typed, { type: 'confirmed', idToken: 't' }]],
    ['after sending failed', [requested, { type: 'prepared' }, wrong('auth/quota-exceeded')]],
  ])('PH-02 a code typed %s has no handle: it has expired', (_, before) => {
    expect(play(...before, typed).effects.at(-1)).toEqual({ do: 'reportNotConfirmed', problem: CODE_EXPIRED });
  });

  test('PH-03 a confirmed code gives the id token, once', () => {
    const { state, effects } = play(...sent, typed, { type: 'confirmed', idToken: 't1' });
    expect(effects.slice(-3)).toEqual([
      { do: 'confirm', handle: 'h1', code: '123456' },
      { do: 'forget' },
      { do: 'reportToken', idToken: 't1' },
    ]);
    expect(state).toEqual({ at: 'initialised' });
  });

  test('PH-04 a wrong code may be typed again, an expired one may not', () => {
    const mistyped = play(...sent, typed, wrong('auth/invalid-verification-code'));
    expect(mistyped.state).toEqual({ at: 'codeSent', handle: 'h1' });
    expect(mistyped.effects).not.toContainEqual({ do: 'forget' });
    const tooLate = play(...sent, typed, wrong('auth/code-expired'));
    expect(tooLate.state).toEqual({ at: 'initialised' });
    expect(tooLate.effects).toContainEqual({ do: 'forget' });
  });

  test('a code sent before a refresh is confirmed by its handle, without a captcha', () => {
    const found: PhoneAuthEvent = { type: 'found', handle: 'h0' };
    const { state, effects } = play(found, typed, wrong('auth/invalid-verification-code'), typed);
    expect(state).toEqual({ at: 'confirming', handle: 'h0', initialised: false });
    expect(effects.filter((effect) => effect.do === 'confirm')).toHaveLength(2);
    expect(effects).not.toContainEqual({ do: 'prepare' });
    expect(play(found, typed, wrong('auth/code-expired')).state).toEqual({ at: 'notInitialised', handle: null });
  });

  test('a failed new code leaves the previous one valid', () => {
    const failed = play(...sent, requested, wrong('auth/quota-exceeded'));
    expect(failed.state).toEqual({ at: 'codeSent', handle: 'h1' });
    const unprepared = play({ type: 'found', handle: 'h0' }, requested, wrong('auth/network-request-failed'));
    expect(unprepared.state).toEqual({ at: 'notInitialised', handle: 'h0' });
  });

  test('a captcha that failed is prepared again', () => {
    const { state, effects } = play(requested, wrong('auth/network-request-failed'), requested);
    expect(state).toMatchObject({ at: 'initialising', number });
    expect(effects.map((effect) => effect.do)).toEqual(['prepare', 'reportNotSent', 'prepare']);
  });
});
