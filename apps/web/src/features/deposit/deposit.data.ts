// Loads the ways to deposit with the member's last orders, and one order by its id.
import type { DepositBonus, DepositMethod, DepositOrder, PublicOrder } from '@foyer/contract';
import { isNotOffered, orNone } from '../../shell/http/failure.ts';
import type { Failure, Load, Outcome } from '../../shell/http/outcome.ts';

export interface DepositData {
  /** Empty where the operator takes no deposits. */
  readonly methods: readonly DepositMethod[];
  /** The bonus that the member may choose; null where none is offered now. */
  readonly bonus: DepositBonus | null;
  /** The newest first; none where they did not come. */
  readonly orders: readonly DepositOrder[];
}

export async function loadDeposit(load: Load): Promise<Outcome<DepositData>> {
  const [settings, orders] = await Promise.all([load('relay.depositSettings', {}), load('wallet.orders', {})]);
  const offered = orNone(settings, { methods: [], bonus: null });
  if (!offered.ok) return offered;
  return { ok: true, value: { ...offered.value, orders: orders.ok ? orders.value.items : [] } };
}

export interface OrderData {
  /** Null: nobody knows an order of that id. */
  readonly order: PublicOrder | null;
}

const BAD_REQUEST = 400;

const unknown = { ok: true, value: { order: null } } as const;

/** The id belongs to no order or is none, or the back end has no orders. */
const isUnknown = (failed: Failure): boolean =>
  isNotOffered(failed) || (failed.kind === 'refused' && failed.status === BAD_REQUEST);

/** Whoever has the id of an order may see how it stands; null where the address has none. */
export async function loadOrder(loading: Promise<Outcome<PublicOrder>> | null): Promise<Outcome<OrderData>> {
  const outcome = await loading;
  if (outcome === null) return unknown;
  if (outcome.ok) return { ok: true, value: { order: outcome.value } };
  return isUnknown(outcome) ? unknown : outcome;
}
