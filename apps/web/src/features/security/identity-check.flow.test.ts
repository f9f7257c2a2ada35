// Stories of the identity check's page.
import type { IdentityCheck } from '@foyer/contract';
import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { identityCheckFlow } from './identity-check.flow.ts';

const check = (status: IdentityCheck['status']): IdentityCheck => ({
  status,
  documents: [{ kind: 'passport', sentAt: null }],
  reason: null,
});

test('a check that waits is loaded again until it is decided', () => {
  const flow = identityCheckFlow(check('waiting'));
  expect(flow.start.effects).toEqual([{ do: 'loadLater', pauseMs: 10_000 }]);
  const loading = advance(flow, flow.start.state, { type: 'loadDue' });
  expect(loading.effects).toEqual([{ do: 'load' }]);
  expect(advance(flow, loading.state, { type: 'loadFailed' }).effects).toEqual([{ do: 'loadLater', pauseMs: 10_000 }]);
  const decided = advance(flow, loading.state, { type: 'loaded', check: check('approved') });
  expect(decided).toEqual({ state: { at: 'shown', check: check('approved') }, effects: [] });
});

test('a check that nobody looks at is not loaded again', () => {
  const flow = identityCheckFlow(check('none'));
  expect(flow.start.effects).toEqual([]);
  expect(advance(flow, flow.start.state, { type: 'loadDue' }).effects).toEqual([]);
});

test('a document that was taken shows at once, and the check is loaded', () => {
  const flow = identityCheckFlow(check('none'));
  const { state, effects } = advance(flow, flow.start.state, { type: 'sent', kind: 'passport' });
  expect(state).toMatchObject({ at: 'loading', check: { documents: [{ kind: 'passport', sentAt: '' }] } });
  expect(effects).toEqual([{ do: 'load' }]);
  expect(advance(flow, state, { type: 'loaded', check: check('waiting') })).toEqual({
    state: { at: 'shown', check: check('waiting') },
    effects: [{ do: 'loadLater', pauseMs: 10_000 }],
  });
});

test('two documents that are sent close together both stay sent', () => {
  const first: IdentityCheck = {
    status: 'none',
    documents: [
      { kind: 'identityFront', sentAt: null },
      { kind: 'identityBack', sentAt: null },
    ],
    reason: null,
  };
  const [sentAt, missing] = ['2026-11-24T12:00:00.000Z', null];
  const after = (back: string | null, status: IdentityCheck['status']): IdentityCheck => ({
    status,
    documents: [
      { kind: 'identityFront', sentAt },
      { kind: 'identityBack', sentAt: back },
    ],
    reason: null,
  });
  const flow = identityCheckFlow(first);
  const one = advance(flow, flow.start.state, { type: 'sent', kind: 'identityFront' });
  const two = advance(flow, one.state, { type: 'sent', kind: 'identityBack' });
  expect([one.effects, two.effects]).toEqual([[{ do: 'load' }], []]);
  // The first answer was on its way before the second document was taken.
  const early = advance(flow, two.state, { type: 'loaded', check: after(missing, 'none') });
  expect(early.effects).toEqual([{ do: 'load' }]);
  expect(early.state.check.documents.map((document) => document.sentAt)).toEqual(['', '']);
  const failed = advance(flow, two.state, { type: 'loadFailed' });
  expect(failed.effects).toEqual([{ do: 'load' }]);
  expect(advance(flow, early.state, { type: 'loaded', check: after(sentAt, 'waiting') }).state).toEqual({
    at: 'shown',
    check: after(sentAt, 'waiting'),
  });
});
