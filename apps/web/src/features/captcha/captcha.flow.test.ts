import { describe, expect, test } from 'vitest';
import type { CaptchaProblem } from '../../adapters/captcha/port.ts';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type CaptchaEvent, captchaFlow } from './captcha.flow.ts';

const problem: CaptchaProblem = { why: 'vendor', text: 'Forbidden', code: '113' };
const proof = { geetestValidateV4: 'cHJvb2Y' };
const ready: CaptchaEvent = { type: 'widgetReady' };
const failed: CaptchaEvent = { type: 'widgetFailed', problem };
const closed: CaptchaEvent = { type: 'closed' };
const verified: CaptchaEvent = { type: 'verified', proof };
const tapped: CaptchaEvent = { type: 'blockTapped' };
const retried: CaptchaEvent = { type: 'retryTapped' };

function play(...events: CaptchaEvent[]) {
  const { state, effects } = playFlow(captchaFlow, events);
  return { state, done: effects.map((effect) => effect.do) };
}

describe('the captcha widget', () => {
  test('CW-01 goes from loading to waiting when ready, and to success when solved', () => {
    expect(captchaFlow.start).toEqual({ state: { at: 'loading', attempt: 1 }, effects: [{ do: 'setUp' }] });
    expect(play(ready)).toEqual({ state: { at: 'waiting', open: true }, done: ['open'] });
    expect(play(ready, verified)).toEqual({ state: { at: 'success' }, done: ['open', 'finish'] });
  });

  test('CW-02 retries a failed start once, by itself', () => {
    expect(play(failed)).toEqual({ state: { at: 'loading', attempt: 2 }, done: ['setUp'] });
    expect(play(failed, ready).state).toEqual({ at: 'waiting', open: true });
    expect(play(failed, failed)).toEqual({ state: { at: 'error', problem }, done: ['setUp'] });
  });

  test('CW-01 an error leads to error from every state, and a retry starts both tries again', () => {
    for (const before of [[ready], [ready, closed], [ready, verified]])
      expect(play(...before, failed).state).toEqual({ at: 'error', problem });
    expect(play(failed, failed, retried)).toEqual({
      state: { at: 'loading', attempt: 1 },
      done: ['setUp', 'setUp'],
    });
    expect(play(failed, failed, retried, failed, failed).state).toEqual({ at: 'error', problem });
  });

  test('DF-01 each try that does not reach the script doubts the domain; no other problem does', () => {
    const notReached: CaptchaEvent = { type: 'widgetFailed', problem: { why: 'network', code: '60204' } };
    expect(play(notReached).done).toEqual(['setUp', 'doubtDomain']);
    expect(play(notReached, notReached).done).toEqual(['setUp', 'doubtDomain', 'doubtDomain']);
    expect(play(ready, notReached).done).toEqual(['open', 'doubtDomain']);
    for (const why of ['vendor', 'notSetUp', 'unknown'] as const)
      expect(play({ type: 'widgetFailed', problem: { why } }, { type: 'widgetFailed', problem: { why } }).done).toEqual(
        ['setUp'],
      );
  });

  test('CW-01 closing the puzzle returns to waiting, and a tap opens it again', () => {
    expect(play(ready, closed).state).toEqual({ at: 'waiting', open: false });
    expect(play(ready, closed, tapped)).toEqual({
      state: { at: 'waiting', open: true },
      done: ['open', 'open'],
    });
  });

  test('CW-03 a tap while the puzzle is open does not open a second one', () => {
    expect(play(ready, tapped, tapped).done).toEqual(['open']);
  });

  test('a solved puzzle that closes itself stays solved; a loading one cannot be closed', () => {
    expect(play(ready, verified, closed).state).toEqual({ at: 'success' });
    expect(play(closed).state).toEqual({ at: 'loading', attempt: 1 });
  });
});
