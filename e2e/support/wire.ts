// The wire without a browser: what an app or another tab does before a journey.
import { randomBytes, randomUUID } from 'node:crypto';
import { type BoundCallName, calls, type LoginAnswer } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { seal, webCrypto } from '@foyer/envelope';
import type { Operator } from './operators.ts';
import type { Site } from './product.ts';
import { journeyLanguage } from './texts.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** An answer of the platform, whatever it is. */
export interface Reply {
  readonly status: number;
  readonly body: { readonly success: boolean; readonly errorCode?: string; readonly value?: unknown };
}

export interface Wire {
  /** Address of the operator's site, without a slash at the end. */
  readonly site: string;
  readonly call: (name: BoundCallName, input?: unknown, token?: string) => Promise<Reply>;
  readonly logIn: (member?: Credentials) => Promise<LoginAnswer>;
  /** Logs in, and returns the record of the session as a tab keeps it (SN-01). */
  readonly keptSession: (member?: Credentials) => Promise<string>;
  /** Registers somebody who has done nothing yet; for operators without captcha. */
  readonly newMember: () => Promise<Credentials & Pick<LoginAnswer, 'token'>>;
  /** A single-use code as it stands in links. */
  readonly handOffCode: (member?: Credentials) => Promise<string>;
}

/** Speaks to an operator over the product's own port. */
export function wireOf(product: Site, merchant: Operator): Wire {
  // The second operator answers any host on the next port, so that no name has to resolve here.
  const origin = `http://127.0.0.1:${product.port + (merchant === 'lotus' ? 1 : 0)}`;

  const call = async (name: BoundCallName, input: unknown = {}, token?: string): Promise<Reply> => {
    const row: { method: string; path: string; sealed?: boolean; idempotent?: boolean } = calls[name];
    const headers: Record<string, string> = {
      Merchant: merchant,
      Language: journeyLanguage,
      ...(token && { Authorization: token }),
      ...(row.idempotent && { 'Idempotency-Key': randomBytes(12).toString('hex') }),
    };
    const { method, path } = row;
    if (method === 'GET')
      return send(`${path}?${new URLSearchParams(input as Record<string, string>)}`, { method, headers });
    if (!row.sealed)
      return send(path, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(input),
      });
    const key = (await call('session.rsaKey')).body.value as { keyId: string; publicKey: string };
    const sealed = await seal({ method, path, merchant, payload: input }, key, webCrypto(globalThis.crypto));
    return send(path, { method, headers: { ...headers, ...sealed.headers }, body: sealed.body });
  };
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const answer = await fetch(origin + path, init);
    return { status: answer.status, body: (await answer.json()) as Reply['body'] };
  };
  const value = async <T>(reply: Promise<Reply>): Promise<T> => {
    const { status, body } = await reply;
    if (!body.success) throw new Error(`The platform refused: ${status} ${body.errorCode}`);
    return body.value as T;
  };
  const logIn = ({ username, password }: Credentials = demoMember): Promise<LoginAnswer> =>
    value(call('session.login', { type: 'username', username, password }));

  return {
    site: product.origin(merchant),
    call,
    logIn,
    keptSession: async (member) => {
      const { id, token, userName, customerType } = await logIn(member);
      return JSON.stringify({ id, token, userName, merchantCode: merchant, type: customerType });
    },
    newMember: async () => {
      const member = { username: `new${randomBytes(5).toString('hex')}`, password: 'nine green lanterns' };
      const agreed = { termsVersion: '2026-11', ofAge: true };
      const device = { registerMethod: 'H5', loginDeviceId: randomUUID() };
      const { token } = await value<LoginAnswer>(
        call('member.register', { ...member, ...agreed, ...device, login: true }),
      );
      return { ...member, token };
    },
    handOffCode: async (member) => {
      const { token } = await logIn(member);
      return (await value<{ code: string }>(call('session.handoffCode', {}, token))).code;
    },
  };
}
