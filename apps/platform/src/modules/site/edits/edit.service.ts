// Reads, writes and takes back edits of an operator's settings and banners.
import type { Tx } from '../../../db/database.ts';
import type { Edit } from '../../../merchants/edits.ts';
import { faultText } from '../../../merchants/faults.ts';
import type { EditAside, Editable, Merchants } from '../../../merchants/live.ts';
import { addVersion, type EditName, type EditRow, lockEdits, newestEdits, versionOf } from './edit-store.ts';
import { overFiles } from './follow-edits.ts';

/** Something that can be edited, with the version that stands. */
export interface EditState extends Editable {
  /** 0: nobody has edited it. */
  readonly version: number;
  readonly operator: string | null;
  readonly at: number | null;
  /** False: the newest version does not fit the files, which are served instead. */
  readonly fits: boolean;
}

/** What stopped a change: someone else was faster, nothing has this name, or the value is wrong. */
export type EditFault =
  | { readonly fault: 'conflict' }
  | { readonly fault: 'unknown' | 'invalid'; readonly details: readonly string[] };

export interface EditDone {
  readonly version: number;
  readonly before: unknown;
  readonly after: unknown;
}

export interface EditRequest {
  readonly name: EditName;
  /** The version that the change was made from. */
  readonly version: number;
  readonly operator: string;
}

/** The name of an edit and its value; null: what the files say. */
type Change = EditName & { readonly value: unknown };

const isSame = (one: { kind: string; key: string }, other: { kind: string; key: string }): boolean =>
  one.kind === other.kind && one.key === other.key;

const withChange = (rows: readonly Edit[], change: Change): Edit[] => [
  ...rows.filter((row) => !isSame(row, change)),
  change,
];

const namedFaults = ({ edit, faults }: EditAside): string[] =>
  faults.map((fault) => `${edit.kind} ${edit.key} would no longer fit: ${faultText(fault)}`);

export const createEdits = (merchants: Merchants) => {
  const list = async (tx: Tx, code: string): Promise<EditState[]> => {
    const newest = await newestEdits(tx, code);
    const { fitting, aside } = merchants.fitEdits(code, overFiles(newest));
    return merchants.editable(code, fitting).map((editable) => {
      const row = newest.find((one) => isSame(one, editable));
      return {
        ...editable,
        version: row?.version ?? 0,
        operator: row?.operator ?? null,
        at: row?.at ?? null,
        fits: !aside.some(({ edit }) => isSame(edit, editable)),
      };
    });
  };

  /** What stops a change: its own value, or those of others in force that would no longer fit. */
  const faultsOf = (rows: readonly EditRow[], change: Change): string[] => {
    const wasAside = merchants.fitEdits(change.merchant, overFiles(rows)).aside;
    const { aside } = merchants.fitEdits(change.merchant, overFiles(withChange(rows, change)));
    const own = aside.find(({ edit }) => isSame(edit, change));
    if (own !== undefined) return own.faults.map(faultText);
    return aside.filter(({ edit }) => !wasAside.some((before) => isSame(before.edit, edit))).flatMap(namedFaults);
  };

  const change = async (
    tx: Tx,
    { name, version, operator }: EditRequest,
    valueWanted: (state: EditState, rows: readonly EditRow[]) => Promise<unknown>,
  ): Promise<EditDone | EditFault> => {
    const { merchant } = name;
    await lockEdits(tx, merchant);
    const state = (await list(tx, merchant)).find((one) => isSame(one, name));
    if (state === undefined) return { fault: 'unknown', details: [`${name.kind} ${name.key}: cannot be edited`] };
    if (state.version !== version) return { fault: 'conflict' };
    const rows = await newestEdits(tx, merchant);
    const value = await valueWanted(state, rows);
    if (value === undefined) return { fault: 'unknown', details: [`${name.kind} ${name.key}: no such version`] };
    const details = faultsOf(rows, { ...name, value });
    if (details.length > 0) return { fault: 'invalid', details };
    await addVersion(tx, name, { version: version + 1, value, operator });
    const after = (await list(tx, merchant)).find((one) => isSame(one, name))?.value;
    return { version: version + 1, before: state.value, after };
  };

  return {
    /** Everything that an operator can edit, with its value and version. */
    list,
    /** Writes a value as a new version over `version`: fields that it does not name stay as they were edited before. */
    write: (tx: Tx, request: EditRequest, value: unknown) =>
      change(tx, request, async ({ fits }, rows) => {
        const before = rows.find((row) => isSame(row, request.name));
        return fits && before !== undefined ? merchants.valueAfter(request.name.merchant, before, value) : value;
      }),
    /** Writes the value of an earlier version as a new one; 0 is that of the files. */
    undo: (tx: Tx, request: EditRequest, to: number) =>
      change(tx, request, async () => (to === 0 ? null : (await versionOf(tx, request.name, to))?.value)),
  };
};
