// The state of the recovery as its form shows it: the sent code, the new password, and the step.
import { useRef, useState } from 'react';
import { useCode } from '../../kit/codes/use-code.ts';
import { type NewPassword, passwordLengths } from '../../kit/passwords/new-password.rules.ts';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { hasLiveCode, isUnanswered } from '../../shell/errors/claims.ts';
import { useLatest } from '../../shell/flow/use-latest.ts';
import {
  type AccountIdentity,
  fieldsOf,
  type RecoveryChoice,
  recipientOf,
  type StoredRecovery,
} from './account-identity.ts';
import { recoverFlow } from './recover.flow.ts';
import { checkConfirmation, type RecoverProblem } from './recover.rules.ts';
import { type RecoverForm, recoverRunner, requestCode } from './recover.runner.ts';

const CODE_DRAFT = 'recover.code';

export interface RecoverControls {
  readonly choice: RecoveryChoice;
  readonly choose: (choice: RecoveryChoice) => void;
  /** Continues to the log-in, with the name filled in already. */
  readonly finished: (userName: string) => void;
}

/** The identity that the field holds. */
export interface IdentityInput {
  /** Null while the field names nobody. */
  readonly identity: AccountIdentity | null;
  /** Continues with the identity; without one the field shows the reason and gets the focus. */
  readonly check: () => void;
  /** True while the form waits for the field, to continue as soon as it is ready. */
  readonly waiting: boolean;
}

/** The new password; null where only the user name is wanted. */
function useNewPassword(kept: StoredRecovery | null) {
  const { settings } = useShell();
  const [password, set] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const userName = (kept && fieldsOf(kept.identity).username) ?? '';
  const chosen: NewPassword = { password, oldPassword: null, userName, lengths: passwordLengths(settings) };
  return { chosen: kept?.wish === 'password' ? chosen : null, input, set };
}

/** Runs the flow of the recovery; it reaches the fields, which are created later, by `fields`. */
function useRecoverFlow(
  { choose, finished }: RecoverControls,
  fields: () => Pick<RecoverForm, 'focusField' | 'codeUsed'>,
) {
  const shell = useShell();
  const [runner] = useState(() =>
    recoverRunner(shell, {
      focusField: (at) => fields().focusField(at),
      codeUsed: () => fields().codeUsed(),
      turnedBack: ({ wish, identity: { by } }) => choose({ wish, by }),
      finished,
    }),
  );
  return useFlow(recoverFlow, runner);
}

export function useRecover(controls: RecoverControls, identityInput: IdentityInput) {
  const shell = useShell();
  const [state, send] = useRecoverFlow(controls, () => fields.current);
  const kept: StoredRecovery | null = 'identity' in state ? state : null;
  const identity = kept?.identity ?? identityInput.identity;
  const { chosen, input, set } = useNewPassword(kept);
  /** A code was sent, or may have been sent. */
  const goToCode = (): void => {
    if (identity) send({ type: 'codeSent', kept: { wish: controls.choice.wish, identity } });
  };
  const confirm = (code: string): void => {
    const confirmation = { code, newPassword: chosen?.password ?? null };
    send({ type: 'submitted', confirmation, problem: checkConfirmation(code, chosen) });
  };

  const code = useCode({
    draft: CODE_DRAFT,
    recipient: identity && recipientOf(identity),
    waiting: identityInput.waiting,
    send: async () => {
      const outcome = identity && (await requestCode(shell, identity));
      if (outcome && (outcome.ok || isUnanswered(outcome) || hasLiveCode(outcome))) goToCode();
      return outcome;
    },
    whole: (typed) => (chosen ? input.current?.focus() : confirm(typed)),
  });

  const fields = useLatest({
    codeUsed: code.used,
    focusField: (at: RecoverProblem['at']) => {
      if (at === 'code') code.clear();
      // Moves the focus after the message is in the page, so that both are announced together.
      setTimeout(() => (at === 'code' ? code.focus() : at === 'password' && input.current?.focus()));
    },
  });

  return {
    state,
    send,
    code,
    chosen,
    passwordInput: input,
    setPassword: set,
    edited: () => send({ type: 'edited' }),
    submitIdentity: identityInput.check,
    /** Continues with a known identity. */
    proceed: () => {
      if (code.expected) goToCode();
      else code.request();
    },
    confirm: () => confirm(code.code),
  };
}

export type Recovering = ReturnType<typeof useRecover>;
