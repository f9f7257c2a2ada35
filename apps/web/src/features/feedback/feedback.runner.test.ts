import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { createStore } from '../../shell/storage/store.ts';
import { feedbackFlow } from './feedback.flow.ts';
import { FEEDBACK_DRAFT, feedbackRunner } from './feedback.runner.ts';

function stage() {
  const { send, reply } = fakeSend<Outcome<unknown>>();
  const drafts = createDrafts(createStore(null));
  drafts.keep(FEEDBACK_DRAFT, { text: 'More draws' });
  const screen = { focusField: vi.fn(), clear: vi.fn() };
  const flow = run(feedbackFlow, feedbackRunner(fakeShell({ shell: { send, drafts } }), screen));
  flow.send({ type: 'submitted', entry: { kind: 'idea', text: ' More\r\ndraws ', key: 'k1' } });
  return { ...screen, send, reply, drafts, flow };
}

test('the text is sent plain, under the key of its intent', () => {
  const { send } = stage();
  const options = { claims: expect.anything(), idempotencyKey: 'k1' };
  expect(send).toHaveBeenCalledExactlyOnceWith('member.feedback', { kind: 'idea', text: 'More\ndraws' }, options);
});

test('a message that was sent is cleared from the tab', async () => {
  const { reply, drafts, clear, flow } = stage();
  reply({ ok: true, value: { reference: 'R-1' } });
  await settled();
  expect(flow.state()).toEqual({ at: 'sent', reference: 'R-1' });
  expect(clear).toHaveBeenCalledOnce();
  expect(drafts.read(FEEDBACK_DRAFT)).toEqual({});
});

test('a message that failed stays in the tab', async () => {
  const { reply, drafts, clear, flow } = stage();
  reply({ ...fakeFailure({ errorCode: 'CUSTOMER_NOT_LOGIN', status: 401 }), isShown: true });
  await settled();
  expect(flow.state()).toEqual({ at: 'settling', problem: null });
  expect(clear).not.toHaveBeenCalled();
  expect(drafts.read(FEEDBACK_DRAFT)).toEqual({ text: 'More draws' });
});
