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
