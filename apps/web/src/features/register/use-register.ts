// The registration as its form shows it: what is entered, where the flow is, and what a tap does.

import type { CaptchaProof } from '@foyer/contract';
import { useState, useSyncExternalStore } from 'react';
import { useFlow, useSession, useShell } from '../../kit/shell-context.tsx';
import { problemsIn } from '../../shell/errors/joined-problems.ts';
import { type LazyRunner, lazyRunner } from '../../shell/flow/lazy-runner.ts';
import type { Registered } from '../../shell/session/after-registration.ts';
import type { Shell } from '../../shell/shell.ts';
import { type RegisterEffect, type RegisterEvent, registerFlow } from './register.flow.ts';
import type { RegisterForm } from './register.runner.ts';
import {
  blankEntry,
  demandsOf,
  type EnteredNumber,
  type FormField,
  fieldsOf,
  type RegisterEntry,
} from './register-entry.ts';
import { createRegisterFields } from './register-fields.ts';

export interface RegisterCallbacks {
  /** The member is registered: closes the form and continues. */
  readonly onRegistered: (registered?: Registered) => void;
}

/** The values that the form of a mobile number adds to the entry. */
export interface EnteredMobile {
  readonly mobile: EnteredNumber | null;
  readonly code: string;
}

const noMobile: EnteredMobile = { mobile: null, code: '' };

/** The image captcha as the form calls it. */
interface ImageCaptcha {
  readonly read: () => CaptchaProof | null;
  readonly renew: () => void;
}

/** Connects the form with the fields that load with their lazy sections: the image captcha, and the code. */
function createLazyFields() {
  let captcha: ImageCaptcha | null = null;
  let clearField: (() => void) | null = null;
  return {
    captcha: {
      put: (next: ImageCaptcha | null): void => {
        captcha = next;
      },
      /** Returns null while nothing was typed, or where there is no captcha. */
      read: (): string | null => captcha?.read()?.captcha ?? null,
      renew: (): void => captcha?.renew(),
    },
    code: {
      put: (clear: (() => void) | null): void => {
        clearField = clear;
      },
      clear: (): void => clearField?.(),
    },
  };
}

type Rules = typeof import('./register.rules.ts');

/** Tells which rules the entry meets; the rules themselves are fetched with the first touch of the form. */
function useLiveRules(entry: RegisterEntry) {
  const { settings } = useShell();
  const [rules, setRules] = useState<Rules | null>(null);
  const name: readonly string[] = rules?.metNameRules(entry, settings) ?? [];
  const password = rules?.metPasswordRules(entry, settings) ?? [];
  return {
    metByName: (rule: string) => name.includes(rule),
    metByPassword: (rule: string) => password.includes(rule),
    /** The strength of the password, from 0 to 4. */
    strength: rules?.entryStrength(entry, settings) ?? 0,
    /** Without the rules the list ticks nothing off, and the platform decides. */
    prepare: () => void (rules ?? import('./register.rules.ts').then(setRules, () => undefined)),
  };
}

/** The code that performs the registration, and the texts for a refusal, load with the first touch of the form. */
const lazyRegisterRunner = (shell: Shell, form: RegisterForm): LazyRunner<RegisterEvent, RegisterEffect> =>
  lazyRunner(async () => {
    const { registerRunner } = await import('./register.runner.ts');
    return registerRunner(shell, form);
  });

export function useRegister({ onRegistered }: RegisterCallbacks) {
  const shell = useShell();
  const session = useSession();
  const [{ captcha, code }] = useState(createLazyFields);
  const [demands] = useState(() => demandsOf(shell.settings));
  const [blank] = useState(() => blankEntry(demands));
  const [fields] = useState(() => createRegisterFields(shell));
  const [runner] = useState(() =>
    lazyRegisterRunner(shell, {
      focusField: fields.focus,
      renewCaptcha: captcha.renew,
      clearCode: code.clear,
      onRegistered,
    }),
  );
  const [state, send] = useFlow(registerFlow, runner.run);
  // The page from the server has the operator's first method open; a draft comes after hydration.
  const entry = useSyncExternalStore(fields.subscribe, fields.current, () => blank);
  const rules = useLiveRules(entry);

  const [form] = useState(() => (element: HTMLFormElement | null) => {
    // Text that is there already (a draft, typed before hydration) is checked at once.
    if (fields.current().username !== '') rules.prepare();
    fields.form(element);
  });
  const places = fieldsOf(entry, demands);
  // The form as a whole shows the problem of a field that is not visible.
  const shown = problemsIn('problem' in state ? state.problem : null).map((problem) =>
    places.includes(problem.at) ? problem : { ...problem, at: 'form' as const },
  );
  return {
    shell,
    demands,
    fields,
    form,
    captcha,
    codeHandle: code,
    entry,
    rules,
    state,
    send,
    /** The session of a person who is logged in already. */
    already: state.at === 'registered' ? null : session,
    /** Returns the problem of one field. */
    problemAt: (at: FormField) => shown.find((problem) => problem.at === at) ?? null,
    underWay: state.at !== 'editing' && state.at !== 'settling',
    touched: () => {
      shell.warmUp();
      runner.prepare();
      rules.prepare();
    },
    edited: (at?: FormField) => {
      fields.typed();
      send({ type: 'edited', ...(at && { at }) });
    },
    submit: (mobile: EnteredMobile = noMobile) => {
      send({ type: 'submitted', entry: { ...fields.read(), ...mobile, captcha: captcha.read() } });
    },
  };
}

export type Registering = ReturnType<typeof useRegister>;
