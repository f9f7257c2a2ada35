// Tests concurrent identity tokens on a real PostgreSQL.
import type { FirebaseChannel } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import { spendToken, standingOf } from '../modules/account/identity/token-store.ts';
import { requirePostgres } from '../testing/database.ts';
import { byToken, phoneToken, socialToken } from '../testing/identity-provider.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const AT_ONCE = 20;
const times = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(at)));
const outcomeOf = ({ body }: { body: { success: boolean; errorCode?: string } }) => body.errorCode ?? 'in';
const countOf = (outcomes: readonly string[], wanted: string) =>
  outcomes.filter((outcome) => outcome === wanted).length;

let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform();
  Object.assign(platform.context.merchants.byCode('aurora')?.settings ?? {}, { smsProvider: { firebase: true } });
});
afterAll(() => platform?.close());

const register = (
  firebaseChannel: FirebaseChannel,
  firebaseIdToken: string,
  username: string,
  idempotencyKey: string,
) =>
  platform
    .call(
      'member.registerSocial',
      {
        firebaseChannel,
        firebaseIdToken,
        username,
        registerMethod: 'H5',
        login: true,
        termsVersion: '2026-11',
        ofAge: true,
      },
      { idempotencyKey },
    )
    .then(outcomeOf);

const membersLike = async (pattern: string): Promise<number> => {
  const [row] = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from member where account like ${pattern}`,
  );
  return row?.n ?? 0;
};

test('one token shown 20 times at once opens one session', async () => {
  await register('google', await socialToken(platform, { name: 'Racer One' }), 'tokenracer', 'race-social-0001');
  const token = await socialToken(platform, { name: 'Racer One' });
  const outcomes = await times(() => platform.call('session.social', byToken('google', token)).then(outcomeOf));
  expect([countOf(outcomes, 'in'), countOf(outcomes, 'identity.invalid')]).toEqual([1, AT_ONCE - 1]);
});

test('one token that 20 callers have verified at the same moment is used by one', async () => {
  const token = { merchant: 'aurora', tokenHash: 'a-hash', expiresAt: new Date(Date.now() + 60_000) };
  expect(await times(() => standingOf(platform.db, token))).toEqual(Array(AT_ONCE).fill('fresh'));
  const taken = await times(() => spendToken(platform.db, token));
  expect(taken.filter(Boolean).length).toBe(1);
});

test('one token sent in by 20 registrations at once makes one member', async () => {
  const token = await socialToken(platform, { name: 'Racer Two' });
  const outcomes = await times((at) => register('google', token, `onetoken${at}`, `race-social-one-${at}`));
  expect(countOf(outcomes, 'in')).toBe(1);
  expect(await membersLike('onetoken%')).toBe(1);
});

test('20 registrations of one identity at once make one member, and the others learn so', async () => {
  const tokens = await times(() => socialToken(platform, { name: 'Racer Three' }));
  const outcomes = await times((at) =>
    register('google', tokens[at] ?? '', `manytokens${at}`, `race-social-many-${at}`),
  );
  expect([countOf(outcomes, 'in'), countOf(outcomes, 'identity.taken')]).toEqual([1, AT_ONCE - 1]);
  expect(await membersLike('manytokens%')).toBe(1);
});

test('one number confirmed five times by phone-auth makes one member', async () => {
  const tokens: string[] = [];
  for (let at = 0; at < 5; at += 1) tokens.push(await phoneToken(platform, '+639171119999'));
  const outcomes = await Promise.all(
    tokens.map((token, at) => register('phone', token, `numbered${at}`, `race-social-phone-${at}`)),
  );
  expect([countOf(outcomes, 'in'), countOf(outcomes, 'mobile.taken')]).toEqual([1, 4]);
  expect(await membersLike('numbered%')).toBe(1);
});

test('an identity that two members link at once belongs to one of them', async () => {
  await register('google', await socialToken(platform, { name: 'Linker One' }), 'linkerone', 'race-social-link-1');
  await register('google', await socialToken(platform, { name: 'Linker Two' }), 'linkertwo', 'race-social-link-2');
  const enter = async (name: string) =>
    (await platform.value('session.social', byToken('google', await socialToken(platform, { name })))).token;
  const sessions = [await enter('Linker One'), await enter('Linker Two')];
  const tokens = await Promise.all(sessions.map(() => socialToken(platform, { name: 'Shared', channel: 'line' })));
  const outcomes = await Promise.all(
    sessions.map((token, at) =>
      platform
        .call('member.linkSocial', { firebaseChannel: 'line', firebaseIdToken: tokens[at] ?? '' }, { token })
        .then(outcomeOf),
    ),
  );
  expect(outcomes.sort()).toEqual(['identity.taken', 'in']);
});

test('two accounts removed at once leave the last log-in method', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `Unlinker ${round}`;
    await register('google', await socialToken(platform, { name }), `unlinker${round}`, `race-social-unlink-${round}`);
    const { token } = await platform.value('session.social', byToken('google', await socialToken(platform, { name })));
    const firebaseIdToken = await socialToken(platform, { name, channel: 'line' });
    await platform.value('member.linkSocial', { firebaseChannel: 'line', firebaseIdToken }, { token });
    const { items } = await platform.value('security.identities', {}, { token });
    const outcomes = await Promise.all(
      items.map(({ id }) => platform.call('security.unlinkIdentity', { id }, { token }).then(outcomeOf)),
    );
    expect(outcomes.sort()).toEqual(['identity.last', 'in']);
  }
});
