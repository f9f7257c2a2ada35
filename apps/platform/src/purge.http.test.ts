// Nothing that has run out stays in the database, and nothing that has not is taken along.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from './db/database.ts';
import { deleteExpired } from './db/in-portions.ts';
import { purge } from './purge.ts';
import { startTestPlatform, type TestPlatform } from './testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const member = sql`(select id from member where merchant = 'aurora' and account = 'demo')`;
const session = sql`(select id from session limit 1)`;
const conversation = sql`insert into chat_conversation (id, merchant, member_id) values ('purged', 'aurora', ${member})
  on conflict (merchant, member_id) do update set status = 'ended' returning id, merchant, member_id`;

/** A row by its key that ends at a moment. */
const put: Readonly<Record<string, (key: string, end: SQL) => SQL>> = {
  handoff_code: (key, end) => sql`insert into handoff_code (code_hash, merchant, session_id, expires_at)
    values (${key}, 'aurora', ${session}, ${end})`,
  device_secret: (
    key,
    end,
  ) => sql`insert into device_secret (secret_hash, family, merchant, member_id, device_id, address, expires_at)
    values (${key}, 'f', 'aurora', ${member}, 'd', '', ${end})`,
  known_device: (key, end) => sql`insert into known_device (member_id, device_hash, seen_at)
    values (${member}, convert_to(${key}::text, 'UTF8'), ${end} - interval '180 days')`,
  identity_token: (key, end) =>
    sql`insert into identity_token (token_hash, merchant, expires_at) values (${key}, 'aurora', ${end})`,
  signed_trip: (
    key,
    end,
  ) => sql`insert into signed_trip (token_hash, merchant, channel, secret, challenge, state, back, expires_at)
    values (${key}, 'aurora', 'twitter', 's', 'c', 's', 'b', ${end})`,
  login_challenge: (
    key,
    end,
  ) => sql`insert into login_challenge (challenge_hash, merchant, member_id, options, restricted, remember, expires_at)
    values (${key}, 'aurora', ${member}, 'ga', false, false, ${end})`,
  verification_code: (
    key,
    end,
  ) => sql`insert into verification_code (merchant, purpose, channel, recipient, code_hash, expires_at)
    values ('aurora', 'verify', 'sms', ${key}, 'h', ${end})`,
  limit_counter: (key, end) => sql`insert into limit_counter (key, count, resets_at) values (${key}, 1, ${end})`,
  tracking_subject: (key, end) => sql`insert into tracking_subject (merchant, id, seen_at)
    values ('aurora', ${key}, ${end} - interval '13 months')`,
  push_message: (key, end) => sql`insert into push_message (merchant, token, member_id, kind, ref, at)
    values ('aurora', 't', ${member}, 'ticketWon', ${key}, ${end} - interval '2 days')`,
  chat_code: (key, end) => sql`insert into chat_code (code_hash, merchant, session_id, title, back_url, expires_at)
    values (${key}, 'aurora', ${session}, 't', '/m/home', ${end})`,
  chat_message: (key, end) => sql`with conversation as (${conversation})
    insert into chat_message (conversation_id, seq, author, client_id, kind, body, created_at)
    select id, ${key}::int, 'member', ${key}, 'text', 'Hello', ${end} - interval '365 days' from conversation`,
  chat_rating: (key, end) => sql`with conversation as (${conversation})
    insert into chat_rating (id, merchant, member_id, conversation_id, seq, stars, rated_at)
    select ${key}, merchant, member_id, id, ${key}::int, 5, ${end} - interval '365 days' from conversation`,
  idempotency: (key, end) => sql`insert into idempotency (merchant, caller, call, key, fingerprint, expires_at)
    values ('aurora', 'c', 'c', ${key}, 'f', ${end})`,
};

test.each(Object.keys(put))('of %s only expired rows are removed', async (table) => {
  await platform.value('session.login', { type: 'username', username: 'demo', password: 'demo-Foyer-2026' });
  await platform.db.execute(sql`delete from ${sql.identifier(table)}`);
  await platform.db.execute(put[table]?.('1', sql`now() - interval '1 second'`) ?? sql``);
  await platform.db.execute(put[table]?.('2', sql`now() + interval '1 minute'`) ?? sql``);
  await platform.purge();
  expect(await rows(platform.db, sql`select 1 from ${sql.identifier(table)}`)).toHaveLength(1);
});

