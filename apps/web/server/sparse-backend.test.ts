// Tests pages in front of a back end that answers only the specification, or answers it wrong.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { captchaBefore } from '../src/kit/captcha/captcha.rules.ts';
import { fakeSettings, json, status, value } from './testing/fake-backend.ts';
import { type Reply, type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

const lines: string[] = [];
const clock = { now: Date.parse('2026-11-21T06:00:00Z') };
let site: SiteUnderTest;
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  site = await startSiteUnderTest({ LOG_LEVEL: 'warn' }, { now: () => clock.now, log });
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
const en = { headers: { 'accept-language': 'en' } };
/** Everything kept is too old by then. */
beforeEach(() => {
  clock.now += 2 * DAY_MS;
  lines.length = 0;
  site.backend.on('/wps/system/status', status());
  site.backend.on('/wps/system/settings', value(fakeSettings));
});

const stateOf = (page: Reply) =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page.text)?.[1] ?? 'null');
const settingsIn = async () => {
  const page = await site.request('/m/home', en);
  expect(page.status).toBe(200);
  return stateOf(page).settings;
};
const html = (code: number) => (_: unknown, response: import('node:http').ServerResponse) =>
  void response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');

describe('settings', () => {
  test('the specified fields are enough: customer services and domains', async () => {
    site.backend.on('/wps/system/settings', value({ customerService: [], domainList: [] }));
    expect(await settingsIn()).toMatchObject({
      merchant: 'aurora',
      brandName: 'aurora',
      currency: 'USD',
      currencySymbol: '$',
      minorDigits: 2,
      languages: ['CN', 'EN', 'VI', 'UR'],
      defaultLanguage: 'CN',
      captchaFor: ['login', 'register', 'sms', 'reset'],
      gw: {},
      register: { captcha: { enabled: false }, methods: ['username', 'mobile'] },
    });
  });

  test.each([
    [{}, ['https://help.lotus.example']],
    [{ serviceHosts: ['https://care.example'] }, ['https://care.example']],
    [{ serviceHosts: [] }, []],
  ])('of hosts, %j from the back end stands before the operator’s file', async (given, hosts) => {
    site.backend.on('/wps/system/settings', value(given));
    const page = await site.request('/m/home', { headers: { ...en.headers, host: `lotus.localhost:${site.port}` } });
    expect(stateOf(page).settings.serviceHosts).toEqual(hosts);
  });

  test('the chat of another company may be in a frame where its origin is listed', async () => {
    site.backend.on('/wps/system/settings', value({ chatHosts: ['https://chat.vendor.example'] }));
    const { headers } = await site.request('/m/home', en);
    expect(headers['content-security-policy']).toMatch(/frame-src[^;]* https:\/\/chat\.vendor\.example/);
  });

  test.each([
    [200, 'EUR'],
    [500, 'USD'],
  ])('HT-03 settings that come with status %i and without `success` give a page in %s', async (code, currency) => {
    site.backend.on('/wps/system/settings', json({ value: { currency: 'EUR' } }, code));
    expect((await settingsIn()).currency).toBe(currency);
  });

  test('an incomplete group is read in part, and texts and numbers are converted', async () => {
    const sparse = { register: { captcha: { enabled: '1' } }, gw: { GEETEST_VERSION: 4, PROFILE_ICON_COUNT: '9' } };
    site.backend.on('/wps/system/settings', value({ ...sparse, whitelabel: { GEETEST3: 1, CBS3: null, X: [] } }));
    const settings = await settingsIn();
    expect(settings).toMatchObject({
      register: { captcha: { enabled: true }, minimumAge: 18 },
      gw: { GEETEST_VERSION: '4', PROFILE_ICON_COUNT: 9 },
    });
    expect(settings.whitelabel).toEqual({ GEETEST3: true });
  });

  test.each([
    [4, 4],
    ['8', 8],
    [3, undefined],
    [9, undefined],
    ['six', undefined],
    [null, undefined],
  ])('of codes with %j digits a page knows %j', async (codeDigits, known) => {
    site.backend.on('/wps/system/settings', value({ codeDigits }));
    expect((await settingsIn()).codeDigits).toBe(known);
  });

  test.each([
    [undefined, undefined],
    [true, true],
    ['1', true],
  ])('RG-01 with codeProvesRegistration %j of a back end a page knows %j', async (codeProvesRegistration, known) => {
    site.backend.on('/wps/system/settings', value({ codeProvesRegistration }));
    expect((await settingsIn()).codeProvesRegistration).toBe(known);
  });

  const files = ['https://static.geetest.com', 'https://static.geevisit.com', 'https://dn-staticdown.qbox.me'];
  const captchaOn = { whitelabel: { GEETEST3: true, GEETESTVCODE3: true } };
  test.each([
    [undefined, 'vendor', ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com']],
    ['4', 'vendor', ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com']],
    ['3', 'unsupported', ['https://api.geetest.com', 'https://api.geevisit.com']],
  ])(
    'LG-01 RG-01 CW-06 the specified settings of version %s put the vendor’s captcha before every action',
    async (GEETEST_VERSION, beforeSms, api) => {
      site.backend.on('/wps/system/settings', value({ ...captchaOn, gw: { GEETEST_ID: 'id', GEETEST_VERSION } }));
      const settings = await settingsIn();
      const before = (['login', 'register', 'reset', 'sms'] as const).map((action) => captchaBefore(action, settings));
      expect(before).toEqual(['vendor', 'vendor', 'vendor', beforeSms]);
      const servers: string[] = settings.gw.GEETEST_SERVERS;
      expect(servers.slice(0, 3)).toEqual(files);
      expect(servers.slice(3)).toEqual(expect.arrayContaining(api));
    },
  );

  test.each([
    [
      'with servers and actions of the back end’s own keeps them',
      { ...captchaOn, captchaFor: ['login'], gw: { GEETEST_SERVERS: ['/wps/captcha/s1'] } },
      { captchaFor: ['login'], gw: { GEETEST_SERVERS: ['/wps/captcha/s1'] } },
    ],
    ['before no action stays so', { ...captchaOn, captchaFor: [] }, { captchaFor: [] }],
  ])('CW-05 a captcha %s', async (_, given, wanted) => {
    site.backend.on('/wps/system/settings', value(given));
    expect(await settingsIn()).toMatchObject(wanted);
  });

  test('CW-05 a captcha that is off stands before nothing and has no servers', async () => {
    const off = { whitelabel: { GEETEST3: false, GEETESTVCODE3: true }, gw: { GEETEST_ID: 'id' } };
    site.backend.on('/wps/system/settings', value(off));
    const settings = await settingsIn();
    expect([captchaBefore('login', settings), settings.gw]).toEqual(['none', { GEETEST_ID: 'id' }]);
  });

  test('SN-11 of hundreds of switches a page carries those that the site knows and that are on', async () => {
    const others = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`OTHER${at}`, true]));
    const whitelabel = { ...others, GOOGLELOGIN3: '1', CBS3: true, REWCEN3: false };
    const whitelabelVal = { ...others, CBS3: false, REWCEN3: true, MOBILEAUTOLOGIN3: 1 };
    site.backend.on('/wps/system/settings', value({ whitelabel, whitelabelVal }));
    const settings = await settingsIn();
    expect(settings.whitelabel).toEqual({ GOOGLELOGIN3: true, MOBILEAUTOLOGIN3: true, CBS3: true });
    expect(settings).not.toHaveProperty('whitelabelVal');
  });

  test.each([
    ['USDT', 'USDT', 2],
    ['usdt(TRC20)', 'usdt(TRC20)', 2],
    ['XXT', 'XXT', 2],
    ['JPY', 'JPY', 0],
  ])('CU-01 the currency %s breaks no page', async (currency, kept, minorDigits) => {
    site.backend.on('/wps/system/settings', value({ currency }));
    expect(await settingsIn()).toMatchObject({
      currency: kept,
      currencySymbol: '',
      minorDigits,
      shownDigits: minorDigits,
    });
  });

  test.each([
    [
      'of the wrong kind',
      { languages: 'EN', domainList: {}, gw: 7, register: [], minorDigits: -1, shownDigits: 'x', imageCDNs: null },
    ],
    [
      'all unknown',
      { languages: ['KLINGON'], defaultLanguage: 'KLINGON', currencyPosition: 'above', sessionTimeDays: {} },
    ],
    ['not an object', 'nothing'],
    ['a list', [1, 2]],
  ])('fields that are %s are the defaults', async (_, broken) => {
    site.backend.on('/wps/system/settings', value(broken));
    expect(await settingsIn()).toMatchObject({
      languages: ['CN', 'EN', 'VI', 'UR'],
      defaultLanguage: 'CN',
      domainList: [],
      gw: {},
      minorDigits: 2,
      shownDigits: 2,
      imageCDNs: [],
      currencyPosition: 'start',
      sessionTimeDays: 5,
    });
  });

  test.each([
    ['a 404 in HTML', html(404)],
    ['an HTML page', html(200)],
    ['a fault', json({ success: false, errorCode: 'unknown_error', message: '' }, 500)],
    [
      'half of an answer',
      (_: unknown, response: import('node:http').ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":tr'),
    ],
  ])('%s in place of the settings: the page has the operator’s own design', async (_, reply) => {
    site.backend.on('/wps/system/settings', reply);
    expect(await settingsIn()).toMatchObject({ brandName: 'aurora', demo: false, gw: {}, licence: 'none' });
  });

  test('an answer that is late breaks no page', async () => {
    site.backend.on('/wps/system/settings', () => undefined);
    expect(await settingsIn()).toMatchObject({ brandName: 'aurora' });
  });

  test('the last answer is used before the defaults, for a day', async () => {
    expect(await settingsIn()).toMatchObject({ brandName: fakeSettings.brandName });
    site.backend.on('/wps/system/settings', html(404));
    clock.now += DAY_MS - 1;
    expect(await settingsIn()).toMatchObject({ brandName: fakeSettings.brandName });
    clock.now += DAY_MS;
    await site.request('/m/home', en);
    clock.now += DAY_MS;
    expect(await settingsIn()).toMatchObject({ brandName: 'aurora' });
  });

  test('a back end that reports maintenance closes the site', async () => {
    site.backend.on(
      '/wps/system/settings',
      json({ success: false, errorCode: 'service.unavailable', message: '' }, 503),
    );
    const page = await site.request('/m/home', en);
    expect([page.status, page.text.includes('page-state')]).toEqual([503, false]);
  });

  test('one bad entry of a list is left out and logged once', async () => {
    const service = { title: 'Desk', path: 'AAAA12345678', csType: 'LIVECHAT' };
    const lists = {
      domainList: [{ domainName: 'https://one.example' }, {}, { domainName: 7 }, null, 'x'],
      customerService: [
        service,
        { title: 'No path' },
        5,
        { ...service, csType: 'TELEGRAM', csPosition: 2, labelIds: [4] },
      ],
      imageCDNs: ['https://cdn.example', 4, {}],
    };
    for (let round = 0; round < 3; round += 1) {
      site.backend.on('/wps/system/settings', value({ ...fakeSettings, ...lists }));
      const settings = await settingsIn();
      expect(settings.domainList).toEqual([{ domainName: 'https://one.example' }, { domainName: '7' }]);
      expect(settings.customerService).toEqual([
        service,
        { ...service, csType: 'TELEGRAM', csPosition: '2', labelIds: ['4'] },
      ]);
      expect(settings.imageCDNs).toEqual(['https://cdn.example', '4']);
      clock.now += 2 * DAY_MS;
    }
    const fields = lines.filter((line) => line.includes('does not fit')).map((line) => JSON.parse(line).field);
    expect(fields.sort()).toEqual([...new Set(fields)].sort());
    expect(fields).toEqual(expect.arrayContaining(['domainList.*', 'customerService.*', 'imageCDNs.*']));
  });
});

