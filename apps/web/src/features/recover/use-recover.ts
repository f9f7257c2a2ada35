// The state of the recovery as its form shows it: the code on its way, the new password, and where one is in it.
import { useRef, useState } from 'react';
import { useFlow, useShell } from '../../app/shell-context.tsx';
import { useCode } from '../../app/use-code.ts';
import { mayHaveBeenSent } from '../../shell/codes/code.rules.ts';
import { useLatest } from '../../shell/flow/use-latest.ts';
import { type NewPassword, passwordLengths } from '../../shell/passwords/new-password.rules.ts';
import type { Shell } from '../../shell/shell.ts';
import { recoverFlow } from './recover.flow.ts';
import { checkConfirmation, type RecoverProblem } from './recover.rules.ts';
import { askForCode, recoverRunner } from './recover.runner.ts';
import { fieldsOf, type Kept, shownAs, type Way, type Whose } from './whose.ts';

const CODE_DRAFT = 'recover.code';

export interface RecoverDoor {
  readonly way: Way;
  readonly choose: (way: Way) => void;
  /** The way to the log-in, where the name is filled in already. */
  readonly finished: (userName: string) => void;
}

/** Who it is, as the field for it says. */
export interface Who {
  /** Null while it is nobody. */
  readonly whose: Whose | null;
  /** True where one can go on; else the field says why and gets the focus. */
  readonly check: () => boolean;
}

const chosenOf = ({ settings }: Shell, kept: Kept | null, password: string): NewPassword | null =>
  kept?.wish === 'password'
    ? {
        password,
        oldPassword: null,
        userName: fieldsOf(kept.whose).username ?? '',
        lengths: passwordLengths(settings),
      }
    : null;

export function useRecover({ way, choose, finished }: RecoverDoor, who: Who) {
  const shell = useShell();
  const [password, setPassword] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const [runner] = useState(() =>
    recoverRunner(shell, {
      pointOut: (at) => fields.current.pointOut(at),
      codeUsed: () => fields.current.codeUsed(),
      turnedBack: ({ wish, whose: { by } }) => choose({ wish, by }),
      finished,
    }),
  );
  const [state, send] = useFlow(recoverFlow, runner);
  const kept: Kept | null = 'whose' in state ? state : null;
  const whose = kept?.whose ?? who.whose;
  const chosen = chosenOf(shell, kept, password);
  /** The code is on its way, or may be. */
  const goToCode = (): void => {
    if (whose) send({ type: 'codeSent', kept: { wish: way.wish, whose } });
  };
  const confirm = (typed: string): void =>
    send({
      type: 'submitted',
      confirmation: { code: typed, newPassword: chosen && password },
      problem: checkConfirmation(typed, chosen),
    });

  const code = useCode({
    draft: CODE_DRAFT,
    recipient: whose && shownAs(whose),
    send: async () => {
      const outcome = whose && (await askForCode(shell, whose));
      if (outcome && (outcome.ok || mayHaveBeenSent(outcome))) goToCode();
      return outcome;
    },
    whole: (typed) => (chosen ? passwordInput.current?.focus() : confirm(typed)),
  });

  const fields = useLatest({
    codeUsed: code.used,
    pointOut: (at: RecoverProblem['at']) => {
      if (at === 'code') code.clear();
      // After the message is in the page, so that it is read together with the field.
      setTimeout(() => (at === 'code' ? code.focus() : at === 'password' && passwordInput.current?.focus()));
    },
  });

  return {
    state,
    send,
    code,
    /** What is chosen in the second step; null where only the user name is wanted. */
    chosen,
    passwordInput,
    setPassword,
    edited: () => send({ type: 'edited' }),
    ask: () => {
      if (!who.check()) return;
      if (code.expected) goToCode();
      else code.ask();
    },
    confirm: () => confirm(code.code),
  };
}

export type Recovering = ReturnType<typeof useRecover>;
