// Tests how the demo's scripted staff get to work, and who of them decides.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Pauses, startDemoStaff } from './demo-staff.ts';

interface Login {
  readonly merchant: string;
  readonly name: string;
  readonly code: string;
}

interface Held {
  readonly reason: string;
}

/** What a script sends: the call, its input, and who sends it. */
interface Sent {
  readonly call: string;
  readonly input: unknown;
  readonly who: string;
}

/** Lets the scripts work before an operator API that `answerTo` plays, until it says that all is done. */
const letScriptsWork = async (
  answerTo: (sent: Sent) => object,
  isDone: () => boolean,
  pauses: Pauses = { busy: 1, idle: 1 },
): Promise<void> => {
  let stop = (): void => undefined;
  await new Promise<void>((done) => {
    const server = createServer(async (request, answer) => {
      const input: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString() || '{}');
      const call = request.url?.replace('/operator/', '') ?? '';
      const who = request.headers.authorization?.replace('Bearer ', '') ?? '';
      answer.setHeader('Content-Type', 'application/json');
      answer.end(JSON.stringify(answerTo({ call, input, who })));
      if (isDone()) done();
    });
    server.listen(0, '127.0.0.1', () => {
      const end = startDemoStaff(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pauses);
      stop = () => {
        end();
        server.closeAllConnections();
        server.close();
      };
    });
  });
  stop();
};

test('scripted staff whose code was taken before a restart work at once with the next one', async () => {
  const taken = new Map<string, string>();
  const working = new Set<string>();
  const logIn = ({ merchant, name, code }: Login): string | null => {
    const who = `${merchant}|${name}`;
    // The first code that comes is the one of before the restart.
    if (!taken.has(who)) taken.set(who, code);
    return taken.get(who) === code ? null : who;
  };
  await letScriptsWork(
    ({ call, input, who }) => {
      if (call === 'withdrawals.list') working.add(who);
      const token = call === 'session.login' ? logIn(input as Login) : null;
      return { success: call !== 'session.login' || token !== null, value: { token, items: [] } };
    },
    () => working.size === 4,
  );
  expect([...working].sort()).toEqual([
    'aurora|script-one',
    'aurora|script-two',
    'lotus|script-one',
    'lotus|script-two',
  ]);
});

test('of the scripts that see a withdrawal to be held, one alone holds it, in words that the member reads', async () => {
  const member = { id: '5', account: 'demo', language: 'UR' };
  const withdrawal = { id: '7', amount: '2013', status: 'waiting', createdAt: '2026-11-21T12:00:00.000Z', member };
  const holds: { readonly who: string; readonly reason: string }[] = [];
  const done = new Set<string>();
  await letScriptsWork(
    ({ call, input, who }) => {
      if (call === 'withdrawals.hold') holds.push({ who, reason: (input as Held).reason });
      // The look at the withdrawals was before this one.
      if (call === 'feedback.list' || call === 'identityChecks.list') done.add(`${who} ${call}`);
      const { merchant, name } = input as Login;
      return {
        success: true,
        value:
          call === 'session.login'
            ? { token: `${merchant}|${name}` }
            : { items: call === 'withdrawals.list' ? [withdrawal] : [] },
      };
    },
    () => done.size === 4,
  );
  // Each looks at what its roles may decide.
  expect([...done].sort()).toEqual([
    'aurora|script-one feedback.list',
    'aurora|script-two identityChecks.list',
    'lotus|script-one feedback.list',
    'lotus|script-two identityChecks.list',
  ]);
  expect(new Set(holds.map(({ who }) => who))).toEqual(new Set(['aurora|script-one', 'lotus|script-one']));
  expect(new Set(holds.map(({ reason }) => reason))).toEqual(
    new Set(['ڈیمو: جو رقم 13 پر ختم ہو اسے پہلے کوئی شخص دیکھتا ہے۔']),
  );
});

test('a script that comes late to a chat is seen to write before it answers', async () => {
  const member = { id: '5', account: 'demo', language: 'EN' };
  const lastMessage = { seq: 3, author: 'member', at: '2026-11-21T12:00:00.000Z' };
  const chat = { member, status: 'waiting', lastMessage };
  const calls: string[] = [];
  await letScriptsWork(
    ({ call, input, who }) => {
      if (who === 'aurora|script-one' && call.startsWith('chats.')) calls.push(call);
      const { merchant, name } = input as Login;
      const isAurora = who.startsWith('aurora');
      const items = call === 'chats.list' && isAurora ? [chat] : [];
      return { success: true, value: call === 'session.login' ? { token: `${merchant}|${name}` } : { items } };
    },
    () => calls.includes('chats.answer'),
  );
  expect(calls).toEqual(['chats.list', 'chats.read', 'chats.typing', 'chats.list', 'chats.read', 'chats.answer']);
});

test.each([
  ['a withdrawal', 'withdrawals.list', 'script-one'],
  ['an identity check', 'identityChecks.list', 'script-two'],
  ['a message in the chat', 'chats.list', 'script-one'],
])(
  'a script looks again after the short pause while %s waits, and after the long one when nothing does',
  async (_, list, name) => {
    const member = { id: '5', account: 'demo', language: 'EN' };
    const now = new Date().toISOString();
    const item = {
      id: '7',
      member,
      amount: '2031',
      status: 'waiting',
      createdAt: now,
      sentAt: now,
      lastMessage: { seq: 3, author: 'member', at: now },
    };
    const looks = new Map<string, number>();
    await letScriptsWork(
      ({ call, input, who }) => {
        if (call === 'withdrawals.list') looks.set(who, (looks.get(who) ?? 0) + 1);
        const login = input as Login;
        const isWaiting = call === list && who === `aurora|${name}`;
        return {
          success: true,
          value:
            call === 'session.login'
              ? { token: `${login.merchant}|${login.name}` }
              : { items: isWaiting ? [item] : [] },
        };
      },
      () => looks.size === 4 && (looks.get(`aurora|${name}`) ?? 0) > 2,
      // Nobody lives to see the long one.
      { busy: 1, idle: 2 ** 30 },
    );
    looks.delete(`aurora|${name}`);
    expect([...looks.values()]).toEqual([1, 1, 1]);
  },
);

test('a chat that a person has answered keeps no script busy', async () => {
  const member = { id: '5', account: 'demo', language: 'EN' };
  const looks = new Map<string, number>();
  const chatBy = (author: string) => ({
    member,
    status: 'open',
    lastMessage: { seq: 3, author, at: new Date().toISOString() },
  });
  await letScriptsWork(
    ({ call, input, who }) => {
      const login = input as Login;
      if (call === 'session.login') return { success: true, value: { token: `${login.merchant}|${login.name}` } };
      if (call !== 'chats.list') return { success: true, value: { items: [] } };
      const look = (looks.get(who) ?? 0) + 1;
      looks.set(who, look);
      // At Lotus nobody answers for as long as the test takes.
      const author = who.startsWith('aurora') && look > 1 ? 'agent' : 'member';
      return { success: true, value: { items: [chatBy(author)] } };
    },
    () => (looks.get('aurora|script-one') ?? 0) > 1 && (looks.get('lotus|script-one') ?? 0) > 20,
    { busy: 1, idle: 2 ** 30 },
  );
  expect(looks.get('aurora|script-one')).toBe(2);
});