describe('domains', () => {
  const named = (...names: string[]) => names.map((domainName) => ({ domainName }));
  const domainsAt = async (host?: string) => {
    const page = await site.request('/m/home', { ...en, ...(host && { host }) });
    const policy = String(page.headers['content-security-policy']);
    return { listed: stateOf(page).settings.domainList, policy };
  };

  test.each([
    ['as the platform answers it', { domains: named('https://two.example', 'https://one.example') }],
    ['as a list alone', named('https://two.example')],
    ['as a list of names', ['https://two.example', 7, null]],
    ['as the settings name theirs', { domainList: named('https://two.example') }],
  ])(
    'HT-10 DF-06 the policy lets the page ping the route’s domains and those of the settings, %s',
    async (_, route) => {
      site.backend.on('/wps/system/settings', value({ ...fakeSettings, domainList: named('https://one.example') }));
      site.backend.on('/wps/system/domainRoute', value(route));
      const { listed, policy } = await domainsAt();
      expect(listed).toEqual(named('https://one.example', 'https://two.example'));
      expect(policy).toMatch(/connect-src [^;]*https:\/\/one\.example https:\/\/two\.example/);
    },
  );

  test.each([
    ['HTML', html(404)],
    ['nothing', value(null)],
    ['no answer at all', () => undefined],
  ])('HT-10 a route that is %s removes nothing', async (_, reply) => {
    site.backend.on('/wps/system/settings', value({ ...fakeSettings, domainList: named('https://one.example') }));
    site.backend.on('/wps/system/domainRoute', reply);
    expect((await domainsAt()).listed).toEqual(named('https://one.example'));
  });

  test('HT-10 a page on plain http does not request the route', async () => {
    const before = site.backend.count('/wps/system/domainRoute');
    await domainsAt('www.example.com');
    expect(site.backend.count('/wps/system/domainRoute')).toBe(before);
  });
});

