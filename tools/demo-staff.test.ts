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

const none = { urgent: 0, others: 0 };
const nothingWaits = {
  withdrawals: none,
  deposits: none,
  notices: none,
  identityChecks: none,
  feedback: none,
  chats: none,
};
type List = keyof typeof nothingWaits;
/** What waits, as the operator API counts it. */
const oneWaits = (...lists: readonly List[]) => ({
  ...nothingWaits,
  ...Object.fromEntries(lists.map((list) => [list, { urgent: 1, others: 0 }])),
});

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
      return {
        success: call !== 'session.login' || token !== null,
        value: { token, items: [], ...oneWaits('withdrawals') },
      };
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
            : {
                items: call === 'withdrawals.list' ? [withdrawal] : [],
                ...oneWaits('withdrawals', 'feedback', 'identityChecks'),
              },
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
  const chat = { member, status: 'waiting', isWaiting: true, lastMessage };
  const calls: string[] = [];
  await letScriptsWork(
    ({ call, input, who }) => {
      if (who === 'aurora|script-one' && call.startsWith('chats.')) calls.push(call);
      const { merchant, name } = input as Login;
      const isAurora = who.startsWith('aurora');
      const items = call === 'chats.list' && isAurora ? [chat] : [];
      const value = call === 'session.login' ? { token: `${merchant}|${name}` } : { items, ...oneWaits('chats') };
      return { success: true, value };
    },
    () => calls.includes('chats.answer'),
  );
  expect(calls).toEqual(['chats.list', 'chats.read', 'chats.typing', 'chats.list', 'chats.read', 'chats.answer']);
});

/** Nobody lives to see the long pause. */
const longRest: Pauses = { busy: 1, idle: 2 ** 30 };

test.each<[string, Partial<typeof nothingWaits>]>([
  ['a withdrawal', oneWaits('withdrawals')],
  ['a withdrawal on hold', { withdrawals: { urgent: 0, others: 1 } }],
  ['an identity check', oneWaits('identityChecks')],
  ['feedback', oneWaits('feedback')],
  ['a message in the chat', oneWaits('chats')],
])('a script looks again after the short pause while %s waits', async (_, waiting) => {
  let looks = 0;
  const value = { token: 'one', items: [], ...nothingWaits, ...waiting };
  await letScriptsWork(
    ({ call }) => {
      if (call === 'work.count') looks += 1;
      return { success: true, value };
    },
    // The two sites look once each, and again.
    () => looks > 4,
    longRest,
  );
});

test.each<[string, Partial<typeof nothingWaits>]>([
  ['nothing waits', {}],
  ['a person has answered every chat', { chats: { urgent: 0, others: 1 } }],
  ['a transfer waits, which no script books', oneWaits('deposits', 'notices')],
])('the first script alone looks, and rests long, where %s', async (_, waiting) => {
  const sent: string[] = [];
  await letScriptsWork(
    ({ call, input, who }) => {
      const { merchant, name } = input as Login;
      sent.push(`${call} ${who || `${merchant}|${name}`}`);
      const value = { token: `${merchant}|${name}`, items: [], ...nothingWaits };
      // At Lotus something waits for as long as the test takes.
      return { success: true, value: { ...value, ...(who.startsWith('lotus') ? oneWaits('withdrawals') : waiting) } };
    },
    () => sent.filter((one) => one.startsWith('work.count lotus')).length > 20,
    longRest,
  );
  expect(sent.filter((one) => one.includes('aurora'))).toEqual([
    'session.login aurora|script-one',
    'work.count aurora|script-one',
  ]);
});

test('a script whose session is over begins another, and one whose codes were taken tries none before the next', async () => {
  const logins = new Map<string, number>();
  let looks = 0;
  await letScriptsWork(
    ({ call, input }) => {
      const { merchant, name } = input as Login;
      const who = `${merchant}|${name}`;
      if (call === 'session.login') logins.set(who, (logins.get(who) ?? 0) + 1);
      if (call === 'work.count') looks += 1;
      const isTaken = call === 'session.login' && name === 'script-two';
      // The session is over at the third look.
      const isOver = call === 'work.count' && looks === 3;
      return { success: !isTaken && !isOver, value: { token: who, items: [], ...oneWaits('withdrawals') } };
    },
    () => looks > 12,
  );
  const first = (logins.get('aurora|script-one') ?? 0) + (logins.get('lotus|script-one') ?? 0);
  expect(first).toBe(3);
  // The code of this half minute and that of the next; two half minutes may pass meanwhile.
  for (const merchant of ['aurora', 'lotus']) expect(logins.get(`${merchant}|script-two`)).toBeLessThanOrEqual(4);
});
