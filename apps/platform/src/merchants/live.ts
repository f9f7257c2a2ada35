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
    const aside: EditAside[] = [];
    for (const edit of edits) {
      const { faults } = builder.build(code, [...fitting, edit]);
      if (faults.length === 0) fitting.push(edit);
      else aside.push({ edit, faults });
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
    fitEdits,
    useEdits: (code, edits) => {
      const { fitting, aside } = fitEdits(code, edits);
      const { merchant } = builder.build(code, fitting);
      if (merchant !== null) replace(merchant);
      return aside;
    },
  };
};
