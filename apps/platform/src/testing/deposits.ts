// Deposits for tests: a platform without a bank, and the notices that a test sends in its place.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InputOf } from '@foyer/contract';
import type { Env } from '../env.ts';
import type { NewOrder } from '../modules/money/payment/order-store.ts';
import { AURORA, type CallOptions, startTestPlatform, type TestPlatform } from './platform.ts';

const MERCHANTS = resolve(import.meta.dirname, '../../../../merchants');
const KEY = readFileSync(join(MERCHANTS, 'aurora/keys/payment.txt'), 'utf8').trim();

/** A platform whose bank is never there; `now` is its clock. A member of Aurora may have the bonus of a deposit as often as tests ask. */
export const startUnpaidPlatform = async (now: () => Date, overrides: Partial<Env> = {}): Promise<TestPlatform> => {
  const env = { demoBankUrl: 'http://127.0.0.1:9', demoDrawSeconds: 60, ...overrides };
  const platform = await startTestPlatform(env, { now });
  Object.assign(platform.context.merchants.byCode('aurora')?.payments.depositBonus ?? {}, { times: 1000 });
  return platform;
};

/** A notice of Aurora's provider about an order of this amount. */
export const sendNotice = (
  { url, context }: TestPlatform,
  { orderId, amount }: { readonly orderId: string; readonly amount: string },
  { noticeId = orderId, status = 'paid' as 'paid' | 'failed' } = {},
): Promise<Response> => {
  const seconds = String(Math.floor(context.now().getTime() / 1000));
  const body = JSON.stringify({ event_id: noticeId, id: orderId, status, amount_minor: amount, currency: 'USD' });
  return fetch(`${url}/wps/payment/notice/aurora/north`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Timestamp': seconds,
      'X-Signature': createHmac('sha256', KEY).update(`${seconds}.${body}`).digest('hex'),
      'X-Forwarded-Host': AURORA,
    },
    body,
  });
};

/** Half of $20, which five times as much makes cash within 30 days. */
export const chosenBonus = {
  method: 'wallet',
  amount: '2000',
  bonus: { amount: '1000', stakes: '5000', days: 30 },
} as const satisfies InputOf<'wallet.deposit'>;

/** A deposit that was paid, with its bonus. */
export const depositWithBonus = async (platform: TestPlatform, options: CallOptions): Promise<string> => {
  const order = await platform.value('wallet.deposit', chosenBonus, options);
  await sendNotice(platform, order);
  return order.orderId;
};

/** Enters the games as the member of a session; answers the token there. */
export const enterGames = async (platform: TestPlatform, token: string): Promise<string> => {
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', form, { token });
  const code = new URL(gameUrl).searchParams.get('code') ?? '';
  return (await platform.value('games.enter', { code })).session;
};

/** An order of 50.00 USD by e-wallet at Aurora, which waits for ten minutes; its key is its own where none is given. */
export const newOrder = (own: Pick<NewOrder, 'id' | 'memberId'> & { readonly key?: string }): NewOrder => {
  const createdAt = new Date();
  const amounts = { amount: 5000n, credited: 5000n, currency: 'USD', bonus: null };
  const places = { returnUrl: '', noticeUrl: '', language: 'en' };
  return {
    ...{ merchant: 'aurora', method: 'wallet', kind: 'eWallet', title: { EN: 'E-wallet' }, provider: 'north' },
    ...{ ...amounts, ...places, fingerprint: '', createdAt, expiresAt: new Date(createdAt.getTime() + 600_000) },
    ...{ key: own.id, ...own },
  };
};
