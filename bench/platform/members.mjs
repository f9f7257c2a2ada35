// Members of the demo operator who read and log in, their sessions, and their log-ins sealed ahead.
import { createRequire } from 'node:module';
import { demoMember } from '@foyer/contract/demo';
import { seal, webCrypto } from '@foyer/envelope';

const postgres = createRequire(new URL('../../apps/platform/package.json', import.meta.url))('postgres');
const crypto = webCrypto(globalThis.crypto);

export const MERCHANT = 'aurora';
const LOGIN = { method: 'POST', path: '/wps/session/login', merchant: MERCHANT };
/** More members than calls under way at once, so that two log-ins do not meet in one row, as they would not in life. */
const MEMBERS = 64;

/** A database of its own on the PostgreSQL at `url`, and how to drop it. */
export async function freshDatabase(url) {
  const name = `foyer_bench_${process.pid}_${Date.now().toString(36)}`;
  const server = postgres(url, { max: 1, onnotice: () => {} });
  await server.unsafe(`create database ${name}`);
  const drop = async () => {
    await server.unsafe(`drop database if exists ${name} with (force)`);
    await server.end();
  };
  return { url: Object.assign(new URL(url), { pathname: `/${name}` }).href, drop };
}

/** Copies the demo member; answers the accounts and the hash that the platform itself made of their password. */
export async function addMembers(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1 });
  const accounts = Array.from({ length: MEMBERS }, (_, i) => `bench${i}`);
  const [{ hash }] =
    await sql`select password_hash as hash from member where merchant = ${MERCHANT} and account = ${demoMember.username}`;
  for (const account of accounts) {
    await sql`insert into member (id, merchant, account, user_name, look, password_hash) values (${account}, ${MERCHANT}, ${account}, ${account}, ${account}, ${hash})`;
  }
  await sql.end();
  return { accounts, hash, password: demoMember.password };
}

/** Headers that a call of the browser carries, from a visitor's own address. */
export const headersOf = (visitor) => ({
  Merchant: MERCHANT,
  Language: 'EN',
  'X-Forwarded-For': `203.0.113.${visitor % 250}`,
  'X-Forwarded-Host': 'localhost',
  'X-Forwarded-Proto': 'http',
});

/** `count` log-ins, each sealed anew: the platform takes an envelope once. */
export async function sealLogins(platform, { accounts, password }, count) {
  const { value: key } = await (await fetch(`${platform}/wps/session/key/rsa?_=${Date.now()}`)).json();
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const visitor = i % accounts.length;
      const payload = { type: 'username', username: accounts[visitor], password };
      const { headers, body } = await seal({ ...LOGIN, payload }, key, crypto);
      return { method: LOGIN.method, path: LOGIN.path, headers: { ...headersOf(visitor), ...headers }, body };
    }),
  );
}

/** Logs every member in; answers the requests of their session reads, each known to succeed. */
export async function sessionReads(platform, members) {
  const logins = await sealLogins(platform, members, members.accounts.length);
  const reads = [];
  for (const [visitor, { method, path, headers, body }] of logins.entries()) {
    const login = await (await fetch(platform + path, { method, headers, body })).json();
    if (!login.success) throw new Error(`the log-in was refused: ${login.errorCode}`);
    const read = {
      method: 'GET',
      path: '/wps/member/info',
      headers: { ...headersOf(visitor), Authorization: login.value.token },
    };
    const info = await (await fetch(platform + read.path, { headers: read.headers })).json();
    if (info.value?.account !== members.accounts[visitor])
      throw new Error(`the session read was refused: ${info.errorCode}`);
    reads.push(read);
  }
  return reads;
}
