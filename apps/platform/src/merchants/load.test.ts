import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageCode } from '@foyer/contract';
import { Settings } from '@foyer/contract/schemas';
import { afterEach, describe, expect, test } from 'vitest';
import { type Fault, MerchantFilesError } from './faults.ts';
import { loadMerchants } from './load.ts';
import type { Localized } from './merchant.ts';
import { MerchantFile } from './schema.ts';

const ours = new URL('../../../../merchants', import.meta.url).pathname;
const demo = { port: 8080, demo: true };
const folders: string[] = [];

/** A copy of the operators that a test may spoil. */
const copy = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-'));
  folders.push(folder);
  cpSync(ours, folder, { recursive: true });
  return folder;
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

interface Json {
  [key: string]: Json;
}

const edit = (folder: string, file: string, change: (value: Json) => void): void => {
  const path = join(folder, file);
  const value = JSON.parse(readFileSync(path, 'utf8')) as Json;
  change(value);
  writeFileSync(path, JSON.stringify(value));
};

const faultsOf = async (folder: string, options = demo): Promise<readonly Fault[]> => {
  const error = await loadMerchants(folder, options).catch((thrown: unknown) => thrown);
  return error instanceof MerchantFilesError ? error.faults : [];
};

describe('vendors of games', () => {
  test('are there only where they run, with their keys; their games open only there', async () => {
    const at = async (options: object) => {
      const { all } = await loadMerchants(ours, { ...demo, ...options });
      return all.map(({ gameVendors, content }) => [
        gameVendors.accounts.size,
        content.lanes.flatMap(({ cards }) => cards).filter(({ playable }) => playable).length,
      ]);
    };
    expect(await at({ vendorUrl: 'http://127.0.0.1:9' })).toEqual([
      [14, 322],
      [14, 322],
    ]);
    expect(await at({})).toEqual([
      [0, 25],
      [0, 25],
    ]);
    // Outside of the demo the operators of this repository start all the same, without their vendors.
    expect((await faultsOf(ours, { ...demo, demo: false })).map(({ file }) => file)).not.toContain(
      'aurora/keys/vendors.json',
    );
  });

  test('with a wrong key, code or place are named', async () => {
    const folder = copy();
    edit(folder, 'aurora/keys/vendors.json', (keys) => {
      keys.RNG = 'short' as unknown as Json;
      delete keys.PVP;
    });
    edit(folder, 'lotus/merchant.json', ({ gameVendors = {} }) => {
      gameVendors.maintenance = ['NOBODY'] as unknown as Json;
    });
    const faults = await faultsOf(folder);
    expect(faults.map(({ file, path }) => `${file} ${path}`)).toEqual(
      expect.arrayContaining(['aurora/keys/vendors.json RNG', 'lotus/merchant.json gameVendors.maintenance']),
    );
  });
});

