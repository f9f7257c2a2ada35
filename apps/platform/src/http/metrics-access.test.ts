import { expect, test } from 'vitest';
import { mayReadMetrics } from './metrics-access.rules.ts';

const TOKEN = 'a-token-of-the-operator';
const [HERE, ELSEWHERE] = ['127.0.0.1', '10.0.0.7'];

const rows: readonly [string, string | undefined, Record<string, string>, string | null, boolean][] = [
  ['this machine', HERE, {}, null, true],
  ['this machine over IPv6', '::1', {}, null, true],
  ['this machine over IPv4 in IPv6', '::ffff:127.0.0.1', {}, TOKEN, true],
  ['another machine without a token', ELSEWHERE, {}, TOKEN, false],
  ['another machine where no token is set', ELSEWHERE, { authorization: 'Bearer ' }, null, false],
  ['another machine with the token', ELSEWHERE, { authorization: `Bearer ${TOKEN}` }, TOKEN, true],
  ['another machine with another token', ELSEWHERE, { authorization: `Bearer ${TOKEN}x` }, TOKEN, false],
  ['another machine with the bare token', ELSEWHERE, { authorization: TOKEN }, TOKEN, false],
  ['a machine whose address looks like this one', '127.0.0.1.evil.example', {}, TOKEN, false],
  ['a connection that is already closed', undefined, {}, TOKEN, false],
  ['a visitor behind a proxy on this machine', HERE, { 'x-forwarded-for': '127.0.0.1' }, TOKEN, false],
  ['a visitor behind a proxy that names a host', HERE, { 'x-forwarded-host': 'localhost' }, TOKEN, false],
  ['a visitor behind a proxy of the standard', HERE, { forwarded: 'for=127.0.0.1' }, TOKEN, false],
  ['a visitor behind a proxy that names an address', HERE, { 'x-real-ip': '127.0.0.1' }, TOKEN, false],
  ['a visitor behind a proxy that names itself', HERE, { via: '1.1 cache' }, TOKEN, false],
  ['the token through a proxy', HERE, { 'x-forwarded-for': ELSEWHERE, authorization: `Bearer ${TOKEN}` }, TOKEN, true],
];

test.each(rows)('metrics for %s', (_, remoteAddress, headers, token, allowed) => {
  expect(mayReadMetrics({ socket: { remoteAddress }, headers }, token)).toBe(allowed);
});
