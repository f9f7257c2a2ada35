// News of members from what really happens to the device: a withdrawal that is paid, a ticket that wins, an answer in chat.
import type { InputOf, LanguageCode, PushKind } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rows } from '../../../db/database.ts';
import { giveCash, stepUp, usableAccount } from '../../../testing/money.ts';
import { answered, type OperatorCaller, operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { AURORA, type CallOptions, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { startPushService, type TestPushService } from '../../../testing/push-service.ts';
import { chatNews } from '../../site/chat/api.ts';

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 1440;

let platform: TestPlatform;
let service: TestPushService;
let operator: OperatorCaller;
let member: { readonly id: string; readonly token: string };
let accountId: string;
/** The draw of a ticket is brought about by moving the clock. */
let ahead = 0;
const now = (): Date => new Date(Date.now() + ahead);

const logIn = async (username: string = demoMember.username, host = AURORA) =>
  platform.value('session.login', { type: 'username', username, password: demoMember.password }, { host });

beforeAll(async () => {
  service = await startPushService();
  platform = await startTestPlatform({ pushServices: [service.host], operatorPort: 0, demoDrawSeconds: 60 }, { now });
  member = await logIn();
  await giveCash(platform, member.id, 1_000_000n);
  accountId = await usableAccount(platform, { token: member.token }, 'demobank');
});
afterAll(async () => {
  await platform.close();
  await service.close();
});
beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter where key like 'push|%'`);
  for (const table of ['push_registration', 'push_message', 'push_choice', 'chat_conversation'])
    await platform.db.execute(sql.raw(`delete from ${table}`));
  // What earlier tests brought about is no news of the next.
  await platform.db.execute(sql`update withdrawal set decided_at = decided_at - interval '1 day'`);
  await platform.db.execute(sql`update lottery_receipt set settled_at = settled_at - interval '1 day'`);
  await platform.db.execute(sql`delete from limit_counter where key like 'operator|%'`);
  service.received.length = 0;
  operator = await operatorWith(platform, ['payments', 'support']);
  member = await logIn();
  await speak('EN');
});

const speak = (language: LanguageCode) => platform.value('member.language', { language }, { token: member.token });

const tokenOf = (subscription: object): string => Buffer.from(JSON.stringify(subscription)).toString('base64url');

/** A browser of whoever is logged in; answers its address at the push service. */
const bind = async (token = member.token, host = AURORA): Promise<string> => {
  const subscription = service.subscribe();
  const registrationToken = tokenOf(subscription);
  await platform.value('relay.fcmBind', { registrationToken }, { token, host });
  return new URL(subscription.endpoint).pathname;
};

const pay = async (): Promise<string> => {
  const options = { token: member.token };
  const { orderId } = await platform.value('wallet.withdraw', { accountId, amount: '2000', stepUp }, options);
  answered(await operator('withdrawals.pay', { id: orderId }));
  return orderId;
};

/** One of the two sides comes in any draw. */
const win = async (): Promise<string> => {
  const launched = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', launched, { token: member.token });
  const { session } = await platform.value('games.enter', { code: new URL(gameUrl).searchParams.get('code') ?? '' });
  // The first seconds after a draw: the issue of this minute is open.
  ahead += MINUTE_MS - (now().getTime() % MINUTE_MS) + 1000;
  const issue = await vi.waitFor(async () => {
    const open = (await platform.value('games.state', { game: 'rapid5' })).issue;
    expect(Date.parse(open?.closesAt ?? '')).toBeGreaterThan(now().getTime());
    return open?.issue ?? '';
  }, 10_000);
  const lines: InputOf<'games.bet'>['lines'] = [
    { betType: 'parity', side: 'odd' },
    { betType: 'parity', side: 'even' },
  ];
  const bet = { game: 'rapid5', issue, lines, stake: '1000' };
  const { receipt } = await platform.value('games.bet', bet, { token: session });
  ahead += MINUTE_MS;
  await vi.waitFor(async () => {
    const { items } = await platform.value(
      'games.bets',
      { game: 'rapid5', receipt: receipt.receipt },
      { token: session },
    );
    expect(items[0]?.status).toBe('won');
  }, 10_000);
  return receipt.receipt;
};

let messages = 0;
/** The member writes in the chat. */
const write = async (): Promise<void> => {
  const form = { b2c: true, title: 'Customer service', backUrl: '/m/help', language: 'en-US' } as const;
  const { chatUrl } = await platform.value('relay.launchChat', form, { token: member.token, host: 'localhost:8080' });
  const code = new URL(chatUrl).searchParams.get('code') ?? '';
  const { session } = await platform.value('chat.enter', { code }, { host: 'chat.localhost:8080' });
  messages += 1;
  const id = `message-of-the-member-${messages}`;
  await platform.value('chat.send', { id, text: 'Hello' }, { token: session });
};
const answer = async (): Promise<string> => {
  await write();
  answered(
    await operator('chats.answer', { memberId: member.id, id: `answer-${messages}`, seq: 999, answer: 'Good morning' }),
  );
  return '';
};

let orders = 0;
const deposit = async (): Promise<void> => {
  orders += 1;
  await platform.db.execute(sql`insert into deposit_order (id, merchant, member_id, method, kind, title, provider, amount, credited,
      currency, status, return_url, notice_url, language, idempotency_key, fingerprint, created_at, expires_at, decided_at)
    values (${`later-${orders}`}, 'aurora', ${member.id}, 'bank', 'redirect', '{}', 'demo', 12345, 12345, 'USD', 'succeeded', '', '',
      'EN', ${`later-${orders}`}, '', now(), now(), now())`);
};

const shownOn = (device: string) =>
  service.received.filter(({ path }) => path === device).map(({ text }) => JSON.parse(text) as Record<string, string>);
const bodiesOn = (device: string) => shownOn(device).map(({ body }) => body);
const open = sql`select id from push_message where is_open`;
/**
 * A later deposit comes to the device, and the outbox has nothing left to do: the same turn would have sent everything
 * that happened before it.
 */
const untilLaterNews = async (device: string): Promise<void> => {
  await deposit();
  await vi.waitFor(() => {
    expect(shownOn(device).map(({ path }) => path)).toContain(`/m/order?id=later-${orders}`);
  }, 15_000);
  await vi.waitFor(async () => expect(await rows(platform.db, open)).toEqual([]), 15_000);
};
const laterNews = 'Your deposit of $123.45 has arrived.';

/** The quiet hours of the member began five minutes ago, and last ten minutes more. */
const hush = (): Promise<unknown> => {
  const minute = now().getUTCHours() * 60 + now().getUTCMinutes();
  const quiet = { from: (minute + MINUTES_A_DAY - 5) % MINUTES_A_DAY, to: (minute + 10) % MINUTES_A_DAY };
  return platform.value('push.save', { off: [], quiet, timeZone: 'UTC' }, { token: member.token });
};
const untilHeld = async (kind: PushKind): Promise<void> => {
  const held = sql`select kind from push_message where is_open and tries = 0
    and due_at between now() + interval '5 minutes' and now() + interval '10 minutes'`;
  await vi.waitFor(async () => expect(await rows(platform.db, held)).toEqual([{ kind }]), 15_000);
};
const endQuiet = async (): Promise<void> => {
  ahead += 10 * MINUTE_MS;
  await platform.db.execute(sql`update push_message set due_at = now()`);
};

/** Devices are bound by the clock of the database, which nobody has moved. */
const brought = async (happen: () => Promise<string>): Promise<string> => {
  const id = await happen();
  await platform.db.execute(sql`update withdrawal set decided_at = least(decided_at, now())`);
  await platform.db.execute(sql`update lottery_receipt set settled_at = least(settled_at, now())`);
  return id;
};

interface News {
  readonly kind: PushKind;
  readonly happen: () => Promise<string>;
  readonly language: LanguageCode;
  readonly body: string;
  readonly english: string;
  readonly path: (id: string) => string;
  readonly tag: (ref: string) => RegExp;
}

const news: readonly News[] = [
  {
    kind: 'withdrawalPaid',
    happen: pay,
    language: 'VI',
    body: 'Khoản rút $20,00 của bạn đã được chuyển.',
    english: 'Your withdrawal of $20.00 has been paid.',
    path: (id) => `/m/withdraw?id=${id}`,
    tag: (id) => new RegExp(`^withdrawalPaid\\.${id}$`),
  },
  {
    kind: 'ticketWon',
    happen: win,
    language: 'UR',
    body: 'آپ کا ایک ٹکٹ جیت گیا ہے۔',
    english: 'One of your tickets has won.',
    path: () => '/m/member/bets',
    tag: () => /^ticketWon\.[\w-]+$/,
  },
  {
    kind: 'chatAnswered',
    happen: answer,
    language: 'PT-BR',
    body: 'Você tem uma resposta no chat.',
    english: 'You have an answer in chat.',
    path: () => '/m/member/home?chat=open',
    tag: () => /^chatAnswered$/,
  },
];

describe.each(news)('PU-01 $kind', ({ kind, happen, language, body, english, path, tag }) => {
  test('comes once to each device of the member, to no other’s, and opens its page', async () => {
    const [phone, tablet] = [await bind(), await bind()];
    const neighbour = await bind((await logIn('agent')).token);
    const elsewhere = await bind((await logIn(demoMember.username, LOTUS)).token, LOTUS);
    const id = await brought(happen);
    await untilLaterNews(phone);
    for (const device of [phone, tablet]) {
      expect(bodiesOn(device).toSorted()).toEqual([english, laterNews].toSorted());
      const shown = shownOn(device).find((one) => one.body === english);
      expect([shown?.title, shown?.path]).toEqual(['Aurora', path(id)]);
      expect(shown?.tag).toMatch(tag(id));
    }
    expect([...shownOn(neighbour), ...shownOn(elsewhere)]).toEqual([]);
  });

  test(`speaks the language of the device, ${language}`, async () => {
    await speak(language);
    const phone = await bind();
    await brought(happen);
    await vi.waitFor(() => expect(bodiesOn(phone)).toEqual([body]), 15_000);
  });

  test('stays away while its switch is off', async () => {
    const phone = await bind();
    await platform.value('push.save', { off: [kind], quiet: null, timeZone: 'UTC' }, { token: member.token });
    await brought(happen);
    await untilLaterNews(phone);
    expect(bodiesOn(phone)).toEqual([laterNews]);
  });

  test('waits for the end of the quiet hours, and comes once then', async () => {
    const phone = await bind();
    await hush();
    await brought(happen);
    await untilHeld(kind);
    expect(service.received).toEqual([]);
    await endQuiet();
    await vi.waitFor(() => expect(bodiesOn(phone)).toEqual([english]), 15_000);
    await untilLaterNews(phone);
    expect(bodiesOn(phone)).toEqual([english, laterNews]);
  });

  test('reaches nobody after the log-out', async () => {
    const phone = await bind();
    const held = await logIn();
    await platform.value('session.logout', {}, { token: member.token });
    member = held;
    await brought(happen);
    const later = await bind();
    await untilLaterNews(later);
    expect([shownOn(phone), bodiesOn(later)]).toEqual([[], [laterNews]]);
  });
});

describe('a notice that waits for the end of the quiet hours', () => {
  test('PU-01 reaches nobody once the member has logged out', async () => {
    const phone = await bind();
    await hush();
    await brought(pay);
    await untilHeld('withdrawalPaid');
    const next = await logIn();
    await platform.value('session.logout', {}, { token: member.token });
    member = next;
    await endQuiet();
    const later = await bind();
    await untilLaterNews(later);
    expect([shownOn(phone), bodiesOn(later)]).toEqual([[], [laterNews]]);
  });

  test('is not for the next member who logs in on the device', async () => {
    const subscription = service.subscribe();
    const registrationToken = tokenOf(subscription);
    await platform.value('relay.fcmBind', { registrationToken }, { token: member.token });
    await hush();
    await brought(pay);
    await untilHeld('withdrawalPaid');
    const next = await logIn('agent');
    await platform.value('relay.fcmBind', { registrationToken }, { token: next.token });
    await endQuiet();
    const later = await bind();
    await untilLaterNews(later);
    expect(shownOn(new URL(subscription.endpoint).pathname)).toEqual([]);
  });

  test('is not sent once its switch is off', async () => {
    const phone = await bind();
    await hush();
    await brought(pay);
    await untilHeld('withdrawalPaid');
    const off: PushKind[] = ['withdrawalPaid'];
    await platform.value('push.save', { off, quiet: null, timeZone: 'UTC' }, { token: member.token });
    await endQuiet();
    await untilLaterNews(phone);
    expect(bodiesOn(phone)).toEqual([laterNews]);
  });
});

test('a switch that is turned on again brings nothing from before', async () => {
  const phone = await bind();
  const choice = { off: ['withdrawalPaid'] as PushKind[], quiet: null, timeZone: 'UTC' };
  await platform.value('push.save', choice, { token: member.token });
  await brought(pay);
  await untilLaterNews(phone);
  await platform.value('push.save', { ...choice, off: [] }, { token: member.token });
  await untilLaterNews(phone);
  expect(bodiesOn(phone)).toEqual([laterNews, laterNews]);
});

describe('an answer in the chat', () => {
  const enter = async (): Promise<string> => {
    const form = { b2c: true, title: 'Customer service', backUrl: '/m/help', language: 'en-US' } as const;
    const { chatUrl } = await platform.value('relay.launchChat', form, { token: member.token, host: 'localhost:8080' });
    const code = new URL(chatUrl).searchParams.get('code') ?? '';
    return (await platform.value('chat.enter', { code }, { host: 'chat.localhost:8080' })).session;
  };
  const see = async (): Promise<void> =>
    void (await platform.value('chat.seen', { seq: 99 }, { token: await enter() }));
  const open = async (): Promise<void> => {
    await platform.value('chat.state', { after: 0, revision: 0, wait: false }, { token: await enter() });
  };

  test('PU-01 that was read while the quiet hours lasted is no news afterwards', async () => {
    const phone = await bind();
    await hush();
    await answer();
    await untilHeld('chatAnswered');
    await see();
    await endQuiet();
    await untilLaterNews(phone);
    expect(bodiesOn(phone)).toEqual([laterNews]);
  });

  test('waits ten seconds where the chat is open, and comes to no phone once it is read there', async () => {
    const phone = await bind();
    await write();
    await open();
    answered(
      await operator('chats.answer', { memberId: member.id, id: 'read-at-once', seq: 999, answer: 'Good morning' }),
    );
    const waits = sql`select kind from push_message where is_open and tries = 0
      and due_at between now() + interval '1 second' and now() + interval '10 seconds'`;
    await vi.waitFor(async () => expect(await rows(platform.db, waits)).toEqual([{ kind: 'chatAnswered' }]), 15_000);
    await see();
    await platform.db.execute(sql`update push_message set due_at = now()`);
    await untilLaterNews(phone);
    expect(bodiesOn(phone)).toEqual([laterNews]);
  });

  test('comes after these ten seconds where the page was left open and nobody reads it', async () => {
    await write();
    await open();
    answered(
      await operator('chats.answer', { memberId: member.id, id: 'read-by-nobody', seq: 999, answer: 'Good morning' }),
    );
    const [{ ref } = { ref: '' }] = await rows<{ ref: string }>(
      platform.db,
      sql`select id || '.' || last_seq as ref from chat_conversation where member_id = ${member.id}`,
    );
    const standing = () => chatNews.standing?.(platform.db, ref);
    expect(await standing()).toBeGreaterThan(0);
    expect(await standing()).toBeLessThanOrEqual(10);
    await platform.db.execute(sql`update chat_message set created_at = created_at - interval '10 seconds'`);
    expect(await standing()).toBe(0);
    await see();
    expect(await standing()).toBe('over');
  });
});

test('a refused withdrawal, a message of the member and the end of a chat are no news for a phone', async () => {
  const phone = await bind();
  const options = { token: member.token };
  const { orderId } = await platform.value('wallet.withdraw', { accountId, amount: '2000', stepUp }, options);
  answered(await operator('withdrawals.refuse', { id: orderId, reason: 'The account is not yours.' }));
  await write();
  const { messages: written } = answered(await operator('chats.read', { memberId: member.id }));
  answered(await operator('chats.close', { memberId: member.id, seq: written.at(-1)?.seq ?? 0 }));
  await untilLaterNews(phone);
  expect(bodiesOn(phone)).toEqual([laterNews]);
});

test('a member who rests hears nothing', async () => {
  const phone = await bind();
  const rests = sql`update member set status = 'timeOut', status_until = now() + interval '1 day' where id = ${member.id}`;
  await platform.db.execute(rests);
  onTestFinished(async () => {
    await platform.db.execute(sql`update member set status = 'active', status_until = null where id = ${member.id}`);
  });
  await deposit();
  const closed = sql`select kind from push_message where not is_open`;
  await vi.waitFor(async () => expect(await rows(platform.db, closed)).toHaveLength(1), 15_000);
  expect(shownOn(phone)).toEqual([]);
});

test('each operator signs with its own key', async () => {
  const there = { token: (await logIn(demoMember.username, LOTUS)).token, host: LOTUS };
  const keyOf = async (options: CallOptions) => (await platform.value('push.settings', {}, options)).vapidKey;
  const keys = [await keyOf({ token: member.token }), await keyOf(there)];
  expect(keys[0]).not.toBe(keys[1]);
  for (const options of [{ token: member.token }, there]) {
    const registrationToken = tokenOf(service.subscribe());
    await platform.value('relay.fcmBind', { registrationToken }, options);
    await platform.value('push.test', { registrationToken }, options);
  }
  expect(service.received.map(({ headers }) => headers.authorization?.split('k=')[1])).toEqual(keys);
});

test('PU-01 only its own member has a device hear what is said to everyone (ALL)', async () => {
  const registrationToken = tokenOf(service.subscribe());
  const all = { registrationToken, topic: 'ALL' as const };
  const hearing = async () => rows(platform.db, sql`select hears_all as "hearsAll" from push_registration`);
  await platform.value('relay.fcmBind', { registrationToken }, { token: member.token });
  await platform.value('relay.fcmSubscribe', all, { token: (await logIn('agent')).token });
  expect(await hearing()).toEqual([{ hearsAll: false }]);
  await platform.value('relay.fcmSubscribe', all, { token: member.token });
  expect(await hearing()).toEqual([{ hearsAll: true }]);
});

describe('an announcement to every phone', () => {
  const subscribed = async (token = member.token, host = AURORA): Promise<string> => {
    const subscription = service.subscribe();
    const registrationToken = tokenOf(subscription);
    await platform.value('relay.fcmBind', { registrationToken }, { token, host });
    await platform.value('relay.fcmSubscribe', { registrationToken, topic: 'ALL' }, { token, host });
    return new URL(subscription.endpoint).pathname;
  };
  const announce = (announcement: string, dryRun = false) => operator('pushes.announce', { announcement, dryRun });

  beforeEach(async () => {
    operator = await operatorWith(platform, ['content', 'audit']);
  });

  test('reaches each device that hears ALL once, in its language, and of this operator alone', async () => {
    await speak('VI');
    const [phone, neighbour] = [await subscribed(), await subscribed((await logIn('agent')).token)];
    const elsewhere = await subscribed((await logIn(demoMember.username, LOTUS)).token, LOTUS);
    const bound = await bind();
    const leaving = await logIn();
    const left = await subscribed(leaving.token);
    await platform.value('session.logout', {}, { token: leaving.token });
    expect(answered(await announce('points', true))).toEqual({ devices: 2 });
    expect(await rows(platform.db, open)).toEqual([]);
    expect(answered(await announce('points'))).toEqual({ devices: 2 });
    expect(answered(await announce('points'))).toEqual({ devices: 0 });
    await vi.waitFor(async () => expect(await rows(platform.db, open)).toEqual([]), 15_000);
    const tag = 'announcement.points';
    expect(shownOn(phone)).toEqual([{ title: 'Aurora', body: 'Mỗi vé cược đều ra điểm', path: '/m/home', tag }]);
    expect(shownOn(neighbour)).toMatchObject([{ path: '/m/home', tag }]);
    for (const device of [elsewhere, bound, left]) expect(shownOn(device)).toEqual([]);
  });

  test('goes out twice a day at most, is in the audit log, and waits for the end of quiet hours', async () => {
    await subscribed();
    await hush();
    expect(outcomeOf(await announce('points'))).toBe('done');
    const held = sql`select kind from push_message where due_at > now() + interval '5 minutes'`;
    await vi.waitFor(async () => expect(await rows(platform.db, held)).toEqual([{ kind: 'announcement' }]), 15_000);
    expect(service.received).toEqual([]);
    expect(outcomeOf(await announce('summit'))).toBe('done');
    for (const again of ['points', 'points']) expect(outcomeOf(await announce(again))).toBe('TOO_MANY_REQUEST');
    const counted = sql`select count from limit_counter where key = 'push|announce|aurora'`;
    expect(await rows(platform.db, counted)).toEqual([{ count: 2 }]);
    expect(outcomeOf(await announce('points', true))).toBe('done');
    const { items } = answered(await operator('audit.list', {}));
    const kept = items.filter(({ call }) => call === 'pushes.announce').map(({ input }) => JSON.parse(input));
    expect(kept[1]).toEqual({ announcement: 'summit', dryRun: false, devices: 1 });
  });

  test('is not sent when its time ends before the quiet hours do', async () => {
    await subscribed();
    await hush();
    await announce('points');
    const held = sql`select kind from push_message where due_at > now() + interval '5 minutes'`;
    await vi.waitFor(async () => expect(await rows(platform.db, held)).toHaveLength(1), 15_000);
    const shown = platform.context.merchants
      .byCode('aurora')
      ?.content.announcements.items.find(({ id }) => id === 'points')?.shown;
    const { until } = shown ?? {};
    Object.assign(shown ?? {}, { until: new Date(Date.now() - 1000).toISOString() });
    try {
      await platform.value('push.save', { off: [], quiet: null, timeZone: 'UTC' }, { token: member.token });
      await platform.db.execute(sql`update push_message set due_at = now()`);
      await vi.waitFor(async () => expect(await rows(platform.db, open)).toEqual([]), 15_000);
      expect(service.received).toEqual([]);
    } finally {
      Object.assign(shown ?? {}, { until });
    }
  });

  test.each(['nothing', 'hello', 'first-steps'])('is refused where %s is not shown to all members', async (name) => {
    await subscribed();
    for (const dryRun of [true, false]) expect(outcomeOf(await announce(name, dryRun))).toBe('not.found');
  });
});
