// Loads the invitation, and makes the picture of its link.

import { invitationLink } from '../../kit/referral/referral.rules.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { orNone } from '../../shell/http/failure.ts';
import { qrOf } from '../../shell/qr/qr.ts';
import type { Shell } from '../../shell/shell.ts';
import type { InvitationEffect, InvitationEvent, Invited } from './invitation.flow.ts';

export const invitationRunner =
  ({ load, navigation }: Pick<Shell, 'load' | 'navigation'>): Runner<InvitationEvent, InvitationEffect> =>
  async (effect, dispatch) => {
    if (effect.do === 'makeQr') {
      dispatch({ type: 'qrMade', qr: await qrOf(invitationLink(navigation.origin, effect.code)) });
      return;
    }
    const outcome = orNone<Invited | null>(await load('member.referrals', {}), null);
    dispatch(
      outcome.ok ? { type: 'loaded', invited: outcome.value } : { type: 'failed', reference: outcome.reference },
    );
  };
