// Missions, the point market, levels and the leader board, over HTTP, on bets that are really settled.
import type { OutputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows, type Tx } from '../../../db/database.ts';
import type { Mission } from '../../../merchants/merchant.ts';
import { depositWithBonus, enterGames, sendNotice, startUnpaidPlatform } from '../../../testing/deposits.ts';
import { ledgerFaults } from '../../../testing/money.ts';
import { operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { LOTUS, type TestPlatform } from '../../../testing/platform.ts';
import { editRewards, settleDue } from '../../../testing/rewards.ts';
import { setSwitches } from '../../../testing/switches.ts';
import { accrueFromBet } from './accrual.service.ts';
import { payPrizes } from './board.service.ts';
import { raiseDueLevels } from './levels.service.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const NEXT_HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
/**
 * The next full hour: keys of sealed calls are made by the real clock, so the test's must not be far from it. In the last hour of a day
 * of UTC the one before it, since the ledger books by the real day.
 */
const HOUR = NEXT_HOUR % 86_400_000 === 0 ? NEXT_HOUR - 3_600_000 : NEXT_HOUR;

let platform: TestPlatform;
let clock = new Date(HOUR + 5_000);
let token: string;
let memberId: string;
let game: string;
const logIn = (username: string = demoMember.username) =>
  platform.value('session.login', { type: 'username', ...demoMember, username });
beforeAll(async () => {
  platform = await startUnpaidPlatform(() => clock, { operatorPort: 0 });
  ({ token, id: memberId } = await logIn());
  game = await enterGames(platform, token);
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.context.merchants.useEdits('aurora', []);
  setSwitches(platform, 'aurora', { rewardCenter: true, captcha: false });
  await platform.db.execute(sql`update member set type = 0, status = 'active', label = null where account = 'demo'`);
  for (const table of [
    'play_sum',
    'level_due',
    'label_by_staff',
    'outbox',
    'point_entry',
    'point_account',
    'prize_week',
  ])
    await platform.db.execute(sql`delete from ${sql.raw(table)}`);
  // The ledger never forgets what was paid, so the claims stay, each for an occasion that is over.
  await platform.db.execute(sql`update reward_claim set occasion = 'over ' || id`);
});

const unsettled = async (): Promise<number> =>
  (await rows(platform.db, sql`select 1 from lottery_receipt where status = 'open'`)).length;

/** Places bets, and lets their draw happen. */
const play = async (stakes: readonly string[], by = game): Promise<void> => {
  await settleDue(platform);
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  const lines = [{ betType: 'pick1', numbers: [7] }];
  for (const stake of stakes) await platform.value('games.bet', { game: 'rapid5', issue, lines, stake }, { token: by });
  clock = new Date(clock.getTime() + MINUTE_MS);
  do await settleDue(platform);
  while ((await unsettled()) > 0);
};

const rewards = (language = 'EN') => platform.value('promotion.rewards', {}, { token, language });
const mission = async (id: string) => (await rewards()).missions.find((one) => one.id === id);
const refusal = async (name: 'promotion.claim' | 'promotion.giveUpBonus' | 'promotion.buy', id: string, by = token) => {
  const { body } = await platform.call(name, { id }, { token: by });
  return body.success ? 'done' : body.errorCode;
};
const claim = (id: string, by?: string) => refusal('promotion.claim', id, by);
const cash = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);

/** A mission of three settled bets, with changes. */
const threeBets = (changes: Partial<Mission> = {}): Mission => ({
  id: 'three',
  title: { EN: 'Three bets' },
  terms: { EN: 'Settled bets count.' },
  goal: { kind: 'bets', amount: '3' },
  period: 'once',
  reward: { kind: 'points', points: 50 },
  from: null,
  until: null,
  types: [0, 1, 2],
  labels: null,
  ...changes,
});
const dayAt = (days: number): string => new Date(clock.getTime() + days * DAY_MS).toISOString().slice(0, 10);

