// Settings and banners that operators edit, through the operator API and the site's calls.
import { createHash } from 'node:crypto';
import { languageCodes } from '@foyer/contract';
import type { OperatorInput } from '@foyer/contract/operator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answered, type OperatorCaller, operatorCaller, operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let call: OperatorCaller;
beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0, demoBankUrl: 'http://127.0.0.1:1' });
  call = await operatorWith(platform, ['settings', 'content', 'audit']);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`alter table site_edit disable trigger user`);
  await platform.db.execute(sql`delete from site_edit`);
  await platform.db.execute(sql`alter table site_edit enable trigger user`);
  await platform.context.merchants.useEdits('aurora', []);
});

/** As Aurora's file has it. */
const philippines = {
  countryCode: 'PH',
  countryDialingCode: '63',
  currency: 'PHP',
  currencySymbol: '₱',
  currencyPosition: 'start',
};

type Write = OperatorInput<'edits.write'>;
const write = async (change: Pick<Write, 'key' | 'value'> & Partial<Write>) => {
  const reply = await call('edits.write', { kind: 'settings', version: 0, reason: 'A test', ...change });
  await platform.followEdits();
  return reply;
};
const undo = async (input: Omit<OperatorInput<'edits.undo'>, 'reason'>) => {
  const reply = await call('edits.undo', { ...input, reason: 'A mistake' });
  await platform.followEdits();
  return reply;
};
const messageOf = ({ body }: Awaited<ReturnType<typeof write | typeof undo>>): string =>
  body.success ? '' : body.message;
const stateOf = async (key: string) => answered(await call('edits.list', {})).items.find((one) => one.key === key);

const banner = (change: object = {}) => ({
  id: 'spring',
  groupName: 'home',
  linkageType: 'URL',
  linkage: '/m/help',
  art: 'banner-brand',
  eyebrow: { EN: 'SPRING' },
  title: { EN: 'A spring of draws' },
  action: { EN: 'Look' },
  ...change,
});
const banners = async () => (await platform.value('content.banners', {})).items.map(({ title }) => title);

test('a setting is written as a version, served, and undone to what the files say', async () => {
  const shown = async () => {
    const { brandName, licence } = await platform.value('system.settings', {});
    const { body } = await platform.call('system.manifest', {});
    const { short_name: name } = body as unknown as { short_name: string }; // no envelope around a manifest
    return [brandName, licence, name];
  };
  const file = await shown();
  const first = await write({ key: 'brand', value: { brandName: 'Aurora Two' } });
  expect(answered(first)).toEqual({ version: 1, value: { brandName: 'Aurora Two', licence: file[1] } });
  expect(await shown()).toEqual(['Aurora Two', file[1], 'Aurora Two']);
  await write({ key: 'brand', version: 1, value: { brandName: 'Aurora Three' } });
  expect(answered(await undo({ kind: 'settings', key: 'brand', version: 2, to: 1 })).version).toBe(3);
  expect((await shown())[0]).toBe('Aurora Two');
  expect(answered(await undo({ kind: 'settings', key: 'brand', version: 3, to: 0 })).version).toBe(4);
  expect(await shown()).toEqual(file);
  const { items } = answered(await call('edits.history', { kind: 'settings', key: 'brand' }));
  expect(items.map(({ version, value, operator }) => [version, value, operator])).toEqual([
    [4, null, 'script-one'],
    [3, { brandName: 'Aurora Two' }, 'script-one'],
    [2, { brandName: 'Aurora Three' }, 'script-one'],
    [1, { brandName: 'Aurora Two' }, 'script-one'],
  ]);
});

