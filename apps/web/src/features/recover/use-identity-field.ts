// Reads the identity by user name or by e-mail address, and the problem with it.
import { useState, useSyncExternalStore } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { createIdentityFields, nothingTyped } from './identity-fields.ts';
import { checkEmail, checkName } from './recover.rules.ts';
import type { IdentityInput } from './use-recover.ts';

export function useIdentityField(by: 'username' | 'email', proceed: () => void) {
  const shell = useShell();
  const t = useT();
  const [fields] = useState(() => createIdentityFields(shell));
  const { username, email } = useSyncExternalStore(fields.subscribe, fields.current, () => nothingTyped);
  const [isProblemShown, showProblem] = useState(false);
  const problem = by === 'username' ? checkName(username) : checkEmail(email);
  const identityInput: IdentityInput = {
    identity: problem ? null : by === 'username' ? { by, username } : { by, email },
    check: () => {
      showProblem(true);
      if (problem) fields.focus(by);
      else proceed();
    },
    waiting: false,
  };
  return {
    identityInput,
    inputRef: fields.attach(by),
    /** The error appears once the person wants to continue. */
    error: isProblemShown && problem ? t(problem) : null,
    edited: () => {
      showProblem(false);
      fields.typed();
    },
  };
}