describe('a mission', () => {
  test('fills with settled bets alone, is collected once, and shows each of its states', async () => {
    expect(await mission('daily-bets')).toMatchObject({
      title: 'Place 3 bets today',
      kind: 'bets',
      goal: '3',
      progress: '0',
      period: 'day',
      state: 'running',
      endsAt: `${dayAt(1)}T00:00:00.000Z`,
      reward: { kind: 'points', amount: '50' },
    });
    await play(['100', '100']);
    expect(await mission('daily-bets')).toMatchObject({ progress: '2', state: 'running' });
    expect(await claim('daily-bets')).toBe('promotion.unfinished');
    await play(['100']);
    expect(await mission('daily-bets')).toMatchObject({ progress: '3', state: 'claim' });
    // One point for each dollar staked.
    expect((await rewards()).points).toBe('3');
    expect(await claim('daily-bets')).toBe('done');
    expect(await claim('daily-bets')).toBe('promotion.claimed');
    expect(await mission('daily-bets')).toMatchObject({ state: 'claimed' });
    expect((await rewards()).points).toBe('53');
  });

  test('counts no stake that comes back', async () => {
    await settleDue(platform);
    const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
    await platform.db.execute(sql`delete from lottery_seed where game = 'rapid5' and issue = ${issue}`);
    await play(['1000']);
    expect(await mission('daily-stakes')).toMatchObject({ progress: '0', state: 'running' });
    expect((await rewards()).points).toBe('0');
  });

  test('begins anew on the next day', async () => {
    await play(['100', '100', '100']);
    expect(await claim('daily-bets')).toBe('done');
    // A session would not live until tomorrow: today becomes yesterday.
    await platform.db.execute(sql`update play_sum set start = start - 1 where span = 'day'`);
    await platform.db.execute(
      sql`update reward_claim set occasion = (occasion::date - 1)::text where occasion = ${dayAt(0)}`,
    );
    expect(await mission('daily-bets')).toMatchObject({ progress: '0', state: 'running' });
    await play(['100', '100', '100']);
    expect(await claim('daily-bets')).toBe('done');
    expect((await rewards()).points).toBe('106');
  });

  test('is not paid again when its beginning is edited, nor for a claim under its first day', async () => {
    const edit = (period: Mission['period'], from: string | null) =>
      editRewards(platform, { missions: [threeBets({ period, from, goal: { kind: 'bets', amount: '1' } })] });
    await play(['100']);
    for (const period of ['once', 'week'] as const) {
      edit(period, dayAt(-1));
      expect(await claim('three')).toBe('done');
      for (const from of [dayAt(0), dayAt(-9), null]) {
        edit(period, from);
        expect(await mission('three')).toMatchObject({ state: 'claimed' });
        expect(await claim('three')).toBe('promotion.claimed');
      }
      await platform.db.execute(
        sql`update reward_claim set occasion = ${dayAt(0)} where name = 'three' and occasion not like 'over %'`,
      );
      expect(await mission('three')).toMatchObject({ state: 'claimed' });
      expect(await claim('three')).toBe('promotion.claimed');
      await platform.db.execute(sql`update reward_claim set occasion = 'over ' || id`);
    }
  });

  test('pays cash into the balance, with a line of its own', async () => {
    await play(['1000']);
    const before = await cash();
    expect(await claim('daily-stakes')).toBe('done');
    expect(await cash()).toBe(before + 100n);
    const { items } = await platform.value('wallet.transactions', {}, { token });
    expect(items[0]).toMatchObject({ type: 'reward', amount: '100', subject: 'Play a little today' });
    expect(await claim('daily-stakes')).toBe('promotion.claimed');
    expect(await cash()).toBe(before + 100n);
    expect(await ledgerFaults(platform)).toEqual([]);
  });

  test('counts deposits when they arrive', async () => {
    const order = await platform.value('wallet.deposit', { method: 'wallet', amount: '2000' }, { token });
    const goal = { kind: 'deposits', amount: '2000' } as const;
    editRewards(platform, { missions: [threeBets({ id: 'deposits', period: 'day', goal })] });
    const before = Number((await mission('deposits'))?.progress);
    await sendNotice(platform, order);
    expect(Number((await mission('deposits'))?.progress)).toBe(before + 2_000);
  });

  test('is refused after its end, before its beginning, without its label, and for an unknown id', async () => {
    editRewards(platform, {
      missions: [
        threeBets({ id: 'over', from: dayAt(-9), until: dayAt(-1) }),
        threeBets({ id: 'early', from: dayAt(1) }),
        threeBets({ id: 'forgotten', until: dayAt(-8) }),
        threeBets({ id: 'jade', labels: ['jade'] }),
        threeBets({ id: 'agents', types: [1, 2] }),
        threeBets({ id: 'all' }),
      ],
    });
    await play(['100', '100', '100']);
    const shown = (await rewards()).missions.map(({ id, state }) => [id, state]);
    expect(shown).toEqual([
      ['all', 'claim'],
      ['over', 'ended'],
    ]);
    const codes = [];
    for (const id of ['over', 'early', 'forgotten', 'jade', 'agents', 'nothing', '', 'x'.repeat(64)])
      codes.push(await claim(id));
    expect(codes).toEqual([
      'promotion.ended',
      ...['promotion.unknown', 'promotion.unknown', 'promotion.refused', 'promotion.refused'],
      ...['promotion.unknown', 'promotion.unknown', 'promotion.unknown'],
    ]);
    expect(await claim('x'.repeat(65))).toBe('input.invalid');
    expect((await rewards()).points).toBe('3');
  });

  test.each([
    ['type = 4', 'promotion.refused'],
    [`status = 'timeOut', status_until = now() + interval '9 years'`, 'member.timeout'],
  ])('is refused to a member whose %s, who sees none', async (change, code) => {
    await play(['100', '100', '100']);
    await platform.db.execute(sql`update member set ${sql.raw(change)} where account = 'demo'`);
    expect((await rewards()).missions).toEqual([]);
    expect([await claim('daily-bets'), await refusal('promotion.buy', 'free-play')]).toEqual([code, code]);
  });

  test('is another member’s own: the bets of one fill nothing of the other', async () => {
    await play(['100', '100', '100']);
    const other = await logIn('jade');
    expect(await claim('daily-bets', other.token)).toBe('promotion.unfinished');
  });

  test('is shown in the language of the call', async () => {
    const inLanguage = async (language: string) =>
      (await rewards(language)).missions.find(({ id }) => id === 'daily-bets');
    expect(await inLanguage('CN')).toMatchObject({ title: '今天投注 3 次' });
    expect(await inLanguage('UR')).toMatchObject({ title: 'آج 3 شرطیں لگائیں' });
    expect(await inLanguage('UR')).not.toHaveProperty('language');
    expect(await inLanguage('TH')).toMatchObject({ title: 'แทง 3 ครั้งวันนี้' });
  });
});

