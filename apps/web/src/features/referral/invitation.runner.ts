// Loads the invitation, and makes the picture of its link.

import { invitationLink } from '../../kit/referral/referral.rules.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { qrOf } from '../../shell/qr/qr.ts';
import type { Shell } from '../../shell/shell.ts';
import type { InvitationEffect, InvitationEvent } from './invitation.flow.ts';

export const invitationRunner =
  ({ load, navigation }: Pick<Shell, 'load' | 'navigation'>): Runner<InvitationEvent, InvitationEffect> =>
  async (effect, dispatch) => {
    if (effect.do === 'makeQr') {
      dispatch({ type: 'qrMade', qr: await qrOf(invitationLink(navigation.origin, effect.code)) });
      return;
    }
    const outcome = await load('member.referrals', {});
    dispatch(
      outcome.ok ? { type: 'loaded', invited: outcome.value } : { type: 'failed', reference: outcome.reference },
    );
  };