describe('our two operators', () => {
  test('are read without an error and differ in currency, language and switches', async () => {
    const { all } = await loadMerchants(ours, demo);
    const [aurora, lotus] = all.map(({ settings }) => settings);
    expect(all.map(({ code }) => code)).toEqual(['aurora', 'lotus']);
    expect([aurora?.currency, aurora?.defaultLanguage, aurora?.shownDigits]).toEqual(['USD', 'CN', 2]);
    expect([lotus?.currency, lotus?.defaultLanguage, lotus?.shownDigits]).toEqual(['VND', 'VI', 0]);
    expect(aurora?.whitelabel).not.toEqual(lotus?.whitelabel);
  });

  test('SW-03 publish every site setting in the form of the wire', async () => {
    const { all } = await loadMerchants(ours, demo);
    for (const { settings } of all) {
      expect(Settings.safeParse(settings).error).toBeUndefined();
      expect(Object.keys(settings.mobileTemplate.icons)).toEqual(['192', '256', '384', '512']);
      expect(settings.gw.PROFILE_ICON_COUNT).toBe(9);
      expect(settings.register.captcha.enabled).toBe(false);
      expect(settings.domainList[0]?.domainName).toContain(':8080');
    }
  });

  test('need no logo: the web build draws one', async () => {
    const folder = copy();
    rmSync(join(folder, 'aurora/art/logo.svg'));
    const { all } = await loadMerchants(folder, demo);
    expect(all[0]?.settings.mobileTemplate.image_logo).toBe('/m/brand/aurora/logo.svg');
  });

  test('SW-03 publish the name, texts and icons of an installed app', async () => {
    const { all } = await loadMerchants(ours, demo);
    // CH-02: the chat's button stands where somebody answers it.
    expect(all.map(({ code, settings }) => [code, settings.vendorChat])).toEqual([
      ['aurora', false],
      ['lotus', true],
    ]);
    expect(all.map(({ settings }) => settings.mobileTemplate)).toMatchObject([
      {
        title: 'Aurora',
        app_desc: '每分钟开奖，期期附证明',
        desktop_app_feature: '从主屏幕全屏打开',
        apple_touch_icon: '/m/brand/aurora/icon-180.png',
        image_logo: '/m/brand/aurora/logo.svg',
      },
      { title: 'Lotus', apple_touch_icon: '/m/brand/lotus/icon-180.png', image_logo: '/m/brand/lotus/logo.svg' },
    ]);
  });

  test('RG-01 tell pages that the code of a number proves its registration', async () => {
    const { all } = await loadMerchants(ours, demo);
    expect(all.map(({ settingsByLanguage: { UR } }) => UR.codeProvesRegistration)).toEqual([true, true]);
  });

  test('SW-03 words about the app are in each language, and a line alone is said in all', async () => {
    const { all } = await loadMerchants(ours, demo);
    expect(all.map(({ settingsByLanguage: { UR } }) => UR.mobileTemplate.desktop_app_feature)).toEqual([
      'ہوم اسکرین سے پوری اسکرین پر کھلتی ہے',
      'ہوم اسکرین سے پوری اسکرین پر کھلتی ہے',
    ]);
    const { mobileTemplate } = MerchantFile.shape.settings.shape;
    expect(mobileTemplate.parse({ title: 'A', app_desc: 'Plays' })).toEqual({ title: 'A', app_desc: { EN: 'Plays' } });
    expect(mobileTemplate.safeParse({ title: 'A', app_desc: { VI: 'x' } }).success).toBe(false);
  });

  test('SW-03 publish nine profile icons by default, and the image CDN', async () => {
    const folder = copy();
    edit(folder, 'aurora/merchant.json', ({ settings }) =>
      Reflect.deleteProperty(settings?.gw ?? {}, 'PROFILE_ICON_COUNT'),
    );
    const { all } = await loadMerchants(folder, demo);
    expect(all[0]?.settings).toMatchObject({
      gw: { PROFILE_ICON_COUNT: 9 },
      imageCDNs: ['http://cdn.aurora.localhost:8080'],
    });
  });

  test('LA-02 offer all 23 languages, and every text in each language that has one', async () => {
    const { all } = await loadMerchants(ours, demo);
    for (const { code, content, settings } of all) {
      expect(new Set(settings.languages).size).toBe(23);
      const texts: [path: string, text: Localized][] = [];
      const walk = (value: unknown, path: string): void => {
        if (typeof value !== 'object' || value === null) return;
        if ('EN' in value) texts.push([path, value as Localized]);
        else for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
      };
      walk(content, code);
      const spoken = new Set(texts.flatMap(([, text]) => Object.keys(text) as LanguageCode[]));
      expect(spoken.size).toBeGreaterThan(1);
      const missing = texts.flatMap(([path, text]) =>
        [...spoken].flatMap((one) => (text[one] ? [] : `${path} ${one}`)),
      );
      expect(missing).toEqual([]);
    }
  });

  test('show 322 games in lanes on 40 drawings or more, and their own can be played', async () => {
    const { all } = await loadMerchants(ours, demo);
    for (const { content, lotteries, instantGames } of all) {
      const cards = content.lanes.flatMap((lane) => lane.cards);
      expect(cards).toHaveLength(322);
      expect(new Set(cards.map(({ art }) => art)).size).toBeGreaterThanOrEqual(40);
      expect(cards.filter(({ playable }) => playable).map(({ gameCode }) => gameCode)).toEqual([
        ...lotteries,
        ...instantGames,
      ]);
    }
  });

  test('show terms with their own age, licence and version, and hide their default password', async () => {
    const { all } = await loadMerchants(ours, demo);
    for (const { settings, content, defaultPassword } of all) {
      const spoken = settings.register.terms.topics.map((topic) => content.help.find(({ id }) => id === topic));
      const text = JSON.stringify(spoken);
      for (const value of ['18', settings.licence, settings.register.terms.version]) expect(text).toContain(value);
      expect(JSON.stringify(settings)).not.toContain(defaultPassword ?? 'defaultPassword');
    }
  });

  test('name an age of 21 in every text of an operator with members from 21', async () => {
    const folder = copy();
    edit(folder, 'aurora/merchant.json', ({ settings }) => Object.assign(settings?.register ?? {}, { minimumAge: 21 }));
    const { byCode } = await loadMerchants(folder, demo);
    const content = byCode('aurora')?.content;
    const [paragraph] = content?.help.find(({ id }) => id === 'play-safely')?.body ?? [];
    for (const [code, text] of Object.entries(paragraph?.text ?? {})) expect(text, code).toContain('21');
    expect(Object.keys(paragraph?.text ?? {})).toContain('VI');
    // A figure with the word for years behind it, as each language writes both.
    expect(JSON.stringify(content)).not.toMatch(/(?:18|၁၈|۱۸)\s?(?:\+|years|周?岁|tuổi|سال|နှစ်)/);
  });

  test('TF-01 offer a second factor to members who want it, and no payee name', async () => {
    const { all } = await loadMerchants(ours, demo);
    for (const { secondFactor, settings } of all) {
      expect(secondFactor).toEqual({ policy: 'optional', payeeName: false });
      expect(JSON.stringify(settings)).not.toContain('payeeName');
    }
  });

  test('admit visitors without a region, and withdrawals while the site is closed', async () => {
    const { all } = await loadMerchants(ours, demo);
    for (const { unreadableRegion, withdrawalWhileClosed } of all)
      expect([unreadableRegion, withdrawalWhileClosed]).toEqual(['open', true]);
  });

  test('fill their own amounts into shared texts, in each language’s format', async () => {
    const { byCode } = await loadMerchants(ours, demo);
    const titleOf = (code: string) => byCode(code)?.content.activities.find(({ id }) => id === 'demo-credit')?.title;
    expect(titleOf('aurora')?.EN).toContain('$1,284.50');
    expect(titleOf('lotus')?.VI).toContain('12.845.000\u00a0₫');
    expect(titleOf('lotus')?.UR).toContain('\u206612,845,000\u00a0₫\u2069');
  });
});