describe('a bonus', () => {
  test('opens by a mission, shows how far it is and what counts, and is given up once', async () => {
    await play(['10000']);
    expect(await claim('weekly-stakes')).toBe('done');
    const { bonus } = await rewards();
    expect(bonus).toMatchObject({ title: 'Play through the week', amount: '500', required: '2500', done: '0' });
    expect(bonus?.games).toEqual(['Lottery', 'Slots', 'Originals', 'Table', 'Live', 'Sports', 'Fishing']);
    const held = async () => (await platform.value('wallet.balance', {}, { token })).bonus;
    expect(await held()).toBe('500');
    const other = await logIn('jade');
    expect(await refusal('promotion.giveUpBonus', bonus?.id ?? '', other.token)).toBe('promotion.unknown');
    expect(await held()).toBe('500');
    expect(await refusal('promotion.giveUpBonus', bonus?.id ?? '')).toBe('done');
    expect(await refusal('promotion.giveUpBonus', bonus?.id ?? '')).toBe('promotion.unknown');
    expect([await held(), (await rewards()).bonus]).toEqual(['0', null]);
  });

  test('is not given while another one runs, and what it costs stays', async () => {
    await play(['10000']);
    await depositWithBonus(platform, { token });
    const { points } = await rewards();
    expect(await claim('weekly-stakes')).toBe('bonus.running');
    editRewards(platform, { goods: [{ ...voucher, price: 50 }] });
    expect(await refusal('promotion.buy', 'voucher')).toBe('bonus.running');
    expect((await rewards()).points).toBe(points);
    expect(await refusal('promotion.giveUpBonus', (await rewards()).bonus?.id ?? '')).toBe('done');
    expect(await claim('weekly-stakes')).toBe('done');
    await refusal('promotion.giveUpBonus', (await rewards()).bonus?.id ?? '');
  });
});

