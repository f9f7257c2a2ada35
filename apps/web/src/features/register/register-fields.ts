// Reads, publishes and stores the form's inputs, also those typed before hydration.
// They survive a refresh and an app switch, without the secrets.
import type { Shell } from '../../shell/shell.ts';
import {
  blankEntry,
  type Demands,
  demandsOf,
  type FormField,
  type RegisterEntry,
  type RegisterMethod,
} from './register-entry.ts';

/** Name of the form's draft: what was typed, without its secrets. */
export const REGISTER_DRAFT = 'register';
/** Names of the drafts of the number, and of when a code was sent to it. */
export const REGISTER_PHONE_DRAFT = 'register.phone';
export const REGISTER_CODE_DRAFT = 'register.code';

type Kept = Readonly<Record<string, string>>;

/** Returns the entry of a draft. An agreement counts as long as the text that it was given to is the same. */
export function entryOf(draft: Kept, demands: Demands, termsVersion: string): RegisterEntry {
  const blank = blankEntry(demands);
  return {
    ...blank,
    method: demands.methods.find((method) => method === draft.method) ?? blank.method,
    username: draft.username ?? '',
    agreed: draft.agreed === termsVersion,
    remember: draft.remember === '1',
  };
}

export const draftOf = ({ method, username, agreed, remember }: RegisterEntry, termsVersion: string): Kept => ({
  method,
  username,
  ...(agreed && { agreed: termsVersion }),
  ...(remember && { remember: '1' }),
});

/** The draft of this tab. */
function registerDraft({ drafts, settings }: Pick<Shell, 'drafts' | 'settings'>) {
  const { version } = settings.register.terms;
  return {
    read: () => entryOf(drafts.read(REGISTER_DRAFT), demandsOf(settings), version),
    keep: (entry: RegisterEntry) => drafts.keep(REGISTER_DRAFT, draftOf(entry, version)),
  };
}

type Attach = (input: HTMLInputElement | null) => void;

/** Names of the inputs that can get the focus for a problem. */
const inputNames: Readonly<Record<Exclude<FormField, 'form'>, string>> = {
  username: 'username',
  password: 'password',
  mobile: 'tel',
  code: 'one-time-code',
  captcha: 'captcha',
  agreed: 'agreed',
};

/** Returns the field whose input was edited. */
export function fieldOf(input: EventTarget): FormField | undefined {
  const { name } = input as HTMLInputElement; // the fields of this form are inputs
  return (Object.keys(inputNames) as (keyof typeof inputNames)[]).find((place) => inputNames[place] === name);
}

/** Inputs of this form alone: texts, and boxes to tick. */
type TextName = 'username' | 'password';
type BoxName = 'agreed' | 'remember';

export interface RegisterFields extends Readonly<Record<TextName | BoxName, Attach>> {
  readonly current: () => RegisterEntry;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what stands in the inputs. */
  readonly read: () => RegisterEntry;
  /** Reacts to input: keeps a draft without secrets. */
  readonly typed: () => void;
  readonly choose: (method: RegisterMethod) => void;
  /** Puts a proposed name into its field; `typed` takes it from there. */
  readonly name: (username: string) => void;
  readonly focus: (at: FormField) => void;
  /** The ref of the form. */
  readonly form: (form: HTMLFormElement | null) => void;
}

export function createRegisterFields(shell: Shell): RegisterFields {
  const draft = registerDraft(shell);
  const inputs = new Map<TextName | BoxName, HTMLInputElement>();
  const watchers = new Set<() => void>();
  let entry = draft.read();
  let form: HTMLFormElement | null = null;

  const put = (next: RegisterEntry): void => {
    entry = next;
    for (const listener of watchers) listener();
  };
  const attach =
    (name: TextName | BoxName, begin: (input: HTMLInputElement) => void): Attach =>
    (input) => {
      inputs.delete(name);
      if (!input) return;
      inputs.set(name, input);
      begin(input);
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
    put(next);
  };

  return {
    username: text('username'),
    password: text('password'),
    agreed: box('agreed'),
    remember: box('remember'),
    current: () => entry,
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    read,
    typed: () => changed(read()),
    choose: (method) => changed({ ...read(), method }),
    name: (username) => {
      const input = inputs.get('username');
      if (input) input.value = username;
    },
    // Moves the focus after the message is in the page, so that both are announced together.
    focus: (at) =>
      void setTimeout(() => {
        const found = at === 'form' ? null : form?.elements.namedItem(inputNames[at]);
        if (found instanceof HTMLElement) found.focus();
      }),
    form: (element) => {
      form = element;
    },
  };
}
