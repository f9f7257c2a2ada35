import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Shell } from '../../shell/shell.ts';
import { type InvitationEvent, invitationFlow } from './invitation.flow.ts';
import { invitationRunner } from './invitation.runner.ts';

const invited = examples['member.referrals'].output;
const { state: loading } = invitationFlow.start;

test('an invitation is shown with its link first, and its picture as soon as it is made', () => {
  const shown = advance(invitationFlow, loading, { type: 'loaded', invited });
  expect(shown).toEqual({
    state: { at: 'shown', invited, qr: null },
    effects: [{ do: 'makeQr', code: 'K7QW2M9X' }],
  });
  const qr = [[true]];
  expect(advance(invitationFlow, shown.state, { type: 'qrMade', qr }).state).toEqual({ at: 'shown', invited, qr });
});

test('who may not invite has no picture, and still sees the friends of before', () => {
  const without = { ...invited, code: null };
  expect(advance(invitationFlow, loading, { type: 'loaded', invited: without })).toEqual({
    state: { at: 'shown', invited: without, qr: null },
    effects: [],
  });
});

test('a back end without invitations leads to customer service, and counts nobody', () => {
  const { state, effects } = advance(invitationFlow, loading, { type: 'loaded', invited: null });
  expect([state, effects]).toEqual([{ at: 'notOffered' }, []]);
});

test('an invitation that did not load can be tried again', () => {
  const { state } = advance(invitationFlow, loading, { type: 'failed', reference: 'AB12CD34' });
  expect(state).toEqual({ at: 'failed', reference: 'AB12CD34' });
  expect(advance(invitationFlow, state, { type: 'retryTapped' })).toEqual(invitationFlow.start);
});

test('the picture is that of the link', async () => {
  const dispatch = vi.fn<(event: InvitationEvent) => void>();
  const shell = { navigation: { origin: 'https://play.example.com' }, load: vi.fn() } as unknown as Shell;
  await invitationRunner(shell)({ do: 'makeQr', code: 'K7QW2M9X' }, dispatch);
  const [event] = dispatch.mock.calls[0] ?? [];
  expect(event?.type === 'qrMade' && event.qr.length).toBeGreaterThan(25);
});

test.each([
  ['the invitation', { ok: true, value: invited }, { type: 'loaded', invited }],
  ['nothing of a back end without the call', fakeFailure({ status: 404 }), { type: 'loaded', invited: null }],
  ['the reference of the failure', fakeFailure({ status: 500, reference: 'X1' }), { type: 'failed', reference: 'X1' }],
])('brings %s', async (_, outcome, event) => {
  const dispatch = vi.fn();
  const shell = { load: async () => outcome } as unknown as Shell;
  await invitationRunner(shell)({ do: 'load' }, dispatch);
  expect(dispatch).toHaveBeenCalledWith(event);
});
