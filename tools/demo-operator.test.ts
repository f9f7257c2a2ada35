// Tests how the demo's scripted operators get to work, and who of them decides.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startDemoOperators } from './demo-operator.ts';

interface Login {
  readonly merchant: string;
  readonly name: string;
  readonly code: string;
}

test('scripted operators whose code was taken before a restart work at once with the next one', async () => {
  const taken = new Map<string, string>();
  const working = new Set<string>();
  let stop = (): void => undefined;
  await new Promise<void>((allWork) => {
    const logIn = ({ merchant, name, code }: Login): string | null => {
      const who = `${merchant}|${name}`;
      // The first code that comes is the one of before the restart.
      if (!taken.has(who)) taken.set(who, code);
      return taken.get(who) === code ? null : who;
    };
    const server = createServer(async (request, answer) => {
      const input = JSON.parse(Buffer.concat(await request.toArray()).toString() || '{}');
      const isLogin = request.url === '/operator/session.login';
      const token = isLogin ? logIn(input as Login) : null;
      answer.setHeader('Content-Type', 'application/json');
      answer.end(JSON.stringify({ success: !isLogin || token !== null, value: { token, items: [] } }));
      if (request.url === '/operator/withdrawals.list') working.add(request.headers.authorization ?? '');
      if (working.size === 4) allWork();
    });
    server.listen(0, '127.0.0.1', () => {
      const end = startDemoOperators(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      stop = () => {
        end();
        server.closeAllConnections();
        server.close();
      };
    });
  });
  stop();
  expect([...working].sort()).toEqual([
    'Bearer aurora|script-one',
    'Bearer aurora|script-two',
    'Bearer lotus|script-one',
    'Bearer lotus|script-two',
  ]);
});

test('of the scripts that see a withdrawal to be held, one alone holds it', async () => {
  const withdrawal = { id: '7', amount: '2013', status: 'waiting', createdAt: '2026-11-21T12:00:00.000Z' };
  const holds: string[] = [];
  const done = new Set<string>();
  const token = ({ merchant, name }: Login) => `${merchant}|${name}`;
  let stop = (): void => undefined;
  await new Promise<void>((allDone) => {
    const server = createServer(async (request, answer) => {
      const input = JSON.parse(Buffer.concat(await request.toArray()).toString() || '{}');
      const call = request.url?.replace('/operator/', '');
      const who = request.headers.authorization?.replace('Bearer ', '') ?? '';
      const items = call === 'withdrawals.list' ? [withdrawal] : [];
      answer.setHeader('Content-Type', 'application/json');
      answer.end(
        JSON.stringify({ success: true, value: call === 'session.login' ? { token: token(input) } : { items } }),
      );
      if (call === 'withdrawals.hold') holds.push(who);
      // The look at the withdrawals was before this one.
      if (call === 'feedback.list') done.add(who);
      if (done.size === 4) allDone();
    });
    server.listen(0, '127.0.0.1', () => {
      const end = startDemoOperators(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      stop = () => {
        end();
        server.closeAllConnections();
        server.close();
      };
    });
  });
  stop();
  expect([...new Set(holds)].sort()).toEqual(['aurora|script-one', 'lotus|script-one']);
});