describe('an invalid operator stops the start', () => {
  const faults: readonly [string, string, (value: Json) => unknown, Partial<Fault>][] = [
    [
      'an unknown key',
      'aurora/merchant.json',
      (m) => Object.assign(m, { colour: 1 }),
      { path: '', message: 'Unrecognized key: "colour"' },
    ],
    [
      'a chat vendor’s script without the id that its snippet needs',
      'lotus/merchant.json',
      (m) =>
        Object.assign(m, { chatScript: { csType: 'LIVECHAT', address: 'https://cdn.livechatinc.com/tracking.js' } }),
      { path: 'chatScript.ids.license', message: 'missing: LIVECHAT needs it' },
    ],
    [
      'a chat vendor’s script over plain http',
      'lotus/merchant.json',
      (m) => Object.assign(m, { chatScript: { csType: 'AICAN', address: 'http://aican.example/s.js' } }),
      { path: 'chatScript.address', message: 'not an https address' },
    ],
    [
      'no choice about visitors without a region',
      'aurora/merchant.json',
      (m) => Object.assign(m, { unreadableRegion: undefined }),
      { path: 'unreadableRegion' },
    ],
    [
      'another choice about them than open or closed',
      'aurora/merchant.json',
      (m) => Object.assign(m, { unreadableRegion: 'maybe' }),
      { path: 'unreadableRegion' },
    ],
    [
      'no choice about withdrawals while the site is closed',
      'lotus/merchant.json',
      (m) => Object.assign(m, { withdrawalWhileClosed: undefined }),
      { path: 'withdrawalWhileClosed' },
    ],
    [
      'a deposit bonus that comes to nothing',
      'aurora/merchant.json',
      (m) => Object.assign(m.payments?.depositBonus ?? {}, { percent: 1, leastDeposit: '99' }),
      { path: 'payments.depositBonus.leastDeposit', message: 'so small that its bonus is nothing' },
    ],
    [
      'a deposit bonus for larger deposits than can be made',
      'aurora/merchant.json',
      (m) => Object.assign(m.payments?.depositBonus ?? {}, { leastDeposit: '2000001' }),
      { path: 'payments.depositBonus.leastDeposit', message: 'more than any method takes' },
    ],
    [
      'a deposit bonus without a turnover',
      'aurora/merchant.json',
      (m) => Object.assign(m.payments?.depositBonus ?? {}, { turnover: 0 }),
      { path: 'payments.depositBonus.turnover' },
    ],
    [
      'a second factor that nobody knows',
      'aurora/merchant.json',
      (m) => Object.assign(m, { secondFactor: { policy: 'sometimes', payeeName: false } }),
      { path: 'secondFactor.policy' },
    ],
    [
      'no word about payee names',
      'aurora/merchant.json',
      (m) => Object.assign(m, { secondFactor: { policy: 'optional' } }),
      { path: 'secondFactor.payeeName' },
    ],
    [
      'an unknown switch',
      'aurora/merchant.json',
      (m) => Object.assign(m.switches ?? {}, { magic: true }),
      { path: 'switches' },
    ],
    [
      'a partner without https',
      'aurora/merchant.json',
      (m) => Object.assign(m.settings ?? {}, { bannerHosts: ['http://partner.example'] }),
      { path: 'settings.bannerHosts[0]', message: 'an https origin' },
    ],
    [
      'codes of messages that are soon guessed',
      'aurora/merchant.json',
      (m) => Object.assign(m.settings ?? {}, { codeDigits: 5 }),
      { path: 'settings.codeDigits' },
    ],
    [
      'a language nobody knows',
      'aurora/merchant.json',
      (m) => Object.assign(m.settings ?? {}, { defaultLanguage: 'XX' }),
      { path: 'settings.defaultLanguage' },
    ],
    [
      'terms that stand nowhere',
      'aurora/merchant.json',
      (m) => Object.assign(m.settings?.register?.terms ?? {}, { topics: ['terms', 'cookies'] }),
      { path: 'settings.register.terms.topics[1]', message: 'no help topic cookies' },
    ],
    [
      'a default password that is no password',
      'lotus/merchant.json',
      (m) => Object.assign(m, { defaultPassword: 'short' }),
      { path: 'defaultPassword' },
    ],
    [
      'a default language it does not offer',
      'lotus/merchant.json',
      (m) => Object.assign(m.settings ?? {}, { languages: ['EN'] }),
      { path: 'settings.defaultLanguage' },
    ],
    [
      'an amount with a point',
      'aurora/merchant.json',
      (m) => Object.assign(m, { demoCredit: '12.50' }),
      { path: 'demoCredit' },
    ],
    [
      'a stake range upside down',
      'aurora/merchant.json',
      (m) => Object.assign(m.stake ?? {}, { min: '900', max: '100' }),
      { path: 'stake.max', message: 'less than min' },
    ],
    [
      'a chip outside the range',
      'aurora/merchant.json',
      (m) => Object.assign(m.stake ?? {}, { chips: ['1'] }),
      { path: 'stake.chips' },
    ],
    [
      'a default country it does not serve',
      'aurora/merchant.json',
      (m) => Object.assign(m, { defaultCountry: 'ZW' }),
      { path: 'defaultCountry' },
    ],
    [
      'a host somebody else claims',
      'lotus/merchant.json',
      (m) => Object.assign(m, { hosts: ['aurora.localhost'] }),
      { path: 'hosts', message: 'aurora.localhost belongs to aurora' },
    ],
    [
      'a domain somebody else names, by another spelling of its port',
      'lotus/merchant.json',
      ({ settings }) => Object.assign(settings ?? {}, { domainList: [{ domainName: 'http://mirror.localhost:8080' }] }),
      { path: 'settings.domainList', message: 'http://mirror.localhost:8080 belongs to aurora' },
    ],
    [
      'short passwords',
      'aurora/merchant.json',
      (m) => Object.assign(m.passwordRules ?? {}, { minLength: 4 }),
      { path: 'passwordRules.minLength' },
    ],
    [
      'a text without English',
      'aurora/content/banners.json',
      (b) => Object.assign(b[0] ?? {}, { title: { CN: '你好' } }),
      { path: '[0].title.EN' },
    ],
    [
      'a text in no language',
      'aurora/content/banners.json',
      (b) => Object.assign(b[0] ?? {}, { title: { EN: 'Hello', XX: '?' } }),
      { path: '[0].title' },
    ],
    [
      'a text with a blank nobody fills',
      'aurora/content/banners.json',
      (b) => Object.assign(b[0] ?? {}, { title: { EN: 'Hello {name}' } }),
      { path: '[0]', message: 'nothing fills {name}' },
    ],
    [
      'a picture that is not there',
      'aurora/content/banners.json',
      (b) => Object.assign(b[0] ?? {}, { art: 'banner-none' }),
      { path: '[0].art' },
    ],
    [
      'an announcement longer than 20,000 characters',
      'shared/content/announcements.json',
      (a) => Object.assign(a[0] ?? {}, { content: { EN: 'x'.repeat(20_001) } }),
      { path: '[0].content.EN' },
    ],
    [
      'an announcement for nobody',
      'shared/content/announcements.json',
      (a) => Object.assign(a[0] ?? {}, { execution: 'Z' }),
      { path: '[0].execution' },
    ],
    [
      'an announcement with a picture that is not there',
      'aurora/content/announcements.json',
      (a) =>
        Object.assign(a, {
          items: [{ id: 'x', title: { EN: 'x' }, content: { EN: 'x' }, art: 'none', execution: 'A' }],
        }),
      { path: 'items[0].art' },
    ],
    [
      'a banner that leads nowhere',
      'aurora/content/banners.json',
      (b) => Object.assign(b[0] ?? {}, { linkage: 'no-such' }),
      { path: '[0].linkage' },
    ],
    [
      'a banner of a lottery that another vendor launches',
      'aurora/content/banners.json',
      (b) => Object.assign(b[0] ?? {}, { linkageType: 'G', linkage: 'straits4d', gameType: 'LOTT', vendor: undefined }),
      { path: '[0].linkage', message: 'the vendor of straits4d is TCG_SEA, not LOTT' },
    ],
    [
      'a banner that leads to a script',
      'aurora/content/banners.json',
      (b) => Object.assign(b[0] ?? {}, { linkageType: 'URL', linkage: 'javascript:alert(1)' }),
      { path: '[0].linkage' },
    ],
    [
      'a shared row that is not there',
      'aurora/content/help.json',
      (h) => Object.assign(h[0] ?? {}, { shared: 'no-such' }),
      { path: '[0].shared' },
    ],
    [
      'a row twice',
      'aurora/content/help.json',
      (h) => Object.assign(h[1] ?? {}, { shared: 'log-in' }),
      { path: '[1]' },
    ],
    [
      'a game that is not there',
      'lotus/content/lanes.json',
      (l) => Object.assign(l[0] ?? {}, { games: [{ gameCode: 'no-such' }] }),
      { path: '[0].games[0]' },
    ],
    [
      'an article dated in words',
      'lotus/content/news.json',
      (n) => Object.assign(n[0] ?? {}, { publishedAt: 'today' }),
      { path: '[0].publishedAt' },
    ],
  ];
  test.each(faults)('%s (%s)', async (_, file, change, fault) => {
    const folder = copy();
    edit(folder, file, change);
    expect(await faultsOf(folder)).toContainEqual(expect.objectContaining({ file, ...fault }));
  });

  test('and names all errors of all files at once, each with its place', async () => {
    const folder = copy();
    edit(folder, 'aurora/merchant.json', (m) => Object.assign(m, { demoCredit: '-1' }));
    writeFileSync(join(folder, 'lotus/content/news.json'), '[{');
    rmSync(join(folder, 'lotus/tokens.css'));
    rmSync(join(folder, 'aurora/art/mark.svg'));
    const error = await loadMerchants(folder, demo).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(MerchantFilesError);
    const { message } = error as MerchantFilesError;
    for (const part of [
      'aurora/merchant.json at demoCredit',
      'lotus/content/news.json: no JSON',
      'lotus/tokens.css: cannot be read',
      'mark.svg is missing',
    ]) {
      expect(message).toContain(part);
    }
  });

  test('and a code that begins with a digit', async () => {
    const folder = copy();
    cpSync(join(folder, 'lotus'), join(folder, '1lotus'), { recursive: true });
    expect(await faultsOf(folder)).toContainEqual({
      file: '1lotus',
      path: '',
      message: 'an operator code is a lower-case letter and 1 to 31 more lower-case letters or digits',
    });
  });

  test('and so does an empty folder', async () => {
    const folder = copy();
    rmSync(join(folder, 'aurora'), { recursive: true });
    rmSync(join(folder, 'lotus'), { recursive: true });
    expect(await faultsOf(folder)).toEqual([{ file: '.', path: '', message: 'no operator here' }]);
  });
});

