// Deposits and launches: requests of many members who are in, and providers' notices of orders that wait.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../tools/build/stamp.mjs';
import { headersOf, MERCHANT } from './members.mjs';

const postgres = createRequire(new URL('../../apps/platform/package.json', import.meta.url))('postgres');
/** Each may have ten open orders: enough for all requests of a run. */
const DEPOSITORS = 8_000;
const ROWS_A_STATEMENT = 1_000;
const AMOUNT = '5000';
const PROVIDER = 'north';
const LAUNCH = JSON.stringify({ device: 'MOBILE', language: 'EN', launchMode: 'LOTT', lottoGameCode: 'rapid5' });

const tokenOf = (depositor) => `bench-${depositor}`.padEnd(43, '-');
const hashOf = (token) => createHash('sha256').update(token).digest('base64url');

const inParts = async (count, work) => {
  for (let from = 0; from < count; from += ROWS_A_STATEMENT)
    await work(Array.from({ length: Math.min(ROWS_A_STATEMENT, count - from) }, (_, place) => from + place));
};

/** Members with a live session each. */
export async function addDepositors(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1 });
  await inParts(DEPOSITORS, async (part) => {
    const ids = part.map((depositor) => `depositor${depositor}`);
    await sql`insert into member (id, merchant, account, user_name, look) select id, ${MERCHANT}, id, id, id from unnest(${ids}::text[]) as id`;
    await sql`insert into session (id, kind, merchant, member_id, token_hash, idle_seconds, expires_at)
      select id, 'site', ${MERCHANT}, id, hash, 86400, now() + interval '1 day'
      from unnest(${ids}::text[], ${part.map((depositor) => hashOf(tokenOf(depositor)))}::text[]) as made (id, hash)`;
  });
  await sql.end();
}

/** Answers the next deposit at each call: of one member after the other, under a key of its own. */
export function deposits() {
  let turn = 0;
  return () => {
    const depositor = turn++ % DEPOSITORS;
    return {
      method: 'POST',
      path: '/wps/wallet/deposit',
      headers: {
        ...headersOf(depositor),
        'Content-Type': 'application/json',
        Authorization: tokenOf(depositor),
        'Idempotency-Key': randomBytes(16).toString('base64url'),
      },
      body: JSON.stringify({ method: 'wallet', amount: AMOUNT }),
    };
  };
}

/** Answers the next launch of a lottery at each call: of one member after the other. */
export function launches() {
  let turn = 0;
  return () => {
    const depositor = turn++ % DEPOSITORS;
    return {
      method: 'POST',
      path: '/wps/game/launchGame',
      headers: {
        ...headersOf(depositor),
        'Content-Type': 'application/json',
        Authorization: tokenOf(depositor),
      },
      body: LAUNCH,
    };
  };
}

/** `count` orders that wait for their payment, and the provider's notice of each, signed now. */
export async function notices(databaseUrl, count) {
  const key = readFileSync(join(root, 'merchants', MERCHANT, 'keys/payment.txt'), 'utf8').trim();
  const sql = postgres(databaseUrl, { max: 1 });
  const ids = Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
  await inParts(count, async (part) => {
    const members = part.map((order) => `depositor${order % DEPOSITORS}`);
    await sql`insert into deposit_order (id, merchant, member_id, method, kind, title, provider, amount, credited, currency, status, return_url,
        notice_url, language, idempotency_key, fingerprint, created_at, expires_at)
      select id, ${MERCHANT}, member, 'wallet', 'eWallet', '{"EN":"E-wallet"}', ${PROVIDER}, ${AMOUNT}::bigint, ${AMOUNT}::bigint, 'USD', 'pending',
        '', '', 'en', id, '', now(), now() + interval '1 hour'
      from unnest(${part.map((order) => ids[order])}::text[], ${members}::text[]) as made (id, member)`;
  });
  await sql.end();
  const seconds = String(Math.floor(Date.now() / 1000));
  return ids.map((id) => {
    const body = JSON.stringify({ event_id: id, id, status: 'paid', amount_minor: AMOUNT, currency: 'USD' });
    return {
      method: 'POST',
      path: `/wps/payment/notice/${MERCHANT}/${PROVIDER}`,
      headers: {
        ...headersOf(0),
        'Content-Type': 'application/json',
        'X-Timestamp': seconds,
        'X-Signature': createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex'),
      },
      body,
    };
  });
}
