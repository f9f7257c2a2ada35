import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ regionHeader: 'CF-IPCountry' });
});
afterAll(() => platform.close());

const get = (path: string, host = AURORA, headers: Record<string, string> = {}) =>
  fetch(platform.url + path, { headers: { 'X-Forwarded-Host': host, ...headers } });

describe('status', () => {
  test('HT-10 depends on the visitor and is never cached', async () => {
    const options = { headers: { 'X-Forwarded-For': '198.51.100.9', 'CF-IPCountry': 'PH' } };
    const input = { device: 'MOBILE', track: 'a-1', originalDomain: 'x.example', url: 'https://x.example/m/' } as const;
    const { status, headers, body } = await platform.call('system.status', input, options);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      success: true,
      value: { ip: '198.51.100.9', region: 'PH', regionRestriction: false, maintenance: false },
    });
  });

  test('the region is unknown without the network’s header', async () => {
    expect(await platform.value('system.status', {})).toMatchObject({ region: null });
    const hostile = { headers: { 'CF-IPCountry': '<script>' } };
    expect(await platform.value('system.status', {}, hostile)).toMatchObject({ region: null });
  });

  test('HT-10 empty track, originalDomain and url are accepted', async () => {
    const reply = await get('/wps/system/status?device=MOBILE&track=&originalDomain=&url=&_=');
    expect([reply.status, await reply.json()]).toMatchObject([200, { success: true, value: { maintenance: false } }]);
  });

  test('unknown fields are refused', async () => {
    const reply = await get('/wps/system/status?device=MOBILE&admin=1');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ errorCode: 'input.invalid' });
  });
});

describe('settings', () => {
  test('SW-03 are complete, different for each operator, the same for everyone', async () => {
    const aurora = await platform.value('system.settings', {});
    const lotus = await platform.value('system.settings', {}, { host: LOTUS });
    expect(aurora).toMatchObject({ merchant: 'aurora', currency: 'USD', demo: true, gw: { PROFILE_ICON_COUNT: 9 } });
    expect(lotus).toMatchObject({ merchant: 'lotus', currency: 'VND', defaultLanguage: 'VI' });
    expect(Object.keys(aurora.mobileTemplate.icons)).toEqual(['192', '256', '384', '512']);
    expect(aurora).not.toHaveProperty('ip');
    expect(JSON.stringify(aurora)).not.toContain('PRIVATE');
  });

  test('SW-03 words about the app are in the language of the reader, and the manifest has the operator’s own', async () => {
    const wordsIn = async (language: string) => {
      const { app_desc, desktop_app_feature } = (await platform.value('system.settings', {}, { language }))
        .mobileTemplate;
      return [app_desc, desktop_app_feature];
    };
    expect(await wordsIn('EN')).toEqual([
      'Draws every minute, each one with its proof',
      'Opens full screen from the home screen',
    ]);
    expect(await wordsIn('VI')).toEqual([
      'Mỗi phút một kỳ quay, kỳ nào cũng kèm bằng chứng',
      'Mở toàn màn hình từ màn hình chính',
    ]);
    const manifest = await (await get('/wps/system/manifest.json')).json();
    expect(manifest).toMatchObject({ lang: 'zh-Hans', description: '每分钟开奖，期期附证明' });
  });

  test('SN-10 explain session time 5: five days at most, thirty minutes idle', async () => {
    expect(await platform.value('system.settings', {})).toMatchObject({ sessionTimeDays: 5, sessionIdleMinutes: 30 });
  });

  test('are not sent again to a caller who has them', async () => {
    const first = await get('/wps/system/settings');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/wps/system/settings', AURORA, { 'If-None-Match': `W/${tag}, "other"` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await get('/wps/system/settings', LOTUS, { 'If-None-Match': tag });
    expect(other.status).toBe(200);
  });
});

describe('country', () => {
  test('HT-10 is the visitor’s where it is served, else the operator’s, with the whole list', async () => {
    const at = (region: string) => ({ headers: { 'CF-IPCountry': region } });
    expect(await platform.value('system.country', { merchant: 'aurora' }, at('MM'))).toMatchObject({
      countryCode: 'MM',
      countryDialingCode: '95',
    });
    const fallback = await platform.value('system.country', {}, { host: LOTUS, ...at('US') });
    expect(fallback).toMatchObject({ countryCode: 'VN', countryDialingCode: '84' });
    expect(fallback.countries.length).toBeGreaterThan(5);
  });

  test('another operator’s name is refused', async () => {
    const { body } = await platform.call('system.country', { merchant: 'lotus' });
    expect(body).toMatchObject({ success: false, errorCode: 'merchant.unknown' });
  });
});

test('PW-01 the manifest is plain JSON with the specified start, scope and icons', async () => {
  const reply = await get('/wps/system/manifest.json?merchantCode=lotus&timestamp=1', LOTUS);
  expect(await reply.json()).toMatchObject({
    name: 'Lotus',
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: '#ffffff',
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '256x256', purpose: 'any' },
      { sizes: '384x384', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '192x192', purpose: 'maskable', src: '/m/brand/lotus/icon-maskable-192.png' },
      { sizes: '512x512', purpose: 'maskable', src: '/m/brand/lotus/icon-maskable-512.png' },
      { sizes: '96x96', purpose: 'monochrome', src: '/m/brand/lotus/badge.png' },
    ],
    lang: 'vi',
    dir: 'ltr',
    shortcuts: [
      { name: 'Trò chơi', url: '/m/game', icons: [{ src: '/m/brand/lotus/shortcut-games.png' }] },
      { name: 'Khuyến mãi', url: '/m/activity', icons: [{ src: '/m/brand/lotus/shortcut-promotions.png' }] },
      { name: 'Nạp tiền', url: '/m/voucherCenter', icons: [{ src: '/m/brand/lotus/shortcut-deposit.png' }] },
    ],
    screenshots: [
      { src: '/m/brand/lotus/screenshot-home.png', sizes: '540x960', form_factor: 'narrow', label: 'Lotus' },
      { src: '/m/brand/lotus/screenshot-games.png', sizes: '540x960', form_factor: 'narrow', label: 'Lotus' },
    ],
  });
});
