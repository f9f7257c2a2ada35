// The inputs for name and address, typed before hydration or filled in automatically.
import { LOGIN_DRAFT } from '../../shell/session/login-draft.ts';
import type { Shell } from '../../shell/shell.ts';

/** The typed text, kept in this tab. */
export interface Typed {
  readonly username: string;
  readonly email: string;
}
type Field = keyof Typed;

export const nothingTyped: Typed = { username: '', email: '' };

export const IDENTITY_DRAFT = 'recover.who';

export interface IdentityFields {
  readonly attach: (field: Field) => (input: HTMLInputElement | null) => () => void;
  readonly current: () => Typed;
  readonly subscribe: (listener: () => void) => () => void;
  readonly typed: () => void;
  readonly focus: (field: Field) => void;
}

export function createIdentityFields({ drafts }: Pick<Shell, 'drafts'>): IdentityFields {
  const inputs: Record<Field, HTMLInputElement | null> = { username: null, email: null };
  const watchers = new Set<() => void>();
  let typed = nothingTyped;

  /** Returns the typed text; a name from the log-in form is most likely the forgotten account's. */
  const kept = (field: Field): string =>
    drafts.read(IDENTITY_DRAFT)[field] ?? (field === 'username' ? drafts.read(LOGIN_DRAFT).username : undefined) ?? '';
  const typedInto = (field: Field): string => (inputs[field] ? inputs[field].value : typed[field]).trim();
  const readInputs = (): void => {
    typed = { username: typedInto('username'), email: typedInto('email') };
    for (const listener of watchers) listener();
  };
  const attacher = (field: Field) => (input: HTMLInputElement | null) => {
    inputs[field] = input;
    if (input && input.value === '') input.value = kept(field);
    readInputs();
    return () => {
      inputs[field] = null;
    };
  };
  const attachers = { username: attacher('username'), email: attacher('email') };

  return {
    attach: (field) => attachers[field],
    current: () => typed,
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    typed: () => {
      readInputs();
      drafts.keep(IDENTITY_DRAFT, { ...typed });
    },
    // Moves the focus after the message is in the page, so that both are announced together.
    focus: (field) => void setTimeout(() => inputs[field]?.focus()),
  };
}
