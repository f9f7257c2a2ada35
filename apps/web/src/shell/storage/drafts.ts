// What was typed into forms, kept in this tab so that it survives a refresh and an expired session. Never secrets.
import type { Drafts } from '../shell.ts';
import { textBag } from './shapes.ts';
import type { StorageKey, Store } from './store.ts';

const draftOf = (form: string): StorageKey<Readonly<Record<string, string>>> => ({
  name: `draft.${form}`,
  area: 'session',
  json: true,
  shape: textBag,
});

/** Drafts on the tab's storage. */
export const createDrafts = (store: Store): Drafts => ({
  read: (form) => store.read(draftOf(form)) ?? {},
  keep: (form, fields) => store.write(draftOf(form), fields),
  drop: (form) => store.remove(draftOf(form)),
});
