// Keeps typed form fields in this tab over a refresh and an ended session. Never secrets.
import type { Drafts } from '../shell.ts';
import { asTextRecord } from './shapes.ts';
import type { StorageKey, Store } from './store.ts';

const draftOf = (form: string, member: string | null): StorageKey<Readonly<Record<string, string>>> => ({
  name: member === null ? `draft.${form}` : `draft.${form}.of.${member}`,
  area: 'session',
  json: true,
  shape: asTextRecord,
});

const nobody = (): null => null;

/**
 * Drafts on the tab's storage. A member's draft waits for that member, whoever logs in next; a visitor's draft waits
 * for anyone.
 */
export const createDrafts = (store: Store, member: () => string | null = nobody): Drafts => ({
  read: (form) => store.read(draftOf(form, member())) ?? store.read(draftOf(form, null)) ?? {},
  keep: (form, fields) => store.write(draftOf(form, member()), fields),
  // A visitor's form that has just made a member is done with as well.
  drop: (form) => {
    for (const whose of [member(), null]) store.remove(draftOf(form, whose));
  },
  forCurrentMember: () => {
    const owner = member();
    return createDrafts(store, () => owner);
  },
});