test('the list shows value, file value and version of everything that can be edited', async () => {
  const { items } = answered(await call('edits.list', {}));
  expect(items.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'settings brand',
    'settings app',
    'settings languages',
    'settings customerService',
    'settings registration',
    'settings switches',
    'settings maintenance',
    'settings regions',
    'settings countries',
    'settings stake',
    'settings jackpot',
    'settings gameVendors',
    'settings withdrawals',
    'settings deposit.card',
    'settings deposit.wallet',
    'settings deposit.bank',
    'settings deposit.pix',
    'settings deposit.usdt',
    'banner banners',
    'announcements announcements',
    'rewards stakesPerPoint',
    'rewards categories',
    'rewards missions',
    'rewards goods',
    'rewards levels',
    'rewards prizes',
  ]);
  expect(await stateOf('maintenance')).toMatchObject({ version: 0, operator: null, at: null, fits: true });
  const value = { on: true, end: null, text: { EN: 'New games' } };
  await write({ key: 'maintenance', value });
  expect(await stateOf('maintenance')).toMatchObject({
    version: 1,
    operator: 'script-one',
    value,
    fileValue: { on: false, end: null, text: null },
  });
  expect((await platform.call('content.news', {})).status).toBe(503);
  expect((await platform.call('content.news', {}, { host: LOTUS })).status).toBe(200);
});

test('missions are edited with the role of settings alone, and a wrong one is refused', async () => {
  const mission = {
    ...{ id: 'one-bet', title: { EN: 'One bet' }, terms: { EN: 'A settled bet counts.' } },
    ...{ goal: { kind: 'bets', amount: '1' }, period: 'day', reward: { kind: 'points', points: 5 } },
  };
  await write({ kind: 'rewards', key: 'missions', value: [mission] });
  const { token } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  });
  const { missions } = await platform.value('promotion.rewards', {}, { token });
  expect(missions.map(({ id, title }) => [id, title])).toEqual([['one-bet', 'One bet']]);
  const wrong = async (change: object) =>
    messageOf(await write({ kind: 'rewards', key: 'missions', version: 1, value: [{ ...mission, ...change }] }));
  expect(await wrong({ labels: ['nobody'] })).toContain('no label nobody in clubLabels');
  expect(await wrong({ from: '2026-12-01', until: '2026-11-01' })).toContain('before from');
  expect(await wrong({ goal: { kind: 'bets', amount: '0' } })).not.toBe('');
  const editor = await operatorWith(platform, ['content'], { which: 1 });
  const refused = await editor('edits.write', {
    kind: 'rewards',
    key: 'missions',
    version: 1,
    value: [],
    reason: 'A test',
  });
  expect(outcomeOf(refused)).toBe('operator.role.missing');
});

test('limits of deposits, withdrawals and stakes follow, and a method is turned off', async () => {
  const methods = async () =>
    (await platform.value('relay.depositSettings', {}, { token })).methods.map(({ code }) => code);
  const { token } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  });
  const all = await methods();
  expect(all).toContain('bank');
  expect(outcomeOf(await write({ key: 'deposit.bank', value: { isOn: false } }))).toBe('done');
  expect(await methods()).toEqual(all.filter((code) => code !== 'bank'));
  expect(outcomeOf(await write({ key: 'withdrawals', value: { min: '700' } }))).toBe('done');
  expect(platform.context.merchants.byCode('aurora')?.withdrawals.min).toBe(700n);
});

test('a country that is left out is offered no more and takes no codes, and comes back', async () => {
  const served = async () =>
    (await platform.value('system.country', {})).countries.map(({ countryCode }) => countryCode);
  const all = await served();
  const file = (await stateOf('countries'))?.fileValue as { countries: (typeof philippines)[] } | undefined;
  const others = file?.countries.filter(({ countryCode }) => countryCode !== 'VN');
  expect(outcomeOf(await write({ key: 'countries', value: { countries: others } }))).toBe('done');
  expect(await served()).toEqual(all.filter((code) => code !== 'VN'));
  const { body } = await platform.call('sms.noLogin', { countryDialingCode: '84', mobileNum: '912345678' });
  expect(body).toMatchObject({ errorCode: 'country.refused' });
  await undo({ kind: 'settings', key: 'countries', version: 1, to: 0 });
  expect(await served()).toEqual(all);
});

/** A reward of the point market. */
const goods = (kind: 'cash' | 'bonus', amount: string) => ({
  ...{ id: kind, title: { EN: 'Gift' }, terms: { EN: 'One for you.' }, price: 1 },
  reward: { kind, amount, ...(kind === 'bonus' && { turnover: 1, days: 1 }) },
});

