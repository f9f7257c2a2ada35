// Takes the edits of all nodes: a look every two seconds, which a lost connection delays and does not end.
import type { Edit } from '../../../merchants/edits.ts';
import { faultText } from '../../../merchants/faults.ts';
import type { PlatformContext } from '../../../module.ts';
import { lastEdits, newestEdits } from './edit-store.ts';

const nameOf = ({ kind, key }: Edit): string => `${kind} ${key}`;

/**
 * Edits that lie over the files, in the order in which they are tried: one that leads back to the files does not. The order is the same
 * where a change is checked and where it is taken.
 */
export const overFiles = <E extends Edit>(edits: readonly E[]): E[] =>
  edits.filter(({ value }) => value !== null).toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

/**
 * Returns a function that lays what is new over the files. An edit that no longer fits them, or that a newer release made, is left out
 * with an alarm: the node serves what the file says.
 */
export const createFollower = ({ db, merchants, metrics, log }: PlatformContext): (() => Promise<void>) => {
  const taken = new Map<string, bigint>();

  const take = async (code: string): Promise<void> => {
    const aside = merchants.useEdits(code, overFiles(await newestEdits(db, code)));
    metrics.editsSetAside.set({ merchant: code }, aside.length);
    for (const { edit, faults } of aside) {
      log.error({ merchant: code, edit: nameOf(edit), wrong: faults.map(faultText) }, 'an edit does not fit the files');
    }
  };

  return async () => {
    for (const { merchant, id } of await lastEdits(db)) {
      if (taken.get(merchant) === id || merchants.byCode(merchant) === null) continue;
      await take(merchant);
      taken.set(merchant, id);
    }
  };
};
