// Reads the identity by user name or by e-mail address, and the problem with it.
import { useState, useSyncExternalStore } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { checkEmail, checkName } from './recover.rules.ts';
import type { Who } from './use-recover.ts';
import { createWhoFields, nothingTyped } from './who-fields.ts';

export function useTextWho(by: 'username' | 'email', proceed: () => void) {
  const shell = useShell();
  const t = useT();
  const [fields] = useState(() => createWhoFields(shell));
  const { username, email } = useSyncExternalStore(fields.subscribe, fields.current, () => nothingTyped);
  const [told, setTold] = useState(false);
  const problem = by === 'username' ? checkName(username) : checkEmail(email);
  const who: Who = {
    whose: problem ? null : by === 'username' ? { by, username } : { by, email },
    check: () => {
      setTold(true);
      if (problem) fields.focus(by);
      else proceed();
    },
    waiting: false,
  };
  return {
    who,
    inputRef: fields.attach(by),
    /** The error appears once the person wants to continue. */
    error: told && problem ? t(problem) : null,
    edited: () => {
      setTold(false);
      fields.typed();
    },
  };
}
