// The member's invitation: the code with its picture, and those who came by it.
import type { OutputOf } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { QrCode } from '../../shell/qr/qr.ts';

export type Invited = OutputOf<'member.referrals'>;

export type InvitationState =
  | { readonly at: 'loading' }
  /** `qr`: null until it is made; the link works without it. */
  | { readonly at: 'shown'; readonly invited: Invited; readonly qr: QrCode | null }
  /** The back end has no such call: customer service invites, and nobody has counted. */
  | { readonly at: 'notOffered' }
  | { readonly at: 'failed'; readonly reference: string };

export type InvitationEvent =
  | { readonly type: 'loaded'; readonly invited: Invited | null }
  | { readonly type: 'failed'; readonly reference: string }
  | { readonly type: 'qrMade'; readonly qr: QrCode }
  | { readonly type: 'retryTapped' };

export type InvitationEffect = { readonly do: 'load' } | { readonly do: 'makeQr'; readonly code: string };

const to = stepsOf<InvitationState, InvitationEffect>();
const load = () => to({ at: 'loading' }, { do: 'load' });

export const invitationFlow: Flow<InvitationState, InvitationEvent, InvitationEffect> = {
  name: 'invitation',
  start: load(),
  broken: {
    loading: (_, { reference }) => to({ at: 'failed', reference }),
    // The picture could not be made: the link stays.
    shown: (state) => to(state),
    notOffered: null,
    failed: null,
  },
  on: {
    loading: {
      loaded: (_, { invited }) => {
        if (invited === null) return to({ at: 'notOffered' });
        const { code } = invited;
        return to({ at: 'shown', invited, qr: null }, ...(code === null ? [] : [{ do: 'makeQr', code } as const]));
      },
      failed: (_, { reference }) => to({ at: 'failed', reference }),
    },
    shown: { qrMade: (state, { qr }) => to({ ...state, qr }) },
    notOffered: {},
    failed: { retryTapped: load },
  },
};