test('a person gives with a reward what one person may pay', async () => {
  const reply = await write({ kind: 'rewards', key: 'goods', value: [goods('cash', '199999')] });
  expect(outcomeOf(reply)).toBe('done');
  await undo({ kind: 'rewards', key: 'goods', version: 1, to: 0 });
});

describe('what is wrong is refused with its exact place:', () => {
  test.each<[string, Pick<Write, 'key' | 'value'> & Partial<Write>, string]>([
    [
      'an amount over the most',
      { key: 'withdrawals', value: { min: '99999999999' } },
      'aurora/merchant.json at withdrawals.max: less than min',
    ],
    [
      'a field outside of the list',
      { key: 'withdrawals', value: { twoPeopleFrom: '1' } },
      'aurora/merchant.json at withdrawals.twoPeopleFrom: cannot be edited',
    ],
    [
      'a switch of the captcha',
      { key: 'switches', value: { captcha: false } },
      'aurora/merchant.json at switches.captcha: cannot be edited',
    ],
    [
      'a longer return of devices without a password',
      { key: 'switches', value: { automaticLogin: true } },
      'aurora/merchant.json at switches.automaticLogin: cannot be edited',
    ],
    [
      'the change of passwords that are too old',
      { key: 'switches', value: { forceExpiredPasswordChange: false } },
      'aurora/merchant.json at switches.forceExpiredPasswordChange: cannot be edited',
    ],
    [
      'accounts with the default password',
      { key: 'registration', value: { mobilePassword: false } },
      'aurora/merchant.json at settings.register.mobilePassword: cannot be edited',
    ],
    [
      'a life of sessions beside what can be edited',
      { key: 'languages', value: { sessionTimeDays: 365 } },
      'aurora/merchant.json at settings.sessionTimeDays: cannot be edited',
    ],
    [
      'a country that the file does not have',
      { key: 'countries', value: { countries: [philippines, { ...philippines, countryCode: 'KP' }] } },
      'aurora/merchant.json at countries[1]: not in the file',
    ],
    [
      'a list without the default country',
      { key: 'countries', value: { defaultCountry: 'KP' } },
      'aurora/merchant.json at defaultCountry: not among countries',
    ],
    ['a list of no country', { key: 'countries', value: { countries: [] } }, 'aurora/merchant.json at countries'],
    [
      'a language of the visitor that is not offered',
      { key: 'languages', value: { defaultLanguage: 'NE', languages: ['EN'] } },
      'aurora/merchant.json at settings.defaultLanguage: not among languages',
    ],
    [
      'a customer service off the list',
      { key: 'customerService', value: [{ csType: 'COMM100', link: 'https://evil.example/' }] },
      'aurora/merchant.json at settings.customerService[0].link: not below serviceHosts',
    ],
    [
      'a list of banners that is none',
      { kind: 'banner', key: 'banners', value: { EN: 'x' } },
      'aurora/content/banners.json',
    ],
    [
      'a picture that is not there',
      { kind: 'banner', key: 'banners', value: [banner({ art: 'missing' })] },
      'aurora/content/banners.json at [0].art: no picture missing in art/',
    ],
    [
      'a banner without English',
      { kind: 'banner', key: 'banners', value: [banner({ title: { VI: 'x' } })] },
      'aurora/content/banners.json at [0].title.EN',
    ],
    [
      'a link to a script',
      { kind: 'banner', key: 'banners', value: [banner({ linkage: 'javascript:alert(1)' })] },
      'aurora/content/banners.json at [0].linkage: neither an address under /m nor https',
    ],
    [
      'a reward with as much cash as two people have to agree to',
      { kind: 'rewards', key: 'goods', value: [goods('cash', '200000')] },
      'aurora/content/rewards.json at goods[0].reward.amount: so much stands in the file alone',
    ],
    [
      'a bonus of so much',
      { kind: 'rewards', key: 'goods', value: [goods('cash', '199999'), goods('bonus', '200000')] },
      'aurora/content/rewards.json at goods[1].reward.amount: so much stands in the file alone',
    ],
    [
      'a banner that ends before it begins',
      {
        kind: 'banner',
        key: 'banners',
        value: [banner({ from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' })],
      },
      'aurora/content/banners.json at [0].until: not after from',
    ],
  ])('%s', async (_, change, place) => {
    const reply = await write(change);
    expect([reply.status, outcomeOf(reply)]).toEqual([400, 'operator.edit.invalid']);
    expect(messageOf(reply)).toContain(place);
    expect(await stateOf(change.key)).toMatchObject({ version: 0 });
  });

  test('a place of no name, a host and a key of a provider', async () => {
    for (const key of ['none', 'hosts', 'settings.serviceHosts', 'pingKeyFile', 'payments', '__proto__'])
      expect(outcomeOf(await write({ key, value: {} }))).toBe('operator.edit.unknown');
  });

  test.each(['session', 'passwordRules', 'secondFactor', 'captchaFor'])(
    'what guards the accounts of members, by its name: %s',
    async (key) => {
      const reply = await write({ key, value: { sessionTimeDays: 365, sessionIdleMinutes: 43_200 } });
      expect(outcomeOf(reply)).toBe('operator.edit.unknown');
      expect(messageOf(reply)).toBe(`settings ${key}: cannot be edited`);
    },
  );

  test('an earlier version that never was', async () => {
    expect(outcomeOf(await undo({ kind: 'settings', key: 'brand', version: 0, to: 3 }))).toBe('operator.edit.unknown');
  });

  test('two limits that each fit alone and not together', async () => {
    await write({ key: 'withdrawals', value: { min: '700', max: '800' } });
    const reply = await write({ key: 'withdrawals', version: 1, value: { min: '900', max: '800' } });
    expect(messageOf(reply)).toBe('aurora/merchant.json at withdrawals.max: less than min');
  });
});

test('a second edit of other switches, limits or words keeps what the first has changed', async () => {
  const valueAt = async (key: string) => (await stateOf(key))?.value;
  await write({ key: 'switches', value: { googleLogin: false } });
  await write({ key: 'switches', version: 1, value: { miniGame: false } });
  expect(await valueAt('switches')).toMatchObject({ googleLogin: false, miniGame: false });
  await write({ key: 'withdrawals', value: { min: '700' } });
  await write({ key: 'withdrawals', version: 1, value: { minutes: 20 } });
  expect(await valueAt('withdrawals')).toMatchObject({ min: '700', minutes: 20 });
  await write({ key: 'stake', value: { max: '30000' } });
  await write({ key: 'stake', version: 1, value: { min: '50' } });
  expect(await valueAt('stake')).toEqual({ min: '50', max: '30000', chips: ['100', '500', '1000', '5000'] });
  await write({ key: 'brand', value: { brandName: 'Kept' } });
  await write({ key: 'brand', version: 1, value: { licence: 'No. 2' } });
  const { brandName, licence } = await platform.value('system.settings', {});
  expect([brandName, licence]).toEqual(['Kept', 'No. 2']);
  const { items } = answered(await call('edits.history', { kind: 'settings', key: 'brand' }));
  // What nobody has edited is not in it: it follows the file.
  expect(items[0]?.value).toEqual({ brandName: 'Kept', licence: 'No. 2' });
  await write({ kind: 'settings', key: 'brand', version: 2, value: { licence: 'No. 3' } });
  await undo({ kind: 'settings', key: 'brand', version: 3, to: 1 });
  expect(await valueAt('brand')).toMatchObject({ brandName: 'Kept' });
  expect(await valueAt('brand')).not.toMatchObject({ licence: 'No. 3' });
});

test('an edit of a place that is one value takes the place of the one before', async () => {
  const from = { on: false, from: '2999-01-01T00:00:00Z', end: null, text: null };
  await write({ key: 'maintenance', value: from });
  await write({ key: 'maintenance', version: 1, value: { on: false, end: null, text: null } });
  expect((await stateOf('maintenance'))?.value).toEqual({ on: false, end: null, text: null });
});

test('an edit that no longer fits is not kept by the next one, which is made from what the files say', async () => {
  await platform.db.execute(sql`insert into site_edit (merchant, kind, key, version, value, operator)
    values ('aurora', 'settings', 'brand', 1, '{"brandName": ""}'::jsonb, 'an earlier release')`);
  expect(outcomeOf(await write({ key: 'brand', version: 1, value: { licence: 'No. 2' } }))).toBe('done');
  expect((await stateOf('brand'))?.value).toEqual({ brandName: 'Aurora', licence: 'No. 2' });
});

describe('an edit that would put another one aside is refused by its name:', () => {
  const stake = { min: '100', max: '20000000', chips: ['100'] };
  beforeEach(async () => {
    await write({ key: 'jackpot', value: { stakesPerWin: '500000000' } });
    expect(outcomeOf(await write({ key: 'stake', value: stake }))).toBe('done');
  });
  const expectRefused = async (reply: Awaited<ReturnType<typeof write | typeof undo>>) => {
    expect([reply.status, outcomeOf(reply)]).toEqual([400, 'operator.edit.invalid']);
    expect(messageOf(reply)).toBe(
      'settings stake would no longer fit: aurora/merchant.json at jackpot.stakesPerWin: less than ten of the largest stakes',
    );
    expect(platform.context.merchants.byCode('aurora')?.stake.max).toBe('20000000');
    expect(await stateOf('jackpot')).toMatchObject({ version: 1 });
    expect(await stateOf('stake')).toMatchObject({ fits: true, value: stake });
  };

  test('the way back to the files', async () =>
    expectRefused(await undo({ kind: 'settings', key: 'jackpot', version: 1, to: 0 })));

  test('another value', async () =>
    expectRefused(await write({ key: 'jackpot', version: 1, value: { stakesPerWin: '5000000' } })));

  test('none of it where the other one goes first', async () => {
    await undo({ kind: 'settings', key: 'stake', version: 1, to: 0 });
    expect(outcomeOf(await undo({ kind: 'settings', key: 'jackpot', version: 1, to: 0 }))).toBe('done');
  });
});

test('an edit that does not fit keeps none aside that fit together, in whichever order they are tried', async () => {
  await write({ key: 'stake', value: { min: '100', max: '1000', chips: ['100'] } });
  await write({ key: 'jackpot', value: { seed: '100', stakesPerWin: '10000' } });
  await platform.db.execute(sql`insert into site_edit (merchant, kind, key, version, value, operator)
    values ('aurora', 'settings', 'brand', 1, '{"brandName": ""}'::jsonb, 'an earlier release')`);
  await platform.followEdits();
  expect([await stateOf('brand'), await stateOf('jackpot'), await stateOf('stake')]).toMatchObject([
    { fits: false },
    { fits: true },
    { fits: true },
  ]);
});

test('of two people who read the same version the second is refused', async () => {
  expect(outcomeOf(await write({ key: 'brand', value: { brandName: 'First' } }))).toBe('done');
  const second = await write({ key: 'brand', value: { brandName: 'Second' } });
  expect([second.status, outcomeOf(second)]).toEqual([409, 'operator.edit.conflict']);
  expect(outcomeOf(await undo({ kind: 'settings', key: 'brand', version: 0, to: 0 }))).toBe('operator.edit.conflict');
  expect((await platform.value('system.settings', {})).brandName).toBe('First');
});

test('announcements are edited with the role of content, shown in their time, and undone', async () => {
  const row = (id: string, change: object = {}) => ({
    id,
    title: { EN: id },
    content: { EN: '<p>Spring</p>' },
    art: null,
    execution: 'B',
    ...change,
  });
  const items = [row('spring'), row('later', { from: '2999-01-01T00:00:00Z' }), { shared: 'sealed' }];
  const value = { forcedReading: true, autoplay: false, items };
  const shown = async () => {
    const { items: found, ...rules } = await platform.value('content.popups', {});
    return { ...rules, ids: found.map(({ id }) => id) };
  };
  const before = await shown();
  const edit = { kind: 'announcements', key: 'announcements' } as const;
  const wrong = { ...value, items: [row('long', { content: { EN: 'x'.repeat(20_001) } })] };
  expect(outcomeOf(await write({ ...edit, value: wrong }))).toBe('operator.edit.invalid');
  expect(outcomeOf(await write({ ...edit, value }))).toBe('done');
  expect(await shown()).toEqual({ forcedReading: true, autoplay: false, ids: ['spring', 'sealed'] });
  await undo({ ...edit, version: 1, to: 0 });
  expect(await shown()).toEqual(before);
});

test('one announcement in all languages is written; nobody else sends so much', async () => {
  const html = `<p>${'a'.repeat(4_000)}</p>`;
  const inAll = (text: string) => Object.fromEntries(languageCodes.map((code) => [code, text]));
  const items = [{ id: 'news', title: inAll('News'), content: inAll(html), art: null }];
  const value = { forcedReading: false, autoplay: false, items };
  const edit = { kind: 'announcements', key: 'announcements', value } as const;
  expect(outcomeOf(await write(edit))).toBe('done');
  const long = { ...edit, version: 1, reason: 'x' } as const;
  const stranger = await operatorCaller(platform, null)('edits.write', long);
  expect(outcomeOf(stranger)).toBe('operator.login.required');
  const reason = 'x'.repeat(70_000);
  const other = await call('edits.undo', { kind: 'banner', key: 'banners', version: 0, to: 0, reason });
  expect([other.status, outcomeOf(other)]).toEqual([413, 'body.too.large']);
  const tooLong = await call('edits.write', { ...long, value: 'x'.repeat(2 * 1024 * 1024) });
  expect([tooLong.status, outcomeOf(tooLong)]).toEqual([413, 'body.too.large']);
});

test('banners are shown in their order and time, and undone', async () => {
  const before = await banners();
  const value = [
    banner({ id: 'later', title: { EN: 'Later' }, from: '2999-01-01T00:00:00Z' }),
    banner({ id: 'over', title: { EN: 'Over' }, until: '2026-01-01T00:00:00Z' }),
    banner(),
    { shared: 'proof' },
  ];
  expect(outcomeOf(await write({ kind: 'banner', key: 'banners', value }))).toBe('done');
  expect((await banners())[0]).toBe('A spring of draws');
  expect(await banners()).toHaveLength(2);
  await undo({ kind: 'banner', key: 'banners', version: 1, to: 0 });
  expect(await banners()).toEqual(before);
});

test('settings, with rewards, and banners take a role each', async () => {
  const kinds = { settings: ['settings', 'rewards'], content: ['banner', 'announcements'] } as const;
  const inputs = {
    settings: { kind: 'settings', key: 'brand', version: 0, value: { brandName: 'X' }, reason: 'Why' },
    content: { kind: 'banner', key: 'banners', version: 0, value: [], reason: 'Why' },
  } as const;
  for (const [role, other] of [
    ['settings', 'content'],
    ['content', 'settings'],
  ] as const) {
    const own = await operatorWith(platform, [role], { which: 1 });
    expect(outcomeOf(await own('edits.write', inputs[other]))).toBe('operator.role.missing');
    const { kind, key, reason } = inputs[other];
    expect(outcomeOf(await own('edits.undo', { kind, key, version: 0, to: 0, reason }))).toBe('operator.role.missing');
    expect(outcomeOf(await own('edits.history', { kind, key }))).toBe('operator.role.missing');
    const { items } = answered(await own('edits.list', {}));
    expect(new Set(items.map((one) => one.kind))).toEqual(new Set(kinds[role]));
    expect(outcomeOf(await own('edits.write', inputs[role]))).toBe('done');
  }
});

test('the audit log keeps what was before and after, and why', async () => {
  const { licence } = await platform.value('system.settings', {});
  await write({ key: 'brand', value: { brandName: 'Audited' } });
  const [line] = answered(await call('audit.list', {})).items;
  expect(line).toMatchObject({ operator: 'script-one', call: 'edits.write', outcome: 'done' });
  expect(JSON.parse(line?.input ?? '')).toEqual({
    kind: 'settings',
    key: 'brand',
    version: 0,
    value: { brandName: 'Audited' },
    reason: 'A test',
    before: { brandName: 'Aurora', licence },
    after: { brandName: 'Audited', licence },
  });
});

/** An announcement for each of 23 languages is that long. */
const longBanners = (word: string) =>
  Array.from({ length: 40 }, (_, index) =>
    banner({
      id: `long-${index}`,
      title: Object.fromEntries(languageCodes.map((code) => [code, `${word} ${code} `.padEnd(60, 'x')])),
    }),
  );

test('the audit log keeps a long value by its hash, which is that of the version, and short ones as they are', async () => {
  const value = longBanners('Spring');
  const sent = value.map((one) => Object.fromEntries(Object.entries(one).toReversed()));
  expect(outcomeOf(await write({ kind: 'banner', key: 'banners', value: sent }))).toBe('done');
  const [line] = answered(await call('audit.list', {})).items;
  const [version] = answered(await call('edits.history', { kind: 'banner', key: 'banners' })).items;
  const inOrder = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  const text = JSON.stringify(version?.value, inOrder);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const kept = JSON.parse(line?.input ?? '');
  expect(kept).toMatchObject({ kind: 'banner', key: 'banners', version: 0, reason: 'A test' });
  for (const name of ['value', 'after']) expect(kept[name]).toEqual({ sha256, length: text.length });
  expect(text.length).toBeGreaterThan(60_000);
});

test('a long value is not read from whoever may not edit, and leaves its name and call in the audit log alone', async () => {
  const other = await operatorWith(platform, ['support'], { which: 1 });
  const answer = await fetch(`${platform.operatorUrl}/operator/edits.write`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${other.token}` },
    // Whoever reads it says that it is no JSON.
    body: 'x'.repeat(1_900_000),
  });
  expect([answer.status, await answer.json()]).toMatchObject([403, { errorCode: 'operator.role.missing' }]);
  expect(answered(await call('audit.list', {})).items[0]).toMatchObject({
    operator: 'script-two',
    call: 'edits.write',
    input: '{}',
    outcome: 'operator.role.missing',
  });
});

test('a long value for the other role is refused, and kept by its hash', async () => {
  const other = await operatorWith(platform, ['settings'], { which: 1 });
  const input = { kind: 'banner', key: 'banners', version: 0, value: 'x'.repeat(100_000), reason: 'A test' } as const;
  expect(outcomeOf(await other('edits.write', input))).toBe('operator.role.missing');
  const [line] = answered(await call('audit.list', {})).items;
  expect(line?.outcome).toBe('operator.role.missing');
  expect(JSON.parse(line?.input ?? '').value).toMatchObject({ length: 100_002 });
});

test('the versions of long values come in pages that stay small, and the cursor leads to the first of them', async () => {
  for (let version = 0; version < 12; version += 1)
    expect(
      outcomeOf(await write({ kind: 'banner', key: 'banners', version, value: longBanners(`Edit ${version}`) })),
    ).toBe('done');
  const found: number[] = [];
  const sizes: number[] = [];
  for (let before: number | undefined; ; ) {
    const page = answered(await call('edits.history', { kind: 'banner', key: 'banners', before }));
    found.push(...page.items.map(({ version }) => version));
    sizes.push(JSON.stringify(page).length);
    if (page.nextBefore === null) break;
    before = page.nextBefore;
  }
  expect(found).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect([sizes.length > 1, Math.max(...sizes) < 700_000]).toEqual([true, true]);
});

test('rows of the audit log that are long come in pages that stay small, and each comes once', async () => {
  await platform.db.execute(sql`insert into operator_audit (merchant, operator_name, call, input, outcome)
    select 'aurora', 'long', 'edits.write', jsonb_build_object('place', n, 'value', repeat('x', 200000)), 'done' from generate_series(1, 12) n`);
  const places: number[] = [];
  let before: string | undefined;
  while (places.length < 12) {
    const page = answered(await call('audit.list', { before }));
    expect(JSON.stringify(page).length).toBeLessThan(900_000);
    for (const { operator, input } of page.items) if (operator === 'long') places.push(JSON.parse(input).place);
    before = page.nextBefore ?? '';
  }
  expect(places).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('the database refuses to change a version', async () => {
  await write({ key: 'brand', value: { brandName: 'Kept' } });
  for (const statement of [sql`update site_edit set version = 9`, sql`delete from site_edit`, sql`truncate site_edit`])
    await expect(platform.db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('a version of an edit does not change') }),
    });
});

test('a call that runs keeps the operator it began with', async () => {
  const begun = platform.context.merchants.byCode('aurora');
  await write({ key: 'brand', value: { brandName: 'Next' } });
  expect(begun?.settings.brandName).toBe('Aurora');
  expect(platform.context.merchants.byCode('aurora')?.settings.brandName).toBe('Next');
});
