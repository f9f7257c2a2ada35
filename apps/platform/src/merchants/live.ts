// The operators of a running node: their files, and the edits that lie over them. A call keeps the operator it began with.
import type { Edit, EditKind } from './edits.ts';
import type { Fault } from './faults.ts';
import { findByHost } from './hosts.ts';
import type { Merchant } from './merchant.ts';

/** An edit that does not fit the operator's files, and why. */
export interface EditAside {
  readonly edit: Edit;
  readonly faults: readonly Fault[];
}

/** A place that can be edited. */
export interface Editable {
  readonly kind: EditKind;
  readonly key: string;
  /** As the files have it. */
  readonly fileValue: unknown;
  /** With the edits laid over. */
  readonly value: unknown;
}

export interface Merchants {
  readonly all: readonly Merchant[];
  readonly byCode: (code: string) => Merchant | null;
  /**
   * The operator of a host and port as the visitor typed them; sub-hosts games., bank., vendor. and cdn. belong to their site. Null: not a host,
   * or nobody claims it.
   */
  readonly byHost: (host: string) => Merchant | null;
  /** Everything of an operator that can be edited, as it is with these edits. */
  readonly editable: (code: string, edits: readonly Edit[]) => readonly Editable[];
  /** The value of an edit with what it keeps of the one before. */
  readonly valueAfter: (code: string, before: Edit, value: unknown) => unknown;
  /** Returns the edits that fit the files one after another, and those that do not. */
  readonly fitEdits: (code: string, edits: readonly Edit[]) => FittedEdits;
  /** Replaces an operator by its files with these edits. Calls that run keep the one they have. */
  readonly useEdits: (code: string, edits: readonly Edit[]) => readonly EditAside[];
}

export interface FittedEdits {
  readonly fitting: readonly Edit[];
  readonly aside: readonly EditAside[];
}

/** Builds an operator from its files. */
export interface MerchantBuilder {
  /** Null with faults. */
  readonly build: (
    code: string,
    edits: readonly Edit[],
  ) => { readonly merchant: Merchant | null; readonly faults: readonly Fault[] };
  readonly editable: Merchants['editable'];
  readonly valueAfter: Merchants['valueAfter'];
}

/** @param start the operators by their files alone */
export const liveMerchants = (start: readonly Merchant[], sitePort: number, builder: MerchantBuilder): Merchants => {
  const codes = start.map(({ code }) => code);
  const byCode = new Map(start.map((merchant) => [merchant.code, merchant]));
  let all = start;
  let byHost = findByHost(all, sitePort);

  const replace = (merchant: Merchant): void => {
    byCode.set(merchant.code, merchant);
    all = codes.flatMap((code) => byCode.get(code) ?? []);
    byHost = findByHost(all, sitePort);
  };

  const fitEdits = (code: string, edits: readonly Edit[]): FittedEdits => {
    if (builder.build(code, edits).faults.length === 0) return { fitting: edits, aside: [] };
    const fitting: Edit[] = [];
    let aside: EditAside[] = edits.map((edit) => ({ edit, faults: [] }));
    // One may fit only over another that comes later: what is left is tried again until nothing more fits.
    for (let tried = Number.POSITIVE_INFINITY; aside.length < tried; ) {
      tried = aside.length;
      aside = aside.flatMap(({ edit }) => {
        const { faults } = builder.build(code, [...fitting, edit]);
        if (faults.length > 0) return [{ edit, faults }];
        fitting.push(edit);
        return [];
      });
    }
    return { fitting, aside };
  };

  return {
    get all() {
      return all;
    },
    byCode: (code) => byCode.get(code) ?? null,
    byHost: (host) => byHost(host),
    editable: builder.editable,
    valueAfter: builder.valueAfter,
    fitEdits,
    useEdits: (code, edits) => {
      const { fitting, aside } = fitEdits(code, edits);
      const { merchant } = builder.build(code, fitting);
      if (merchant !== null) replace(merchant);
      return aside;
    },
  };
};