/** Removes the settings that are allowed in the demo only. */
const withoutLocalProvider = (folder: string): string => {
  for (const code of ['aurora', 'lotus'])
    edit(folder, `${code}/merchant.json`, ({ settings }) => Reflect.deleteProperty(settings ?? {}, 'identity'));
  return folder;
};

/** Copies of our operators as they may run for real: no local identity provider, keys of their own. */
const realOperators = (): string => {
  const folder = withoutLocalProvider(copy());
  for (const code of ['aurora', 'lotus']) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(join(folder, code, 'keys/ping.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  }
  return folder;
};

test('our operators are refused outside of demo mode because of their local identity provider', async () => {
  const faults = await faultsOf(ours, { port: 8080, demo: false });
  expect(faults.filter(({ path }) => path === 'settings.identity.by').map(({ file }) => file)).toEqual([
    'aurora/merchant.json',
    'lotus/merchant.json',
  ]);
});

test('public settings name the demo member and the password in demo mode only', async () => {
  for (const { settings } of (await loadMerchants(ours, demo)).all)
    expect(settings.demoMember).toEqual({ username: 'demo', password: 'demo-Foyer-2026' });
  for (const merchant of (await loadMerchants(realOperators(), { port: 8080, demo: false })).all) {
    expect(merchant.settings.demo).toBe(false);
    expect(merchant.settings).not.toHaveProperty('demoMember');
    expect(JSON.stringify(merchant.settings)).not.toContain('demo-Foyer-2026');
  }
});

describe('customer services', () => {
  test.each([
    ['http://aurora.localhost:{port}/demo/service', []],
    ['http://aurora.localhost:{port}.evil.example/', ['settings.customerService[0].link']],
    ['https://evil.example/chat', ['settings.customerService[0].link']],
    ['javascript:alert(1)', ['settings.customerService[0].link']],
  ])('DF-05 one at %s is invalid in %j', async (link, places) => {
    const folder = copy();
    edit(folder, 'aurora/merchant.json', (file) => {
      Object.assign(file.settings as Json, { customerService: [{ link, csType: 'LIVECHAT' }] });
    });
    expect((await faultsOf(folder)).map(({ path }) => path)).toEqual(places);
  });
});

describe('the key that signs pings', () => {
  test('is refused outside demo mode where it is the public demo key', async () => {
    const faults = await faultsOf(withoutLocalProvider(copy()), { port: 8080, demo: false });
    expect(faults.map(({ file }) => file)).toEqual(['aurora/keys/ping.pem', 'lotus/keys/ping.pem']);
  });

  test('is accepted outside demo mode where it is the operator’s own', async () => {
    expect(await faultsOf(realOperators(), { port: 8080, demo: false })).toEqual([]);
  });

  test.each([
    ['no key at all', 'hello'],
    [
      'a key of another kind',
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
    [
      'a key on another curve',
      generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
  ])('is refused when it is %s', async (_, text) => {
    const folder = copy();
    writeFileSync(join(folder, 'lotus/keys/ping.pem'), text);
    expect(await faultsOf(folder)).toContainEqual(expect.objectContaining({ file: 'lotus/keys/ping.pem' }));
  });
});

describe('the account with the captcha vendor', () => {
  const key = '0123456789abcdef0123456789ABCDEF';

  test('is a key in a file of its own, and is in no setting', async () => {
    const folder = copy();
    writeFileSync(join(folder, 'aurora/keys/captcha.key'), `${key}\n`);
    edit(folder, 'aurora/merchant.json', (file) =>
      Object.assign(file, { captchaVendor: { keyFile: 'keys/captcha.key' } }),
    );
    const { all } = await loadMerchants(folder, demo);
    expect(all.map(({ captchaVendor }) => captchaVendor)).toEqual([{ key, api: null }, null]);
    expect(JSON.stringify(all.map(({ settings }) => settings))).not.toContain(key);
  });

  test.each([
    ['an invalid key', 'secret', {}, 'aurora/keys/captcha.key'],
    ['a plain http address', key, { api: 'http://api.geetest.com' }, 'aurora/merchant.json'],
  ])('%s stops the start', async (_, text, changed, file) => {
    const folder = copy();
    writeFileSync(join(folder, 'aurora/keys/captcha.key'), text);
    edit(folder, 'aurora/merchant.json', (merchant) =>
      Object.assign(merchant, { captchaVendor: { keyFile: 'keys/captcha.key', ...changed } }),
    );
    expect((await faultsOf(folder)).map((fault) => fault.file)).toEqual([file]);
  });
});

describe('a key that is mounted outside the folder of the operator', () => {
  test.each<[string, (file: Json, keyFile: string) => void]>([
    ['of a payment provider', ({ payments }, keyFile) => Object.assign(payments?.providers?.[0] ?? {}, { keyFile })],
    [
      'of a receiver of events',
      ({ tracking }, keyFile) => Object.assign(tracking ?? {}, { receivers: [{ vendor: 'appsflyer', keyFile }] }),
    ],
  ])('%s and is none: the fault names its own path', async (_, name) => {
    const folder = copy();
    const keyFile = join(folder, 'mounted.key');
    writeFileSync(keyFile, '-');
    edit(folder, 'aurora/merchant.json', (file) => name(file, keyFile));
    expect((await faultsOf(folder)).map((fault) => fault.file)).toEqual([keyFile]);
  });
});
