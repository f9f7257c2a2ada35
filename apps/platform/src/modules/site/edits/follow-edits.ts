// Takes the edits of all nodes: a look every two seconds, which a lost connection delays and does not end.
import { faultText } from '../../../merchants/faults.ts';
import type { PlatformContext } from '../../../module.ts';
import { type EditRow, lastEdits, newestEdits } from './edit-store.ts';

/** Edits that lie over the files: one that leads back to them does not. */
export const overFiles = (rows: readonly EditRow[]): EditRow[] => rows.filter(({ value }) => value !== null);

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
      const name = `${edit.kind} ${edit.key}`;
      log.error({ merchant: code, edit: name, wrong: faults.map(faultText) }, 'an edit does not fit the files');
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
