// Performs the effects of the list of linked accounts.
import type { LinkedIdentity } from '@foyer/contract';
import { showFailure, showFault } from '../../shell/errors/show-failure.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { channelNames } from '../../shell/identity/channel-names.ts';
import { confirmed, stepUpClaims } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { LinkedEffect, LinkedEvent } from './linked.flow.ts';

/** Asks for confirmation before a removal that one tap cannot undo. */
async function isMeant({ overlays, texts: { t } }: Shell, channel: string): Promise<boolean> {
  const answer = await overlays.open('alert', {
    title: t('social.removeTitle', { channel }),
    message: t('social.removeText', { channel }),
    confirm: t('social.remove'),
    cancel: t('common.cancel'),
    danger: true,
  });
  return answer === 'confirmed';
}

async function remove(shell: Shell, { id, channel }: LinkedIdentity): Promise<readonly LinkedIdentity[] | null> {
  const { overlays, send, texts } = shell;
  const name = channelNames[channel];
  if (!(await isMeant(shell, name))) return null;
  const outcome = await confirmed(shell, (proof) =>
    send('security.unlinkIdentity', { id, ...proof }, { claims: stepUpClaims }),
  );
  if (!outcome) return null;
  if (!outcome.ok) {
    showFailure(shell, outcome);
    return null;
  }
  overlays.toast(texts.t('social.removed', { channel: name }), 'pos');
  return outcome.value.items;
}

export const linkedRunner =
  (shell: Shell): Runner<LinkedEvent, LinkedEffect> =>
  (effect, send) => {
    switch (effect.do) {
      case 'load':
        return shell
          .load('security.identities', {})
          .then((outcome) => send({ type: 'came', items: outcome.ok ? outcome.value.items : null }));
      case 'showFailure':
        return showFault(shell, effect.fault);
      case 'remove':
        return remove(shell, effect.account).then((items) => send({ type: 'removed', items }));
    }
  };
