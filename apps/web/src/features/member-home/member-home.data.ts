// Loads the member and the last lines of the ledger; each may be missing.
import type { MemberInfo, SecurityOverview, Transaction } from '@foyer/contract';
import { orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

export interface LedgerPage {
  readonly entries: readonly Transaction[];
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

export async function loadLedger(load: Load): Promise<Outcome<LedgerPage>> {
  const outcome = orNone(await load('wallet.transactions', {}), { items: [], nextCursor: null });
  return outcome.ok ? { ok: true, value: { entries: outcome.value.items } } : outcome;
}

export async function loadMemberHome(load: Load): Promise<Outcome<MemberHomeData>> {
  const [info, ledger, security] = await Promise.all([
    load('member.info', {}),
    loadLedger(load),
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