const voucher = {
  id: 'voucher',
  title: { EN: 'Voucher' },
  terms: { EN: 'Once.' },
  price: 50,
  reward: { kind: 'bonus', amount: '500', turnover: 5, days: 7 },
} as const;

describe('the point market', () => {
  const market = () => platform.value('promotion.mall', {}, { token });
  const buy = (id: string, idempotencyKey: string) =>
    platform.call('promotion.buy', { id }, { token, idempotencyKey }).then(({ body }) => body);

  test('sells for points, once for a key, and never more than there are', async () => {
    await play(['10000', '5000']);
    expect((await market()).points).toBe('150');
    const before = await cash();
    expect(await buy('free-play', 'one-free-play-by-one-key')).toMatchObject({ value: { points: '50' } });
    expect(await buy('free-play', 'one-free-play-by-one-key')).toMatchObject({ value: { points: '50' } });
    expect(await buy('free-play', 'another-free-play-by-a-key')).toMatchObject({ errorCode: 'points.insufficient' });
    expect(await buy('nothing', 'goods-that-nobody-has-here')).toMatchObject({ errorCode: 'promotion.unknown' });
    expect(await cash()).toBe(before + 100n);
    const { points, entries } = await market();
    expect(points).toBe('50');
    expect(entries).toMatchObject([
      { kind: 'goods', amount: '-100', subject: 'Free play' },
      { kind: 'play', amount: '150', subject: null },
    ]);
    expect(await ledgerFaults(platform)).toEqual([]);
  });

  test('sells at the price that the page showed, or not at all', async () => {
    await play(['10000', '5000']);
    editRewards(platform, { goods: [{ ...voucher, price: 60 }] });
    const buyAt = (price: string, idempotencyKey: string) =>
      platform.call('promotion.buy', { id: 'voucher', price }, { token, idempotencyKey }).then(({ body }) => body);
    expect(await buyAt('50', 'a-voucher-at-another-price')).toMatchObject({ errorCode: 'promotion.unknown' });
    expect((await market()).points).toBe('150');
    expect(await buyAt('60', 'a-voucher-at-its-own-price')).toMatchObject({ value: { points: '90' } });
    editRewards(platform, { goods: [{ ...voucher, price: 70 }] });
    expect(await buyAt('60', 'a-voucher-at-its-own-price')).toMatchObject({ value: { points: '90' } });
    expect(await refusal('promotion.giveUpBonus', (await rewards()).bonus?.id ?? '')).toBe('done');
  });

  test('loses no part of a point between bets, and makes none where the operator gives none', async () => {
    editRewards(platform, { stakesPerPoint: '250' });
    await play(['100', '100', '100', '200']);
    expect((await market()).points).toBe('2');
    editRewards(platform, { stakesPerPoint: null });
    await play(['1000']);
    expect((await market()).points).toBe('2');
  });
});

