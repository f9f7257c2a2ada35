// The operator's app over HTTP: its downloads, and when pages offer it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('PD-01 each operator’s downloads have a type and an address', async () => {
  const { items } = await platform.value('system.downloads', {});
  expect(items).toEqual([
    { resourceType: 'Android', url: '/demo/app?of=android' },
    { resourceType: 'IOS', url: '/demo/app?of=ios' },
  ]);
  const lotus = await platform.value('system.downloads', {}, { host: LOTUS });
  expect(lotus.items.map(({ resourceType }) => resourceType)).toEqual(['Android']);
});

test('DP-01 the configuration has every entry, with words in the language of the call', async () => {
  const english = await platform.value('system.downloadPrompt', {}, { language: 'EN' });
  expect(Object.keys(english)).toHaveLength(24);
  expect(english.download_condition_switch).toEqual({ enabled: true, value: '' });
  expect(english.reg_days).toEqual({ enabled: true, value: '0' });
  expect(english.deposit_times_forced).toEqual({ enabled: false, value: '' });
  expect(english.bottom_app_desc.value).toBe('Opens faster, and every draw comes to you');
  const urdu = await platform.value('system.downloadPrompt', {}, { language: 'UR' });
  expect(urdu.bottom_app_desc.value).toContain('قرعہ');
  const thai = await platform.value('system.downloadPrompt', {}, { language: 'TH' });
  expect(thai.bottom_app_desc.value).toBe('เปิดเร็วกว่า ไม่พลาดสักงวด');
});

test('the download setting of a domain names hosts, the newest version, and the look of the install prompt', async () => {
  expect(await platform.value('relay.downloadSetting', { domain: 'localhost' })).toEqual({
    hosts: [],
    appVersion: '2.4.39',
    panelFullscreen: false,
    panelClosable: true,
  });
});

test.each([{}, { domain: 7 }, { domain: 'a', more: 1 }, { domain: 'a'.repeat(256) }])(
  'the setting of %j is bad input',
  async (input) => {
    const { status, body } = await platform.call('relay.downloadSetting', input as { domain: string });
    expect([status, body]).toMatchObject([400, { errorCode: 'input.invalid' }]);
  },
);

test('the demo’s page in place of a store knows nothing of the visitor', async () => {
  const page = await fetch(`${platform.url}/demo/app?of=android`, { headers: { 'X-Forwarded-Host': LOTUS } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('The app of Lotus')]);
});
