// The page of each operator allows that operator's captcha servers.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeSettings, value } from './testing/fake-backend.ts';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

const gw = { GEETEST_SERVERS: ['https://static.vendor.example'] };

let site: SiteUnderTest;
beforeEach(async () => {
  site = await startSiteUnderTest();
});
afterEach(() => site.close());

/** Gives Aurora these settings. */
const give = (change: object): void =>
  site.backend.on('/wps/system/settings', (request, response) => {
    const own = request.headers.merchant === 'aurora' ? change : {};
    value({ ...fakeSettings, ...own })(request, response);
  });

async function scriptSources(host?: string): Promise<string> {
  const page = await site.request('/m/login', { ...(host && { host }) });
  return /script-src ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
}

test("CW-06 a vendor's server is allowed only for the operator that names it", async () => {
  give({ gw, whitelabel: { GEETEST3: true } });
  expect(await scriptSources()).toContain('https://static.vendor.example');
  expect(await scriptSources(`lotus.localhost:${site.port}`)).not.toContain('vendor.example');
});

test('a captcha that is switched off allows no server', async () => {
  give({ gw, whitelabel: { GEETEST3: false } });
  expect(await scriptSources()).not.toContain('vendor.example');
});
