// The registration as its form shows it: what is entered, where the flow is, and what a tap does.
import { useState, useSyncExternalStore } from 'react';
import { useFlow, useSession, useShell } from '../../kit/shell-context.tsx';
import { createCaptchaHandle } from './captcha-handle.ts';
import { createCodeHandle } from './code-handle.ts';
import { registerFlow } from './register.flow.ts';
import { registerRunner } from './register.runner.ts';
import { blankEntry, demandsOf, type EnteredNumber } from './register-entry.ts';
import { createRegisterFields } from './register-fields.ts';
import { type FieldName, shownFields } from './register-problem.ts';
import { useMetRules } from './use-met-rules.ts';

export interface RegisterCallbacks {
  /** The member is registered: closes the form and continues. */
  readonly onRegistered: () => void;
}

/** The values that the form of a mobile number adds to the entry. */
export interface EnteredMobile {
  readonly mobile: EnteredNumber | null;
  readonly code: string;
}

const noMobile: EnteredMobile = { mobile: null, code: '' };

export function useRegister({ onRegistered }: RegisterCallbacks) {
  const shell = useShell();
  const session = useSession();
  const [captcha] = useState(createCaptchaHandle);
  const [codeHandle] = useState(createCodeHandle);
  const [demands] = useState(() => demandsOf(shell.settings));
  const [blank] = useState(() => blankEntry(demands));
  const [fields] = useState(() => createRegisterFields(shell));
  const [runner] = useState(() =>
    registerRunner(shell, {
      focusField: fields.focus,
      renewCaptcha: captcha.renew,
      clearCode: codeHandle.clear,
      onRegistered,
    }),
  );
  const [state, send] = useFlow(registerFlow, runner.run);
  // The page from the server has the operator's first way open; a draft comes after hydration.
  const entry = useSyncExternalStore(fields.subscribe, fields.current, () => blank);
  const rules = useMetRules(entry);

  const [form] = useState(() => (element: HTMLFormElement | null) => {
    // Text that is there already (a draft, typed before hydration) is checked at once.
    if (fields.current().username !== '') rules.prepare();
    return fields.form(element);
  });
  const problem = 'problem' in state ? state.problem : null;
  const places = shownFields(entry, demands);
  return {
    shell,
    demands,
    fields,
    form,
    captcha,
    codeHandle,
    entry,
    rules,
    state,
    send,
    /** The session of a person who is logged in already. */
    already: state.at === 'registered' ? null : session,
    /** Returns the problem of one field; the form as a whole shows a problem whose field is not visible. */
    problemAt: (at: FieldName) => {
      if (!problem) return null;
      const shown = places.includes(problem.at) ? problem.at : 'form';
      return shown === at ? problem : null;
    },
    underWay: state.at !== 'editing' && state.at !== 'settling',
    touched: () => {
      shell.warmUp();
      runner.prepare();
      rules.prepare();
    },
    edited: () => {
      fields.typed();
      send({ type: 'edited' });
    },
    submit: (mobile: EnteredMobile = noMobile) => {
      send({ type: 'submitted', entry: { ...fields.read(), ...mobile, captcha: captcha.read() } });
    },
  };
}

export type Registering = ReturnType<typeof useRegister>;
