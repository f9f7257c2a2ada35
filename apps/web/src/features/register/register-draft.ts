// Keeps an entry in the tab's storage, so that it survives a refresh and an app switch: never its secrets.
import type { Shell } from '../../shell/shell.ts';
import { REGISTER_DRAFT } from './register.constants.ts';
import { blankEntry, type Demands, demandsOf, type RegisterEntry } from './register-entry.ts';

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
export function registerDraft({ drafts, settings }: Pick<Shell, 'drafts' | 'settings'>) {
  const { version } = settings.register.terms;
  return {
    read: () => entryOf(drafts.read(REGISTER_DRAFT), demandsOf(settings), version),
    keep: (entry: RegisterEntry) => drafts.keep(REGISTER_DRAFT, draftOf(entry, version)),
  };
}
