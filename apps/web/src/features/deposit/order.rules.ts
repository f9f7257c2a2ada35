// How an order stands, in words and steps.
import type { DepositOrder, PublicOrder } from '@foyer/contract';
import { parseUrl } from '../../shell/navigation/parse-url.ts';
import { isLoopbackName } from '../../shell/navigation/safe-target.ts';
import type { StepLook } from '../../ui/steps.tsx';

/** Name of the draft of the page that a deposit's order leads back to. */
export const ORDER_DRAFT = 'order';

/** What a member alone learns of an order: how to pay it, and why it was refused. */
export type Payment = Pick<
  DepositOrder,
  'payUrl' | 'pixCode' | 'transfer' | 'wallet' | 'takesSlip' | 'slipAt' | 'reason'
>;

/** The way an order is shown: an order whose time is up is being checked, before the platform has said so. */
export type Standing = 'pay' | 'confirm' | 'checking' | 'succeeded' | 'failed' | 'expired';

export type OrderFacts = Pick<PublicOrder, 'status' | 'expiresAt'>;

/** `hasPaid`: the member says that it is paid. */
export function standingOf({ status, expiresAt }: OrderFacts, now: number, hasPaid: boolean): Standing {
  if (status !== 'pending') return status;
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'checking';
  return hasPaid ? 'confirm' : 'pay';
}

/** True where nobody waits for the order any more. */
export const isDecided = ({ status }: Pick<PublicOrder, 'status'>): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'expired';

/** True for a transfer whose time is up while nobody has decided: banks are slower, and its money may still come. */
export const isLateTransfer = ({ kind, status }: Pick<PublicOrder, 'kind' | 'status'>): boolean =>
  kind === 'bankTransfer' && (status === 'checking' || status === 'expired');

/** The looks of the three steps: sent, paid, in the balance. */
export const stepLooks = {
  pay: ['done', 'now', 'next'],
  confirm: ['done', 'now', 'next'],
  checking: ['done', 'now', 'next'],
  succeeded: ['done', 'done', 'done'],
  failed: ['done', 'stopped', 'next'],
  expired: ['done', 'stopped', 'next'],
} as const satisfies Record<Standing, readonly [StepLook, StepLook, StepLook]>;

/** The address of the provider's page, where a page of ours may lead there: https, or this machine. */
export function paymentPage({ payUrl }: Pick<Payment, 'payUrl'>): string | null {
  const url = payUrl === null ? null : parseUrl(payUrl);
  if (!url) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
  return isSafe && !url.username && !url.password ? url.href : null;
}

/** The text that a QR code carries for another device. */
export const textToScan = ({ pixCode, wallet }: Payment): string | null => pixCode ?? wallet?.address ?? null;

/** The orders that their member may still do something about. */
export const openOrdersOf = (orders: readonly DepositOrder[]): readonly DepositOrder[] =>
  orders.filter((order) => !isDecided(order));
