// The registration as its form shows it: what is entered, where the flow is, and what a tap does.
import { useState, useSyncExternalStore } from 'react';
import { useFlow, useSession, useShell } from '../../app/shell-context.tsx';
import { blankEntry, demandsOf } from './entry.ts';
import { registerFlow } from './register.flow.ts';
import { checkEntry, type Place, placesOf } from './register.rules.ts';
import { registerRunner } from './register.runner.ts';
import { createRegisterFields } from './register-fields.ts';

export interface RegisterDoor {
  /** The member is there: close, go on. */
  readonly entered: () => void;
}

export function useRegister({ entered }: RegisterDoor) {
  const shell = useShell();
  const [demands] = useState(() => demandsOf(shell.settings));
  const [blank] = useState(() => blankEntry(demands));
  const [fields] = useState(() => createRegisterFields(shell));
  const [runner] = useState(() =>
    registerRunner(shell, { pointOut: fields.focus, renewCaptcha: () => undefined, entered }),
  );
  const [state, send] = useFlow(registerFlow, runner);
  // The page from the server has the operator's first way open; a draft comes after hydration.
  const entry = useSyncExternalStore(fields.subscribe, fields.current, () => blank);

  const session = useSession();
  const problem = 'problem' in state ? state.problem : null;
  const places = placesOf(entry, demands);
  return {
    shell,
    demands,
    fields,
    entry,
    state,
    send,
    /** What is wrong there; what belongs to no place in sight is told by the form as a whole. */
    problemAt: (at: Place) => {
      if (!problem) return null;
      const shown = places.includes(problem.at) ? problem.at : 'form';
      return shown === at ? problem : null;
    },
    /** Somebody else who is logged in here. */
    already: state.at === 'registered' ? null : session,
    underWay: state.at !== 'editing' && state.at !== 'settling',
    edited: () => {
      fields.typed();
      send({ type: 'edited' });
    },
    submit: () => {
      const now = fields.read();
      send({ type: 'submitted', entry: now, problem: checkEntry(now, demands) });
    },
  };
}

export type Registering = ReturnType<typeof useRegister>;