describe('levels', () => {
  const progress = (options: object = { token }) => platform.value('relay.playerRankProgress', {}, options);
  const label = async () => (await platform.value('member.info', {}, { token })).clubLabel?.labelId ?? null;

  test('PR-01 the way to the next one has its conditions, label and progress, and ends with the level', async () => {
    expect(await progress()).toEqual({
      completedConditions: 0,
      totalExpectedConditions: 2,
      labelId: 'pearl',
      labelName: 'Pearl',
      currentProgress: 0,
      playerRankProgress: [
        { kind: 'stakes', current: '0', required: '5000' },
        { kind: 'bets', current: '0', required: '10' },
      ],
    });
    await play(['5000']);
    expect(await progress()).toMatchObject({ completedConditions: 1, currentProgress: 55 });
    await play(Array.from({ length: 9 }, () => '100'));
    await raiseDueLevels(platform.context);
    expect(await label()).toBe('pearl');
    expect(await progress()).toMatchObject({ labelId: 'amber', completedConditions: 0 });
    // 59 dollars, and a hundred for the level: once.
    await raiseDueLevels(platform.context);
    expect((await rewards()).points).toBe('159');
    const { items } = await platform.value('member.messages', {}, { token });
    expect(items[0]?.subject).toBe('You’ve reached Pearl at Aurora');
    const { levels } = await platform.value('promotion.benefits', {}, { token });
    expect(levels.map(({ labelId, isReached, isCurrent }) => [labelId, isReached, isCurrent])).toEqual([
      ['pearl', true, true],
      ['amber', false, false],
      ['jade', false, false],
    ]);
  });

  test('never lower a label', async () => {
    await platform.db.execute(sql`update member set label = 'jade' where account = 'demo'`);
    await play(['5000', ...Array.from({ length: 9 }, () => '100')]);
    await raiseDueLevels(platform.context);
    expect(await label()).toBe('jade');
    expect(await progress()).toMatchObject({ labelId: null, totalExpectedConditions: 0, currentProgress: 100 });
  });

  test('that people of the operator took away come back by no bet of before', async () => {
    await play(['5000', ...Array.from({ length: 9 }, () => '100')]);
    await raiseDueLevels(platform.context);
    expect(await label()).toBe('pearl');
    const call = await operatorWith(platform, ['support']);
    expect(outcomeOf(await call('members.setLabel', { id: memberId, label: null }))).toBe('done');
    await platform.value('promotion.benefits', {}, { token });
    await raiseDueLevels(platform.context);
    expect([await label(), (await progress()).labelId]).toEqual([null, 'amber']);
    // A note of before is as old as those bets.
    await platform.db.execute(sql`insert into level_due (member_id, merchant) values (${memberId}, 'aurora')`);
    await play(['100']);
    await raiseDueLevels(platform.context);
    expect(await label()).toBe(null);
  });

  const setMember = (change: string) =>
    platform.db.execute(sql`update member set ${sql.raw(change)} where account = 'demo' and merchant = 'aurora'`);
  const storedLabel = () => rows(platform.db, sql`select label from member where id = ${memberId}`);
  /** Bets of before are settled, and reach a level. */
  const settleBets = async () => {
    const bet = { merchant: 'aurora', memberId, amount: 500n };
    for (let settled = 0; settled < 10; settled += 1)
      await platform.db.transaction((tx) =>
        accrueFromBet(platform.context)(tx as Tx, { ...bet, at: platform.context.now() }),
      );
  };
  const nothingHappened = async () => {
    expect(await storedLabel()).toEqual([{ label: null }]);
    expect(await rows(platform.db, sql`select kind from point_entry`)).toEqual([]);
    expect(await rows(platform.db, sql`select channel from outbox`)).toEqual([]);
  };
  const comeBack = async () => {
    ({ token } = await logIn());
    game = await enterGames(platform, token);
  };

  test.each(['timeOut', 'excluded'])(
    'wait, and say nothing, for the end of what keeps a member from play: %s',
    async (status) => {
      await setMember(`status = '${status}', status_until = '2040-05-01T10:00:00.250Z'`);
      await settleBets();
      await raiseDueLevels(platform.context);
      await nothingHappened();
      const due = sql`select due_at = '2040-05-01T10:00:00.250Z' as "atTheEnd" from level_due where member_id = ${memberId}`;
      expect(await rows(platform.db, due)).toEqual([{ atTheEnd: true }]);
      await setMember(`status_until = now() - interval '1 second'`);
      await platform.db.execute(sql`update level_due set due_at = now()`);
      await raiseDueLevels(platform.context);
      expect(await storedLabel()).toEqual([{ label: 'pearl' }]);
      await setMember(`status = 'active', status_until = null`);
      await comeBack();
    },
  );

  test.each([
    [`status = 'excluded'`, `status = 'active'`],
    [`status = 'closed'`, `status = 'active'`],
    [`status = 'limited', status_until = now() + interval '1 day'`, `status = 'active', status_until = null`],
    ['type = 4', 'type = 0'],
  ])(
    'are forgotten where nothing ends what keeps a member from play, and noted by their page: %s',
    async (kept, free) => {
      await setMember(kept);
      await settleBets();
      await raiseDueLevels(platform.context);
      await nothingHappened();
      expect(await rows(platform.db, sql`select 1 from level_due`)).toEqual([]);
      await setMember(free);
      await comeBack();
      await platform.value('promotion.benefits', {}, { token });
      await raiseDueLevels(platform.context);
      expect(await storedLabel()).toEqual([{ label: 'pearl' }]);
    },
  );

  test('come to members who reached them before the operator had them', async () => {
    const { levels } = platform.context.merchants.byCode('aurora')?.content.rewards ?? { levels: [] };
    editRewards(platform, { levels: [] });
    await play(['5000', ...Array.from({ length: 9 }, () => '100')]);
    editRewards(platform, { levels });
    await platform.value('promotion.benefits', {}, { token });
    await raiseDueLevels(platform.context);
    expect(await label()).toBe('pearl');
  });
});

