import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { failure } from '../../shell/http/failure.ts';
import { type CodeEvent, codeFlow, mustWait } from './code.flow.ts';
import { problemOf } from './code-refusal.rules.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const recipient = '+639171234567';
const answer = { expirationTime: '2026-11-21T12:05:00.000Z', resendAt: '2026-11-21T12:01:00.000Z' };
const sent = { recipient, validUntil: Date.parse(answer.expirationTime), resendAt: Date.parse(answer.resendAt) };

function play(...events: CodeEvent[]) {
  const { state, effects } = playFlow(codeFlow, events);
  return { state, effects, sends: effects.filter((effect) => effect.do === 'send').length };
}

const requested = (at = now, to = recipient): CodeEvent => ({ type: 'requested', recipient: to, now: at });
const accepted: CodeEvent = { type: 'accepted', answer, now };
const refused = (change: Partial<ReturnType<typeof failure>>): CodeEvent => {
  const failed = { ...failure('refused', 'unknown_error', { status: 400 }), ...change };
  return { type: 'refused', failure: failed, problem: problemOf(failed), now };
};

describe('a code', () => {
  test('SM-01 one tap sends once and focuses the field for the code', () => {
    const { state, effects } = play(requested(), requested(), accepted);
    expect(state).toEqual({ at: 'sent', sent, problem: null, waitUntil: null });
    expect(effects).toEqual([{ do: 'send', recipient }, { do: 'keep', sent }, { do: 'focusField' }]);
  });

  test('another one can be requested when the platform allows it, not before', () => {
    expect(play(requested(), accepted, requested(sent.resendAt - 1)).sends).toBe(1);
    expect(play(requested(), accepted, requested(sent.resendAt)).sends).toBe(2);
  });

  test('another number needs no waiting', () => {
    expect(play(requested(), accepted, requested(now + 1, '+639170000000')).sends).toBe(2);
  });

  test('leaving for the message and returning sends nothing and syncs the clock', () => {
    const { state, effects, sends } = play(requested(), accepted, { type: 'cameBack' }, { type: 'cameBack' });
    expect(state.at).toBe('sent');
    expect(sends).toBe(1);
    expect(effects.filter((effect) => effect.do === 'loadServerTime')).toHaveLength(2);
  });

  test('a refresh restores the sent code and sends nothing', () => {
    const { state, sends } = play({ type: 'found', sent });
    expect(state).toMatchObject({ at: 'sent', sent });
    expect(sends).toBe(0);
    expect(mustWait(state, recipient, sent.resendAt - 1)).toBe(true);
  });

  test('a closed captcha changes nothing', () => {
    expect(play(requested(), { type: 'withdrawn' }).state).toEqual({ at: 'unsent', problem: null, waitUntil: null });
    const again = play(requested(), accepted, requested(sent.resendAt), { type: 'withdrawn' });
    expect(again.state).toMatchObject({ at: 'sent', sent, problem: null });
  });

  test('too many: says so, and blocks until Retry-After is over', () => {
    const many = refused({ errorCode: 'TOO_MANY_REQUEST_SMS', status: 429, retryAfterSeconds: 90 });
    const { state } = play(requested(), many);
    expect(state).toMatchObject({
      at: 'unsent',
      problem: { text: 'codesProblem.tooMany', waitSeconds: 90 },
      waitUntil: now + 90_000,
    });
    expect(play(requested(), many, requested(now + 89_999)).sends).toBe(1);
    expect(play(requested(), many, requested(now + 90_000)).sends).toBe(2);
  });

  test('a limit of less than a minute opens the field for the code already sent, with the wait counted down', () => {
    const soon = refused({ errorCode: 'TOO_MANY_REQUEST_SMS', status: 429, retryAfterSeconds: 38 });
    const { state, effects } = play(requested(), soon);
    const earlier = { recipient, validUntil: null, resendAt: now + 38_000 };
    expect(state).toEqual({ at: 'sent', sent: earlier, problem: null, waitUntil: null });
    expect(effects.slice(-2)).toEqual([{ do: 'keep', sent: earlier }, { do: 'focusField' }]);
    expect(play(requested(), soon, requested(now + 37_999)).sends).toBe(1);
    expect(play(requested(), soon, requested(now + 38_000)).sends).toBe(2);
  });

  test('a limit of less than a minute opens no field where the code already sent is spent', () => {
    const spent = refused({
      errorCode: 'TOO_MANY_REQUEST_SMS',
      status: 429,
      retryAfterSeconds: 38,
      value: { codeIsLive: false },
    });
    const { state } = play(requested(), spent);
    expect(state).toMatchObject({
      at: 'unsent',
      problem: { text: 'codesProblem.tooMany', waitSeconds: 38 },
      waitUntil: now + 38_000,
    });
    expect(play(requested(), spent, requested(now + 37_999)).sends).toBe(1);
  });

  test('a refused repetition keeps the code that was sent', () => {
    const { state } = play(
      requested(),
      accepted,
      requested(sent.resendAt),
      refused({ errorCode: 'TOO_MANY_REQUEST_SMS' }),
    );
    expect(state).toMatchObject({ at: 'sent', sent, problem: { text: 'failure.tooMany' } });
  });

  test('a lost answer shows the code’s field, and nothing is sent again at once', () => {
    const lost = refused({ kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 });
    const { state } = play(requested(), lost);
    expect(state).toMatchObject({ at: 'sent', sent: { validUntil: null, resendAt: now + 60_000 } });
    expect(play(requested(), lost, requested(now + 1)).sends).toBe(1);
  });

  test('HT-12 without a connection nothing was sent, and the error catalogue says so', () => {
    const { state } = play(requested(), refused({ kind: 'offline', errorCode: 'offline', status: 0, isShown: true }));
    expect(state).toEqual({ at: 'unsent', problem: null, waitUntil: null });
    expect(mustWait(state, recipient, now)).toBe(false);
  });

  test('a refused number shows its message until it is edited', () => {
    const ended = play(requested(), refused({ errorCode: 'mobile.invalid' }));
    expect(ended.state).toMatchObject({ problem: { at: 'recipient' } });
    expect(
      play(requested(), refused({ errorCode: 'mobile.invalid' }), { type: 'recipientEdited' }).state,
    ).toMatchObject({
      problem: null,
    });
  });

  test('a used code is removed', () => {
    const { state, effects } = play(requested(), accepted, { type: 'used' });
    expect(state.at).toBe('unsent');
    expect(effects.at(-1)).toEqual({ do: 'forget' });
  });
});
