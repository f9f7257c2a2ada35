import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { playFlow, settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { type WinsPrivacyEvent, winsPrivacyFlow } from './wins-privacy.flow.ts';
import { winsPrivacyRunner } from './wins-privacy.runner.ts';

const came: WinsPrivacyEvent = { type: 'came', hidden: false };
const hide: WinsPrivacyEvent = { type: 'tapped', hidden: true };
const play = (...events: WinsPrivacyEvent[]) => playFlow(winsPrivacyFlow, events);

describe('the privacy of wins', () => {
  test('shows what the back end has; without an answer there is nothing to choose', () => {
    expect(play(came).state).toEqual({ at: 'still', hidden: false });
    expect(play({ type: 'came', hidden: null }).state).toEqual({ at: 'absent' });
  });

  test('a change shows at once, is saved once, and stays when it was saved', () => {
    expect(play(came, hide, hide)).toEqual({
      state: { at: 'saving', hidden: false, wanted: true },
      effects: [{ do: 'save', hidden: true }],
    });
    expect(play(came, hide, { type: 'saved' }).state).toEqual({ at: 'still', hidden: true });
  });

  test('a change that was refused is taken back', () => {
    expect(play(came, hide, { type: 'refused' }).state).toEqual({ at: 'still', hidden: false });
  });
});

test('HT-08 a change that comes too often is taken back, and a toast says how long to wait', async () => {
  const many = fakeFailure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 120 });
  const toast = vi.fn();
  const load = async () => ({ ok: true, value: { hidden: false } }) as const;
  const shell = fakeShell({ shell: { load, send: async () => many, overlays: { toast } } });
  const flow = run(winsPrivacyFlow, winsPrivacyRunner(shell));
  await settled();
  flow.send(hide);
  await settled();
  expect(flow.state()).toEqual({ at: 'still', hidden: false });
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2 minutes'), 'warn', 4000);
});

test.each([
  ['saved', { ok: true, value: { hidden: true } } as const, true],
  ['refused', fakeFailure({ errorCode: 'unknown_error' }), false],
])('a change that was %s is told to the flow', async (_, outcome, hidden) => {
  const load = vi.fn(async () => ({ ok: true, value: { hidden: false } }) as const);
  const send = vi.fn(async () => outcome);
  const flow = run(winsPrivacyFlow, winsPrivacyRunner(fakeShell({ shell: { load, send } })));
  await settled();
  expect(load).toHaveBeenCalledExactlyOnceWith('game.winsPrivacy', {});
  flow.send(hide);
  await settled();
  expect(send).toHaveBeenCalledExactlyOnceWith('game.hideWins', { hidden: true });
  expect(flow.state()).toEqual({ at: 'still', hidden });
});
