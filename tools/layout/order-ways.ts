// Ways to the states of an order's page, with the order answered in place of the platform.
import { calls, type DepositOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { answerFor, inOrder, see, type Way } from './ways.ts';

type Facts = Partial<
  Pick<
    DepositOrder,
    'status' | 'kind' | 'method' | 'payUrl' | 'pixCode' | 'transfer' | 'wallet' | 'takesSlip' | 'slipAt'
  >
>;

/** Orders as they can stand: paid in each way, and at each end. */
const orders = {
  pay: {},
  pix: {
    kind: 'pix',
    method: 'PIX',
    payUrl: null,
    pixCode: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR6304AB12',
  },
  transfer: {
    kind: 'bankTransfer',
    method: 'Bank transfer',
    payUrl: null,
    transfer: {
      bankName: 'Bank of the Philippine Islands',
      accountName: 'Aurora Entertainment International Limited',
      accountNumber: '0041-2255-7781-9020',
      reference: 'AUR7K2M9QX4T',
    },
    takesSlip: true,
  },
  slip: {
    kind: 'bankTransfer',
    method: 'Bank transfer',
    payUrl: null,
    takesSlip: true,
    slipAt: '2026-11-24T12:00:00.000Z',
  },
  wallet: {
    kind: 'virtualWallet',
    method: 'USDT',
    payUrl: null,
    wallet: { network: 'TRC20', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' },
  },
  checking: { status: 'checking' },
  succeeded: { status: 'succeeded' },
  failed: { status: 'failed' },
  expired: { status: 'expired' },
} as const satisfies Record<string, Facts>;

export type OrderName = keyof typeof orders;
// The keys of the table above.
export const orderNames = Object.keys(orders) as OrderName[];

const ID_LENGTH = 22;
const HOUR_MS = 3_600_000;
const idOf = (name: OrderName): string => name.padEnd(ID_LENGTH, '0');

export const orderPath = (name: OrderName): string => `/m/order?id=${idOf(name)}`;

/** The part for the slip comes after the order. */
export const orderStands = (name: OrderName): Way | undefined =>
  'takesSlip' in orders[name] ? see('main input[type="file"] + label') : undefined;

/** Answers the page of an order, and its member's list of orders. */
export const answerOrder =
  (name: OrderName): Way =>
  async (page) => {
    const now = Date.now();
    const order = {
      ...examples['wallet.deposit'].output,
      orderId: idOf(name),
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + HOUR_MS).toISOString(),
      ...orders[name],
    };
    const path = calls['wallet.order'].path.replace('{orderId}', idOf(name));
    await inOrder(
      answerFor(path, 200, { success: true, value: { ...order, serverTime: new Date(now).toISOString() } }),
      answerFor(calls['wallet.orders'].path, 200, { success: true, value: { items: [order] } }),
    )(page);
  };

/** The pages of other orders are answered anew; no other page gets these answers. */
export const leaveOrder: Way = (page) => page.unroute(`**${calls['wallet.orders'].path}*`);
