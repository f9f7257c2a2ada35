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
  test('LG-05 a right code is sent once and begins the session', () => {
    const { state, effects } = play(tapped, tapped, { type: 'accepted', answer });
    expect(state).toEqual({ at: 'passed' });
    expect(effects).toEqual([{ do: 'verify', entry }, { do: 'watchTime' }, { do: 'begin', answer }]);
  });

  test('TF-03 what is empty is pointed out and nothing is sent', () => {
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

  test('TF-03 what is sent is trimmed, its full-width digits are digits', () => {
    const { effects } = play({ type: 'submitted', entry: { ...entry, authCode: ' ４８２９１３ ' } });
    expect(effects[0]).toEqual({ do: 'verify', entry });
  });

  test('TF-05 a refusal says what the server said, clears what was typed and points at its field', () => {
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

  test('LG-06 the lock holds until it is released; a code that is whole before that goes then, once', () => {
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

  test('an answer that never came has judged nothing: what was typed stays', () => {
    const lost: TwoFactorEvent = { type: 'refused', problem: null, isJudged: false };
    expect(play(tapped, lost).state).toMatchObject({ at: 'settling', round: 0, problem: null });
  });

  test('TF-05 a code that the phone-auth service did not take is cleared; the service has said why', () => {
    const { state, effects } = play(tapped, { type: 'notConfirmed' });
    expect(state).toEqual({ at: 'editing', method: 'ga', round: 1, sendings: 0, problem: null });
    expect(effects.at(-1)).toEqual({ do: 'focusField', at: 'field' });
  });

  test('TF-05 a code that the phone-auth service took is used up: the number it went to is not the one on file, and both are asked for anew', () => {
    const { state, effects } = play(tapped, usedUp(atRecipient));
    expect(state).toMatchObject({ at: 'settling', round: 1, sendings: 1, problem: { at: 'recipient' } });
    expect(effects).toContainEqual({ do: 'forgetCode', andNumber: true });
  });

  test('TF-05 a token of the phone-auth service that is not taken is told; its number stays for the next code', () => {
    const { state, effects } = play(tapped, usedUp(null));
    expect(state).toMatchObject({ sendings: 1, problem: null });
    expect(effects).toContainEqual({ do: 'forgetCode', andNumber: false });
  });

  test('a slow check tells', () => {
    expect(play(tapped, { type: 'tookLong' }).state).toMatchObject({ at: 'sending', slow: true });
  });

  test('TF-01 another way may be chosen, not while one is checked; it is kept and its field gets the focus', () => {
    const { state, effects } = play({ type: 'chosen', method: 'sms' });
    expect(state).toMatchObject({ at: 'editing', method: 'sms', problem: null });
    expect(effects).toEqual([
      { do: 'keepMethod', method: 'sms' },
      { do: 'focusField', at: 'field' },
    ]);
    expect(play(tapped, { type: 'chosen', method: 'sms' }).state).toMatchObject({ at: 'sending', method: 'ga' });
  });

  test('a code that arrives for a way that was left is not sent', () => {
    const late: Entry = { method: 'sms', mobileNum: '+639051234567', verificationCode: '482913' };
    expect(play({ type: 'submitted', entry: late }).effects).toEqual([]);
  });

  test('TF-05 a number that is not the one on file is told at its field', () => {
    const { state, effects } = play(
      { type: 'chosen', method: 'sms' },
      { type: 'recipientRefused', problem: atRecipient },
    );
    expect(state).toMatchObject({ at: 'editing', round: 1, problem: atRecipient });
    expect(effects.at(-1)).toEqual({ do: 'focusField', at: 'recipient' });
  });

  test('a challenge that the back end has ended is over, in the check and in the sending', () => {
    expect(play(tapped, { type: 'ended' }).state).toEqual({ at: 'expired' });
    expect(play({ type: 'ended' }).state).toEqual({ at: 'expired' });
  });

  test('when the time runs out it is over, but a check under way is waited for', () => {
    expect(play({ type: 'timeRanOut' }).state).toEqual({ at: 'expired' });
    expect(play(tapped, refused, { type: 'timeRanOut' }).state).toEqual({ at: 'expired' });
    expect(play(tapped, { type: 'timeRanOut' }, { type: 'accepted', answer }).state).toEqual({ at: 'passed' });
  });
});
