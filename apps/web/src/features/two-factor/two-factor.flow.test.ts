import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type TwoFactorEvent, twoFactorFlow } from './two-factor.flow.ts';
import type { Entry, TwoFactorProblem } from './two-factor.rules.ts';

const answer = examples['session.verify'].output;
const problem: TwoFactorProblem = { at: 'field', message: 'That did not match.', triesLeft: 4 };
const atRecipient: TwoFactorProblem = { ...problem, at: 'recipient' };
const entry: Entry = { method: 'ga', authCode: '482913', recovery: false };
const tapped: TwoFactorEvent = { type: 'submitted', entry };
const refused: TwoFactorEvent = { type: 'refused', problem, isJudged: true };
/** A failure that the error catalogue has shown; the code of the phone-auth service is used up by it. */
const usedUp = (shown: TwoFactorProblem | null): TwoFactorEvent => ({
  type: 'refused',
  problem: shown,
  isJudged: true,
  isCodeUsedUp: true,
});

const play = (...events: TwoFactorEvent[]) => playFlow(twoFactorFlow('ga'), events);

describe('the second step of a log-in', () => {
  test('LG-05 a right code is sent once and starts the session', () => {
    const { state, effects } = play(tapped, tapped, { type: 'accepted', answer });
    expect(state).toEqual({ at: 'passed' });
    expect(effects).toEqual([{ do: 'verify', entry }, { do: 'watchTime' }, { do: 'begin', answer }]);
  });

  test('TF-03 an empty field gets the focus and nothing is sent', () => {
    const { state, effects } = play({ type: 'submitted', entry: { ...entry, authCode: ' \u3000' } });
    expect(state).toMatchObject({
      at: 'editing',
      problem: { at: 'field', text: 'twoFactor.authCodeMissing' },
    });
    expect(effects).toEqual([{ do: 'focusField', at: 'field' }]);
    expect(play({ type: 'submitted', entry: { ...entry, authCode: '' } }, { type: 'edited' }).state).toMatchObject({
      problem: null,
    });
  });

  test('TF-03 entries are trimmed, and full-width digits become digits', () => {
    const { effects } = play({ type: 'submitted', entry: { ...entry, authCode: ' ４８２９１３ ' } });
    expect(effects[0]).toEqual({ do: 'verify', entry });
  });

  test('TF-05 a refusal shows the server’s message, clears the entry and focuses its field', () => {
    const { state, effects } = play(tapped, refused);
    expect(state).toEqual({
      at: 'settling',
      method: 'ga',
      round: 1,
      sendings: 0,
      problem,
    });
    expect(effects.slice(2)).toEqual([{ do: 'focusField', at: 'field' }, { do: 'releaseLockLater' }]);
  });

  test('LG-06 the lock lasts until released; a complete code then goes out once', () => {
    const locked = play(tapped, refused, tapped, tapped);
    expect(locked.effects.filter((effect) => effect.do === 'verify')).toHaveLength(1);
    const free = play(tapped, refused, tapped, tapped, { type: 'lockReleased' });
    expect(free.state).toMatchObject({ at: 'sending', round: 1 });
    expect(free.effects.filter((effect) => effect.do === 'verify')).toHaveLength(2);
    const empty = play(
      tapped,
      refused,
      { type: 'submitted', entry: { ...entry, authCode: '' } },
      { type: 'lockReleased' },
    );
    expect(empty.state).toMatchObject({ at: 'editing', problem: { at: 'field' } });
  });

  test('a lost answer keeps what was typed', () => {
    const lost: TwoFactorEvent = { type: 'refused', problem: null, isJudged: false };
    expect(play(tapped, lost).state).toMatchObject({ at: 'settling', round: 0, problem: null });
  });

  test('TF-05 a code that phone-auth refused is cleared, with the service’s reason', () => {
    const { state, effects } = play(tapped, { type: 'notConfirmed' });
    expect(state).toEqual({ at: 'editing', method: 'ga', round: 1, sendings: 0, problem: null });
    expect(effects.at(-1)).toEqual({ do: 'focusField', at: 'field' });
  });

  test('TF-05 a used phone-auth code of a wrong number asks for number and code again', () => {
    const { state, effects } = play(tapped, usedUp(atRecipient));
    expect(state).toMatchObject({ at: 'settling', round: 1, sendings: 1, problem: { at: 'recipient' } });
    expect(effects).toContainEqual({ do: 'forgetCode', andNumber: true });
  });

  test('TF-05 a refused token of phone-auth shows a message and keeps its number', () => {
    const { state, effects } = play(tapped, usedUp(null));
    expect(state).toMatchObject({ sendings: 1, problem: null });
    expect(effects).toContainEqual({ do: 'forgetCode', andNumber: false });
  });

  test('a slow check says so', () => {
    expect(play(tapped, { type: 'tookLong' }).state).toMatchObject({ at: 'sending', slow: true });
  });

  test('TF-01 another method may be chosen except during a check, and gets the focus', () => {
    const { state, effects } = play({ type: 'chosen', method: 'sms' });
    expect(state).toMatchObject({ at: 'editing', method: 'sms', problem: null });
    expect(effects).toEqual([
      { do: 'keepMethod', method: 'sms' },
      { do: 'focusField', at: 'field' },
    ]);
    expect(play(tapped, { type: 'chosen', method: 'sms' }).state).toMatchObject({ at: 'sending', method: 'ga' });
  });

  test('a code that arrives for another method is not sent', () => {
    const late: Entry = { method: 'sms', mobileNum: '+639051234567', verificationCode: '482913' };
    expect(play({ type: 'submitted', entry: late }).effects).toEqual([]);
  });

  test('TF-05 a number that is not on file is refused at its field', () => {
    const { state, effects } = play(
      { type: 'chosen', method: 'sms' },
      { type: 'recipientRefused', problem: atRecipient },
    );
    expect(state).toMatchObject({ at: 'editing', round: 1, problem: atRecipient });
    expect(effects.at(-1)).toEqual({ do: 'focusField', at: 'recipient' });
  });

  test('a challenge that the back end ended is over, for checking and for sending', () => {
    expect(play(tapped, { type: 'ended' }).state).toEqual({ at: 'expired' });
    expect(play({ type: 'ended' }).state).toEqual({ at: 'expired' });
  });

  test('a timeout ends it, but not before a running check', () => {
    expect(play({ type: 'timeRanOut' }).state).toEqual({ at: 'expired' });
    expect(play(tapped, refused, { type: 'timeRanOut' }).state).toEqual({ at: 'expired' });
    expect(play(tapped, { type: 'timeRanOut' }, { type: 'accepted', answer }).state).toEqual({ at: 'passed' });
  });
});
