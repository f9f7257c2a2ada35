// Calls of the contract as an attacker makes them: by name, with any input, token and header.
import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import {
  type BoundCallName,
  type Call,
  type ChatCallName,
  calls,
  chatCalls,
  type GameCallName,
  gameCalls,
} from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { examples } from '@foyer/contract/examples';
import { type Answer, type Sent, send } from './client.ts';
import type { OperatorCode } from './product.ts';
import { fetchRsaKey, type RsaKey, sealText } from './sealing.ts';

export type AnyCallName = BoundCallName | GameCallName | ChatCallName;

export const STRONG_PASSWORD = 'river stone 41 lantern';

/** Every call of the site, of the game wire and of the chat. */
export const allCalls: Readonly<Record<AnyCallName, Call>> = { ...calls, ...gameCalls, ...chatCalls };

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  /** Sent instead of the input as JSON. */
  readonly text?: string;
}

export interface Caller {
  readonly port: number;
  /** The request that a call becomes; a sealed one is good once. */
  readonly build: (name: AnyCallName, input: object, options?: CallOptions) => Sent;
  readonly call: (name: AnyCallName, input: object, options?: CallOptions) => Promise<Answer>;
  /** The token of a fresh session. */
  readonly logIn: (username?: string, password?: string) => Promise<string>;
  /** Registers a member; answers the token of their session. */
  readonly register: (username: string) => Promise<string>;
  readonly rsaKey: RsaKey;
}

export interface CallerSettings {
  /** Port of the product; the operator decides which of the two it is. */
  readonly port: number;
  readonly operator: OperatorCode;
  readonly headers?: Readonly<Record<string, string>>;
  readonly agent?: Agent;
  readonly rsaKey?: RsaKey;
}

/** Half a surrogate pair has no percent code. */
const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
};

const pathOf = (path: string, input: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(input[name]));

const withoutPathFields = (path: string, input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`{${name}}`)));

const queryOf = (input: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const query = new URLSearchParams(pairs.map(([name = '', value = '']) => [name, value])).toString();
  return query && `?${query}`;
};

/** Speaks to one operator of a product. */
export async function createCaller({
  port: first,
  operator,
  headers = {},
  agent,
  rsaKey: known,
}: CallerSettings): Promise<Caller> {
  const port = operator === 'lotus' ? first + 1 : first;
  const rsaKey = known ?? (await fetchRsaKey(port, headers));

  const build: Caller['build'] = (name, input, options = {}) => {
    const row = allCalls[name];
    // Inputs are objects with fields of any kind.
    const path = pathOf(row.path, input as Record<string, unknown>);
    const rest = withoutPathFields(row.path, input);
    const shared = {
      Merchant: operator,
      Language: 'EN',
      ...(options.token && { Authorization: options.token }),
      ...(row.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? randomUUID() }),
      ...headers,
      ...options.headers,
    };
    const place = { port, method: row.method, ...(agent && { agent }) };
    if (row.method === 'GET') return { ...place, path: path + queryOf(rest), headers: shared };
    const text = options.text ?? JSON.stringify(rest);
    if (!row.sealed) return { ...place, path, headers: { ...shared, 'Content-Type': 'application/json' }, body: text };
    const sealed = sealText({ method: row.method, path, merchant: operator, text }, rsaKey);
    return { ...place, path, headers: { ...shared, ...sealed.headers }, body: sealed.body };
  };
  const call: Caller['call'] = (name, input, options) => send(build(name, input, options));
  const tokenOf = async (name: AnyCallName, input: object): Promise<string> => {
    const answer = await call(name, input);
    const { token } = (answer.form?.value ?? {}) as { token?: string };
    if (!token) throw new Error(`There is no session after ${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return token;
  };
  const logIn: Caller['logIn'] = (username = demoMember.username, password = demoMember.password) =>
    tokenOf('session.login', { type: 'username', username, password });
  const register: Caller['register'] = (username) =>
    tokenOf('member.register', { ...examples['member.register'].input, username, password: STRONG_PASSWORD });
  return { port, build, call, logIn, register, rsaKey };
}

/** Takes the captcha away, so that a suite can log in and register by itself. */
export const withoutCaptcha = ({ switches }: { readonly switches: Record<string, boolean> }): void => {
  switches.captcha = false;
  switches.captchaBeforeSms = false;
};