describe('pings', () => {
  test('a back end without pingKey is logged once, and its pages work', async () => {
    const own = await startSiteUnderTest(
      { LOG_LEVEL: 'warn' },
      {
        now: () => clock.now,
        log: { write: (line) => void lines.push(line) },
      },
    );
    const { pingKey: _, ...without } = fakeSettings;
    own.backend.on('/wps/system/settings', value(without));
    for (let round = 0; round < 3; round += 1) {
      const page = await own.request('/m/home', en);
      expect([page.status, stateOf(page).settings.pingKey]).toEqual([200, undefined]);
      clock.now += 2 * DAY_MS;
    }
    await own.close();
    const warnings = lines.filter((line) => line.includes('name no pingKey'));
    expect(warnings.map((line) => JSON.parse(line).merchant)).toEqual(['aurora']);
  });
});

describe('status', () => {
  test.each([
    ['HTML', html(404)],
    ['nothing but success', json({ success: true })],
    ['an empty value', value({})],
    ['a refusal', json({ success: false, errorCode: 'domain_not_available', message: 'x' }, 503)],
    ['flags that are off', value({ maintenance: '0', regionRestriction: 0 })],
    ['flags that are empty', value({ maintenance: '', regionRestriction: '' })],
  ])('%s closes nothing', async (_, reply) => {
    site.backend.on('/wps/system/status', reply);
    expect((await site.request('/m/home', en)).status).toBe(200);
  });

  test.each([
    ['a flag of text', { maintenance: '1' }],
    ['a flag of number, and an end in milliseconds', { maintenance: 1, maintenanceEnd: '1826780400000' }],
    ['a flag in capitals, and an end in seconds', { maintenance: 'TRUE', maintenanceEnd: 1826780400 }],
    ['a flag, and an end without a zone', { maintenance: true, maintenanceEnd: '2027-11-21 07:00:00' }],
    ['a flag beside an invalid end', { maintenance: true, maintenanceEnd: 'soon' }],
  ])('MA-01 %s closes the site', async (_, sparse) => {
    site.backend.on('/wps/system/status', value(sparse));
    const page = await site.request('/m/home', en);
    expect(page.status).toBe(503);
    expect(page.text).toContain('maintenance');
    if ('maintenanceEnd' in sparse && sparse.maintenanceEnd !== 'soon')
      expect(page.text).toContain('November 21, 2027');
  });

  test('MA-02 a refused region closes the site and shows the visitor’s address', async () => {
    site.backend.on('/wps/system/status', value({ regionRestriction: 'true' }));
    const page = await site.request('/m/home', en);
    expect([page.status, page.text.includes('127.0.0.1')]).toEqual([403, true]);
  });

  test('SW-03 a logo and a touch icon that the back end names stand in the page, in place of the brand’s', async () => {
    const imageCDNs = ['https://img.example.com'];
    const named = { image_logo: 'https://img.example.com/l.svg?v=2&x=1', apple_touch_icon: '/files/touch.png' };
    const withTemplate = (template: object) =>
      site.backend.on(
        '/wps/system/settings',
        value({ ...fakeSettings, imageCDNs, mobileTemplate: { title: 'A', icons: {}, ...template } }),
      );
    withTemplate(named);
    const { text, headers } = await site.request('/m/home', en);
    expect(text).toContain(':root{--a-logo:url("https://img.example.com/l.svg?v=2&x=1")}</style>');
    expect(text).toContain('<link rel="apple-touch-icon" href="/files/touch.png">');
    expect(String(headers['content-security-policy'])).toMatch(/img-src [^;]*https:\/\/img\.example\.com/);

    clock.now += 2 * DAY_MS;
    const bad = ['https://evil.example/l.svg', '//evil.example/l.svg', '/l.svg")}*{x:url("', 'javascript:alert(1)'];
    for (const address of bad) {
      withTemplate({ image_logo: address, apple_touch_icon: address });
      clock.now += 2 * DAY_MS;
      const page = await site.request('/m/home', en);
      expect(page.text).not.toContain(':root{--a-logo');
      expect(page.text).not.toContain('evil.example');
    }
  });

  test('SW-03 the reference platform’s own pictures keep the names that never change', async () => {
    const mobileTemplate = {
      title: 'A',
      icons: {},
      image_logo: '/m/brand/aurora/logo.svg',
      apple_touch_icon: '/m/brand/aurora/icon-180.png',
    };
    site.backend.on('/wps/system/settings', value({ ...fakeSettings, mobileTemplate }));
    const { text } = await site.request('/m/home', en);
    expect(text).not.toContain('/m/brand/aurora/logo.svg');
    expect(text).not.toContain('href="/m/brand/aurora/icon-180.png"');
  });

  test('SW-03 a site for tests is left out by search engines', async () => {
    const asked = { ...en, host: 'www.example.com' };
    expect((await site.request('/m/home', asked)).text).not.toContain('noindex');
    clock.now += 2 * DAY_MS;
    site.backend.on('/wps/system/settings', value({ ...fakeSettings, test: 'true' }));
    expect((await site.request('/m/home', asked)).text).toContain('<meta name="robots" content="noindex">');
  });

  test('SW-03 MA-01 maintenance in the settings closes the site too', async () => {
    site.backend.on('/wps/system/settings', value({ maintenance: 1, maintenanceEnd: 1_826_780_400_000 }));
    const page = await site.request('/m/home', en);
    expect([page.status, page.text.includes('November 21, 2027')]).toEqual([503, true]);
  });
});