test('what advertisers call a person goes after thirty days unseen, and the choice stays', async () => {
  await platform.db.execute(sql`delete from tracking_subject`);
  await platform.db.execute(sql`insert into tracking_subject (merchant, id, choice, version, marks, s2s, seen_at) values
    ('aurora', 'away', 'accepted', '1', '{"fbp":"m"}', '{}', now() - interval '30 days 1 second'),
    ('aurora', 'away in the app', 'accepted', '1', '{}', '{"adid":"a"}', now() - interval '30 days 1 second'),
    ('aurora', 'here', 'accepted', '1', '{"fbp":"m"}', '{"adid":"a"}', now() - interval '29 days')`);
  await platform.purge();
  expect(await rows(platform.db, sql`select id, choice, marks, s2s from tracking_subject order by id`)).toEqual([
    { id: 'away', choice: 'accepted', marks: {}, s2s: {} },
    { id: 'away in the app', choice: 'accepted', marks: {}, s2s: {} },
    { id: 'here', choice: 'accepted', marks: { fbp: 'm' }, s2s: { adid: 'a' } },
  ]);
});

test('a statement that fails is counted and stops no other', async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  await platform.db.execute(put.limit_counter?.('1', sql`now() - interval '1 second'`) ?? sql``);
  const failing = sql`delete from nowhere`;
  const further = sql`update limit_counter set key = 'reached' where key = '2'`;
  await platform.db.execute(put.limit_counter?.('2', sql`now() + interval '1 minute'`) ?? sql``);
  await purge(platform.context, [{ expired: [failing] }, { expired: [further] }]);
  expect(await rows(platform.db, sql`select key from limit_counter`)).toEqual([{ key: 'reached' }]);
  expect(await platform.context.metrics.registry.metrics()).toMatch(/^foyer_purges_failed_total 1$/m);
  expect(platform.logged()).toContain('expired rows could not be deleted');
});

test('a mass of expired rows is deleted a portion at a time until none is left', async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  await platform.db.execute(sql`insert into limit_counter (key, count, resets_at)
    select 'mass' || n, 1, now() - interval '1 second' from generate_series(1, 12001) as n`);
  expect(await rows(platform.db, deleteExpired('limit_counter', sql`resets_at < now()`))).toHaveLength(5_000);
  await platform.purge();
  expect(await rows(platform.db, sql`select 1 from limit_counter`)).toEqual([]);
});

test('a node that stops begins no further deletion and reports no fault', async () => {
  await platform.db.execute(put.limit_counter?.('stays', sql`now() - interval '1 second'`) ?? sql``);
  await purge(platform.context, [{ expired: [sql`delete from nowhere`] }], () => true);
  expect(await rows(platform.db, sql`select key from limit_counter where key = 'stays'`)).toHaveLength(1);
});

test('an unfinished enrolment is removed, and a finished one stays', async () => {
  const begun = async (account: string): Promise<void> => {
    const { token } = await platform.value('session.login', {
      type: 'username',
      username: account,
      password: 'demo-Foyer-2026',
    });
    await platform.value('security.enrol', { stepUp: { password: 'demo-Foyer-2026' } }, { token });
  };
  const left = () =>
    rows(
      platform.db,
      sql`select member.account, secret is not null as enrolled, pending is not null as waits from authenticator
        join member on member.id = member_id where merchant = 'aurora' order by member.account`,
    );
  await begun('demo');
  await begun('expired');
  await platform.db.execute(sql`update authenticator set pending = secret, pending_until = now() - interval '1 second'
    where secret is not null`);
  await platform.db.execute(sql`update authenticator set pending_until = now() - interval '1 second'
    where member_id = (select id from member where merchant = 'aurora' and account = 'expired')`);
  await platform.purge();
  expect(await left()).toEqual([
    { account: 'demo', enrolled: false, waits: true },
    { account: 'demo2fa', enrolled: true, waits: false },
  ]);
});
