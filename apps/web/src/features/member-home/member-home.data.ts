// Loads the member and the last lines of the ledger; each may be missing.
import type { MemberInfo, SecurityOverview, Transaction } from '@foyer/contract';
import { orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';
import type { BetsPage } from './my-bets.flow.ts';

export interface LedgerPage {
  readonly entries: readonly Transaction[];
  readonly cursor: string | null;
}

export interface MemberHomeData {
  readonly info: MemberInfo | null;
  /** A reference for support in place of the page that failed to load. */
  readonly ledger: LedgerPage | { readonly reference: string };
  /** False where a second step is on, cannot be added, or is not known. */
  readonly canAddStep: boolean;
}

const lacksStep = ({ policy, methods }: SecurityOverview): boolean =>
  policy !== 'off' && methods.length > 0 && methods.every(({ on }) => !on);

export async function loadLedger(load: Load, cursor: string | null): Promise<Outcome<LedgerPage>> {
  const loaded = await load('wallet.transactions', cursor === null ? {} : { cursor });
  const outcome = orNone(loaded, { items: [], nextCursor: null });
  if (!outcome.ok) return outcome;
  return { ok: true, value: { entries: outcome.value.items, cursor: outcome.value.nextCursor } };
}

export async function loadMemberHome(load: Load): Promise<Outcome<MemberHomeData>> {
  const [info, ledger, security] = await Promise.all([
    load('member.info', {}),
    loadLedger(load, null),
    load('security.overview', {}),
  ]);
  return {
    ok: true,
    value: {
      info: info.ok ? info.value : null,
      ledger: ledger.ok ? ledger.value : { reference: ledger.reference },
      canAddStep: security.ok && lacksStep(security.value),
    },
  };
}

export const loadMyBets = (load: Load): Promise<Outcome<BetsPage>> => load('game.bets', {});
