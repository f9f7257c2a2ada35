// Attacks region and maintenance: a refused visitor may not make calls on either wire.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '@foyer/contract/examples';
import { uploadCalls } from '@foyer/contract/uploads';
import { type AnyCallName, allCalls, type Caller, createCaller, withoutCaptcha } from './caller.ts';
import { type Answer, brief, describe, type Sent, send } from './client.ts';
import { openGameSession } from './game-session.ts';
import type { Attack, Suite } from './suite.ts';

const BLOCKED = { 'CF-IPCountry': 'KP', 'X-Forwarded-For': '203.0.113.9' };
const WELCOME = { 'CF-IPCountry': 'PH', 'X-Forwarded-For': '203.0.113.9' };

/**
 * Calls that answer everybody: a page must be able to show the reason, and a member must get at the balance and out.
 */
const OPEN_CALLS: readonly AnyCallName[] = [
  'system.status',
  'system.settings',
  'system.ping',
  'session.logout',
  'wallet.balance',
  'wallet.order',
  'wallet.orders',
  'wallet.withdrawals',
];

/** Calls that the product may close or leave open: a public key, and a call that only takes something away. */
const FREE_CALLS: readonly AnyCallName[] = ['relay.fcmUnsubscribe', 'session.rsaKey'];

/** The tokens that a caller has from before the site was closed. */
interface Session {
  readonly token: string;
  /** Of another session, for the calls that stay open. */
  readonly otherToken: string;
  readonly gameToken: string;
}

interface Closure {
  readonly title: string;
  readonly isRefusal: (answer: Answer) => boolean;
}

const region: Closure = {
  title: 'a visitor of a blocked region',
  isRefusal: ({ status, form }) => status === 403 && form?.errorCode === 'region.restricted',
};

const maintenance: Closure = {
  title: 'a visitor during maintenance',
  isRefusal: ({ status, form, headers }) =>
    status === 503 && form?.errorCode === 'maintenance' && /^\d+$/.test(headers['retry-after'] ?? ''),
};

/** A session on both wires. */
async function openSession(caller: Caller): Promise<Session> {
  const token = await caller.logIn();
  return { token, otherToken: await caller.logIn(), gameToken: await openGameSession(caller, token) };
}

/** Makes every call of both wires. */
async function callEverything(attack: Attack, closure: Closure, caller: Caller, session: Session): Promise<void> {
  const tokenOf = (name: AnyCallName, isOpen: boolean): string => {
    if (name.startsWith('games.')) return session.gameToken;
    return isOpen ? session.otherToken : session.token;
  };
  // Names are the keys of this very table.
  const known = (Object.keys(allCalls) as AnyCallName[]).filter((name) => !FREE_CALLS.includes(name));
  const names = [...known.filter((name) => name !== 'session.logout'), 'session.logout'] as const;
  for (const name of names) {
    const isOpen = OPEN_CALLS.includes(name);
    const options = allCalls[name].token === 'none' ? {} : { token: tokenOf(name, isOpen) };
    const request = caller.build(name, examples[name].input, options);
    const answer = await send(request);
    attack.sent();
    // An unknown order is a call that was reached too.
    if (isOpen && answer.status !== 200 && answer.form?.errorCode !== 'order.unknown')
      attack.finding(`${closure.title} does not reach ${name}`, describe(request), brief(answer));
    if (!isOpen && !closure.isRefusal(answer))
      attack.finding(`${closure.title} may call what is closed`, `${name}\n${describe(request)}`, brief(answer));
  }
}

/** Sends files, and fetches an export: neither is a row of the table of calls. */
async function callBesides(attack: Attack, closure: Closure, caller: Caller, { token }: Session): Promise<void> {
  const order = caller.build('wallet.order', examples['wallet.order'].input, { token });
  const besides = (path: string, more: Pick<Sent, 'method' | 'body'>): Sent => ({ ...order, path, ...more });
  const files = Object.values(uploadCalls).map(({ path }) =>
    besides(path.replaceAll(/\{\w+\}/g, 'selfie'), { method: 'POST', body: 'no picture' }),
  );
  const download = besides(`/wps/member/export/${'A'.repeat(43)}`, { method: 'GET', body: undefined });
  for (const request of [...files, download]) {
    const answer = await send(request);
    attack.sent();
    if (!closure.isRefusal(answer))
      attack.finding(`${closure.title} reaches what is closed`, describe(request), brief(answer));
  }
}

/** The ways of a real attacker: log in, launch a game, bet. */
async function playThrough(attack: Attack, closure: Closure, caller: Caller): Promise<void> {
  const token = await caller.logIn().catch(() => null);
  attack.sent();
  if (!token) return;
  attack.finding(`${closure.title} logs in`, 'session.login with the right password', 'a token');
  await openSession(caller).then(
    () => attack.finding(`${closure.title} launches and enters a game`, 'game.launch, games.enter', 'a game session'),
    () => undefined,
  );
}

/** Sessions of both operators, made while both are open; the database stays. */
async function prepareSessions(attack: Attack, dataDir: string) {
  const env = { TRUST_PROXY_HOPS: '1', REGION_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '1' };
  const product = await attack.start({ env, dataDir, change: withoutCaptcha });
  const open = async (operator: 'aurora' | 'lotus') => {
    const caller = await createCaller({ port: product.port, operator, headers: WELCOME });
    return { session: await openSession(caller), rsaKey: caller.rsaKey };
  };
  const sessions = { aurora: await open('aurora'), lotus: await open('lotus') };
  await product.stop();
  return { env, sessions };
}

async function run(attack: Attack): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-attack-gate-'));
  attack.onEnd(async () => rmSync(dataDir, { recursive: true, force: true }));
  const { env, sessions } = await prepareSessions(attack, dataDir);
  const { port } = await attack.start({
    env,
    dataDir,
    change: (file, operator) => {
      withoutCaptcha(file);
      file.withdrawalWhileClosed = false;
      if (operator === 'aurora') file.blockedRegions = ['KP'];
      else file.maintenance = { on: true, end: null, text: null };
    },
  });
  const { aurora, lotus } = sessions;
  const blocked = await createCaller({ port, operator: 'aurora', headers: BLOCKED, rsaKey: aurora.rsaKey });
  await playThrough(attack, region, blocked);
  await callBesides(attack, region, blocked, aurora.session);
  await callEverything(attack, region, blocked, aurora.session);
  const closed = await createCaller({ port, operator: 'lotus', headers: WELCOME, rsaKey: lotus.rsaKey });
  await playThrough(attack, maintenance, closed);
  await callBesides(attack, maintenance, closed, lotus.session);
  await callEverything(attack, maintenance, closed, lotus.session);
}

export const gate: Suite = {
  name: 'gate',
  tries: 'every call of both wires, every upload and an export from a blocked region and during maintenance',
  run,
};
