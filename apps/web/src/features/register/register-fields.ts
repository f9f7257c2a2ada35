// Reads the inputs that the browser holds, and publishes their values. Text typed before hydration or filled in by a
// password manager counts.
import type { Shell } from '../../shell/shell.ts';
import { registerDraft } from './register-draft.ts';
import type { RegisterEntry, RegisterMethod } from './register-entry.ts';
import type { FieldName } from './register-problem.ts';

type Attach = (input: HTMLInputElement | null) => () => void;

/** Names of the inputs that can get the focus for a problem. */
const inputNames: Readonly<Record<Exclude<FieldName, 'form'>, string>> = {
  username: 'username',
  password: 'password',
  mobile: 'tel',
  code: 'one-time-code',
  captcha: 'captcha',
  agreed: 'agreed',
};

/** Inputs of this form alone: texts, and boxes to tick. */
type TextName = 'username' | 'password';
type BoxName = 'agreed' | 'remember';

export interface RegisterFields extends Readonly<Record<TextName | BoxName, Attach>> {
  readonly current: () => RegisterEntry;
  readonly subscribe: (seen: () => void) => () => void;
  /** Takes what stands in the inputs. */
  readonly read: () => RegisterEntry;
  /** Reacts to input: keeps a draft without secrets, and lets nothing interrupt from now on. */
  readonly typed: () => void;
  readonly choose: (method: RegisterMethod) => void;
  readonly name: (username: string) => void;
  readonly focus: (at: FieldName) => void;
  /** The ref of the form: when the form leaves the page, the person is not busy any more. */
  readonly form: (form: HTMLFormElement | null) => () => void;
}

export function createRegisterFields(shell: Shell): RegisterFields {
  const draft = registerDraft(shell);
  const inputs = new Map<TextName | BoxName, HTMLInputElement>();
  const watchers = new Set<() => void>();
  let entry = draft.read();
  let form: HTMLFormElement | null = null;
  let rest: (() => void) | null = null;

  const put = (next: RegisterEntry): void => {
    entry = next;
    for (const seen of watchers) seen();
  };
  const attach =
    (name: TextName | BoxName, begin: (input: HTMLInputElement) => void): Attach =>
    (input) => {
      if (input) {
        inputs.set(name, input);
        begin(input);
      }
      return () => {
        inputs.delete(name);
      };
    };
  const text = (name: TextName): Attach =>
    attach(name, (input) => {
      if (input.value === '') input.value = entry[name];
      else put({ ...entry, [name]: input.value });
    });
  const box = (name: BoxName): Attach =>
    attach(name, (input) => {
      if (input.checked) put({ ...entry, [name]: true });
      else input.checked = entry[name];
    });

  const read = (): RegisterEntry => {
    const { username, password, agreed, remember } = entry;
    entry = {
      ...entry,
      username: inputs.get('username')?.value ?? username,
      password: inputs.get('password')?.value ?? password,
      agreed: inputs.get('agreed')?.checked ?? agreed,
      remember: inputs.get('remember')?.checked ?? remember,
    };
    return entry;
  };
  const changed = (next: RegisterEntry): void => {
    draft.keep(next);
    rest ??= shell.busy.begin('register');
    put(next);
  };

  return {
    username: text('username'),
    password: text('password'),
    agreed: box('agreed'),
    remember: box('remember'),
    current: () => entry,
    subscribe: (seen) => {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
    read,
    typed: () => changed(read()),
    choose: (method) => changed({ ...read(), method }),
    name: (username) => {
      const input = inputs.get('username');
      if (input) input.value = username;
      changed(read());
    },
    // Moves the focus after the message is in the page, so that both are announced together.
    focus: (at) =>
      void setTimeout(() => {
        const found = at === 'form' ? null : form?.elements.namedItem(inputNames[at]);
        if (found instanceof HTMLElement) found.focus();
      }),
    form: (element) => {
      form = element;
      return () => {
        form = null;
        rest?.();
        rest = null;
      };
    },
  };
}
