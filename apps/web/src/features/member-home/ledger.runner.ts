// Requests the last lines of the ledger from the platform.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import type { LedgerEffect, LedgerEvent } from './ledger.flow.ts';
import { loadLedger } from './member-home.data.ts';

export const ledgerRunner =
  (load: Load): Runner<LedgerEvent, LedgerEffect> =>
  async (_, dispatch) => {
    const outcome = await loadLedger(load);
    if (outcome.ok) dispatch({ type: 'newestArrived', page: outcome.value });
    else dispatch({ type: 'askingFailed', reference: outcome.reference });
  };