describe('the leader board', () => {
  const board = (by = token): Promise<OutputOf<'promotion.leaderBoard'>> =>
    platform.value('promotion.leaderBoard', {}, { token: by });

  test('ranks settled stakes of the week under covered names, and pays its prizes once, after it', async () => {
    const jade = await logIn('jade');
    await play(['300']);
    await play(['500'], await enterGames(platform, jade.token));
    expect(await board()).toMatchObject({
      items: [
        { rank: 1, name: 'j•••', stakes: '500', isOwn: false },
        { rank: 2, name: 'd•••', stakes: '300', isOwn: true },
      ],
      own: { rank: 2, stakes: '300' },
      prizes: ['2000', '1000', '500', '200', '100'],
    });
    const { startsAt, endsAt } = await board();
    expect([new Date(startsAt).getUTCDay(), Date.parse(endsAt) - Date.parse(startsAt)]).toEqual([1, 7 * DAY_MS]);
    const points = async (by: string) => Number((await platform.value('promotion.mall', {}, { token: by })).points);
    const payAt = (at: number) => payPrizes({ ...platform.context, now: () => new Date(at) });
    await payAt(Date.parse(endsAt) + 4 * MINUTE_MS);
    expect(await points(token)).toBe(3);
    await payAt(Date.parse(endsAt) + 6 * MINUTE_MS);
    await payAt(Date.parse(endsAt) + DAY_MS);
    expect([await points(token), await points(jade.token)]).toEqual([1_003, 2_005]);
  });

  test('pays the prizes of every week that a stopped platform missed', async () => {
    await play(['300']);
    const { startsAt, endsAt } = await board();
    const payAt = (at: number) => payPrizes({ ...platform.context, now: () => new Date(at) });
    await payAt(Date.parse(startsAt) + 6 * MINUTE_MS);
    await payAt(Date.parse(endsAt) + 21 * DAY_MS + 6 * MINUTE_MS);
    expect((await platform.value('promotion.mall', {}, { token })).points).toBe('2003');
  });

  test('pays nothing for a week in which the operator had no reward centre', async () => {
    await play(['300']);
    const { endsAt } = await board();
    const payAt = (at: number) => payPrizes({ ...platform.context, now: () => new Date(at) });
    setSwitches(platform, 'aurora', { rewardCenter: false });
    await payAt(Date.parse(endsAt) + 6 * MINUTE_MS);
    setSwitches(platform, 'aurora', { rewardCenter: true });
    await payAt(Date.parse(endsAt) + DAY_MS);
    expect((await platform.value('promotion.mall', {}, { token })).points).toBe('3');
  });

  test.each(['type = 4', `status = 'excluded'`])(
    'pays no prize to a member whose %s, and nobody moves up',
    async (change) => {
      const jade = await logIn('jade');
      await play(['500']);
      await play(['300'], await enterGames(platform, jade.token));
      const { endsAt } = await board();
      await platform.db.execute(sql`update member set ${sql.raw(change)} where account = 'demo'`);
      await payPrizes({ ...platform.context, now: () => new Date(Date.parse(endsAt) + 6 * MINUTE_MS) });
      const points = await rows(
        platform.db,
        sql`select account, balance from point_account
        join member on member.id = point_account.member_id order by account`,
      );
      expect(points).toEqual([
        { account: 'demo', balance: 5n },
        { account: 'jade', balance: 1_003n },
      ]);
    },
  );

  test('shows nothing of the name of a member who hides the own wins, but to that member', async () => {
    const jade = await logIn('jade');
    await play(['300']);
    await play(['500'], await enterGames(platform, jade.token));
    await platform.value('game.hideWins', { hidden: true }, { token: jade.token });
    expect((await board()).items.map(({ rank, name, stakes }) => [rank, name, stakes])).toEqual([
      [1, '•••', '500'],
      [2, 'd•••', '300'],
    ]);
    expect((await board(jade.token)).items[0]).toMatchObject({ rank: 1, name: 'j•••', isOwn: true });
    await platform.value('game.hideWins', { hidden: false }, { token: jade.token });
    expect((await board()).items[0]?.name).toBe('j•••');
  });

  test('has no place for a member without a settled bet', async () => {
    expect(await board()).toMatchObject({ items: [], own: null });
  });
});

