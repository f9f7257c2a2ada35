// The image CDN over HTTP: who may hear the device helper, what its page may do, and the flags.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const get = (path: string, host: string, referer = '') =>
  fetch(`${platform.url}${path}`, { headers: { 'X-Forwarded-Host': host, ...(referer && { Referer: referer }) } });

describe('PW-02 the device helper', () => {
  test('only the requesting site of the operator may frame it and gets the id', async () => {
    const answer = await get('/device-helper.html', 'cdn.aurora.localhost:8080', 'http://localhost:8080/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:8080",
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('data-site="http://localhost:8080"');
  });

  test.each([
    ['nobody', ''],
    ['a stranger', 'https://evil.example/'],
    ['an unknown host with a familiar beginning', 'http://localhost.evil.example/'],
    ['another operator', 'http://lotus.localhost:8080/'],
    ['an invalid address', 'javascript:alert(1)'],
    ['markup', 'http://localhost:8080"><script>'],
  ])('is not there for %s', async (_, referer) => {
    const answer = await get('/device-helper.html', 'cdn.aurora.localhost:8080', referer);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('is on the CDN’s own host, which cannot read the session', async () => {
    expect((await get('/device-helper.html', 'localhost:8080', 'http://localhost:8080/')).status).toBe(404);
    expect((await get('/device-helper.js', 'localhost:8080')).status).toBe(404);
    const script = await get('/device-helper.js', 'cdn.lotus.localhost:8080');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    // Said to the one site that the page was made for, and to nobody else.
    expect(await script.text()).toContain('parent.postMessage(id, document.documentElement.dataset.site)');
  });

  test('is named in each operator’s settings', async () => {
    for (const operator of ['aurora', 'lotus']) {
      const { imageCDNs } = await platform.value('system.settings', { _: '1' }, { host: `${operator}.localhost` });
      expect(imageCDNs).toEqual([`http://cdn.${operator}.localhost:8080`]);
    }
  });
});

describe('the frame of pixels', () => {
  const site = 'http://localhost:8080/';
  const usePixels = (isOn: boolean): void => {
    const pixels = isOn ? [{ key: 'meta', vendor: 'meta', id: '12345' }] : [];
    const merchant = platform.context.merchants.byCode('aurora');
    Object.assign(merchant ?? {}, { tracking: { ...merchant?.tracking, pixels } });
  };

  test('is there for a site of the operator, and runs the named vendors alone', async () => {
    usePixels(true);
    const answer = await get('/pixels.html', 'cdn.aurora.localhost:8080', site);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://connect.facebook.net;");
    expect(policy).toContain('frame-ancestors http://localhost:8080');
    expect(await answer.text()).toContain('data-site="http://localhost:8080"');
  });

  test.each([
    ['an operator without pixels', false, 'cdn.aurora.localhost:8080', site],
    ['a stranger', true, 'cdn.aurora.localhost:8080', 'https://evil.example/'],
    ['nobody', true, 'cdn.aurora.localhost:8080', ''],
    ['the site’s own host', true, 'localhost:8080', site],
  ])('is not there for %s', async (_, isOn, host, referer) => {
    usePixels(isOn);
    expect((await get('/pixels.html', host, referer)).status).toBe(404);
  });
});

describe('OV-03 SN-09 countries', () => {
  test('every country of both operators has its flag on the image CDN', async () => {
    for (const operator of ['aurora', 'lotus']) {
      const { countries } = await platform.value('system.country', { _: '1' }, { host: `${operator}.localhost` });
      for (const { countryCode } of countries) {
        const flag = await get(`/COUNTRY_FLAG/${countryCode}.png`, `cdn.${operator}.localhost:8080`);
        expect([countryCode, flag.status, flag.headers.get('content-type')]).toEqual([countryCode, 200, 'image/png']);
      }
    }
  });

  test('a flag may be shown by the site, which is another origin', async () => {
    const { headers } = await get('/COUNTRY_FLAG/PH.png', 'cdn.aurora.localhost:8080');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('the list has its default, and each country its codes and money format', async () => {
    const list = await platform.value('system.country', { _: '1' });
    expect(list).toMatchObject({ countryCode: 'PH', countryDialingCode: '63' });
    expect(list.countries.find(({ countryCode }) => countryCode === 'VN')).toEqual({
      countryCode: 'VN',
      countryDialingCode: '84',
      currency: 'VND',
      currencySymbol: '₫',
      currencyPosition: 'end',
    });
  });

  test.each(['/COUNTRY_FLAG/..%2f..%2faurora%2fmerchant.json', '/COUNTRY_FLAG/XX.png', '/COUNTRY_FLAG/ph.png'])(
    '%s is not found',
    async (path) => expect((await get(path, 'cdn.aurora.localhost:8080')).status).toBe(404),
  );
});
