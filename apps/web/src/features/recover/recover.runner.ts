// Performs the effects of the recovery.
import type { CodeSent, InputOf } from '@foyer/contract';
import { proofFor } from '../../kit/captcha/captcha-step.ts';
import { codeRefusals } from '../../kit/codes/code-refusal.rules.ts';
import { deviceId } from '../../shell/device/device-id.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { draftName } from '../../shell/session/login-draft.ts';
import { forgetLogin } from '../../shell/session/remembered-record.ts';
import type { Shell } from '../../shell/shell.ts';
import { type AccountIdentity, draftOf, fieldsOf, type StoredRecovery, storedRecoveryOf } from './account-identity.ts';
import type { RecoverEffect, RecoverEvent } from './recover.flow.ts';
import { type RecoverProblem, refusalsOf } from './recover.rules.ts';

/** Name of the draft: the wish and the identity, never the code or the password. */
export const RECOVER_DRAFT = 'recover';

/** The actions of the form that the flow calls. */
export interface RecoverForm extends FormScreen<RecoverProblem['at']> {
  /** Returns to the first step with the identity filled in as before. */
  readonly turnedBack: (kept: StoredRecovery) => void;
  /** Continues to the log-in, with the name filled in already. */
  readonly finished: (userName: string) => void;
  /** Drops the code: it has been used. */
  readonly codeUsed: () => void;
}

/** Requests a code, with the captcha step before it; null when the person left the captcha unsolved. */
export async function requestCode(shell: Shell, identity: AccountIdentity): Promise<Outcome<CodeSent> | null> {
  const proof = await proofFor(shell, 'reset');
  if (!proof.ok) return null;
  const input = { ...fieldsOf(identity), loginDeviceId: deviceId(shell.device), ...proof.fields };
  return shell.send('member.passwordReset', input, { claims: codeRefusals });
}

export function recoverRunner(shell: Shell, form: RecoverForm): Runner<RecoverEvent, RecoverEffect> {
  const { drafts } = shell;
  const performForm = formRunner(form);
  return (effect, send) => {
    switch (effect.do) {
      case 'find': {
        const kept = storedRecoveryOf(drafts.read(RECOVER_DRAFT));
        if (kept) send({ type: 'found', kept });
        return;
      }
      case 'keep':
        return drafts.keep(RECOVER_DRAFT, draftOf(effect.kept));
      case 'forget':
        return drafts.drop(RECOVER_DRAFT);
      case 'turnBack':
        return form.turnedBack({ wish: effect.wish, identity: effect.identity });
      case 'dropCode':
        return form.codeUsed();
      case 'confirm': {
        const { code, newPassword } = effect.confirmation;
        const input: InputOf<'member.passwordResetConfirm'> = {
          ...fieldsOf(effect.identity),
          code: code.trim(),
          ...(newPassword !== null && { newPassword }),
        };
        const claims = refusalsOf[effect.wish];
        return shell
          .send('member.passwordResetConfirm', input, { claims })
          .then((outcome) =>
            send(eventOf(outcome, claims, ({ userName }) => ({ type: 'accepted', userName }) as const)),
          );
      }
      case 'finish':
        draftName(drafts, effect.userName);
        if (effect.wish === 'password') {
          forgetLogin(shell.store);
          shell.overlays.toast(shell.texts.t('recover.changed'), 'pos');
        }
        return form.finished(effect.userName);
      default:
        return performForm(effect, send);
    }
  };
}