test('SW-02 without REWCEN3 the reward centre, the market and the board are not there, and playing makes no points', async () => {
  setSwitches(platform, 'aurora', { rewardCenter: false });
  await play(['1000']);
  const statuses = [];
  for (const name of ['promotion.rewards', 'promotion.mall', 'promotion.leaderBoard'] as const)
    statuses.push((await platform.call(name, {}, { token })).status);
  for (const name of ['promotion.claim', 'promotion.buy'] as const)
    statuses.push((await platform.call(name, { id: 'daily-stakes' }, { token })).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  setSwitches(platform, 'aurora', { rewardCenter: true });
  expect((await rewards()).points).toBe('0');
  const lotus = await platform.value('session.login', { type: 'username', ...demoMember }, { host: LOTUS });
  const { status } = await platform.call('promotion.rewards', {}, { token: lotus.token, host: LOTUS });
  expect(status).toBe(404);
});

test('RT-09 nobody has rewards without a session', async () => {
  for (const name of ['promotion.rewards', 'promotion.mall', 'promotion.leaderBoard', 'promotion.benefits'] as const) {
    const { status, body } = await platform.call(name, {});
    expect([name, status, body.success ? '' : body.errorCode]).toEqual([name, 401, 'CUSTOMER_NOT_LOGIN']);
  }
});

test('PR-01 promotion categories have ids, and titles in the language of the call', async () => {
  const categories = async (language: string) =>
    (await platform.value('relay.promotionCategory', {}, { language })).items.map(({ id, title }) => [id, title]);
  expect(await categories('EN')).toEqual([
    ['welcome', 'Welcome'],
    ['draws', 'Draws'],
    ['fairness', 'Fair play'],
  ]);
  expect((await categories('VI'))[1]).toEqual(['draws', 'Quay số']);
  const { items } = await platform.value('content.activities', {});
  expect(items.every(({ category }) => ['welcome', 'draws', 'fairness'].includes(category ?? ''))).toBe(true);
});
