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

const policyOf = async (host?: string): Promise<string> => {
  const page = await site.request('/m/login', { ...(host && { host }) });
  return String(page.headers['content-security-policy']);
};
const sourcesIn = (policy: string, directive: string): string =>
  policy
    .split('; ')
    .find((rule) => rule.startsWith(`${directive} `))
    ?.slice(directive.length + 1) ?? '';

const scriptSources = async (host?: string): Promise<string> => sourcesIn(await policyOf(host), 'script-src');

test("CW-06 a vendor's server is allowed only for the operator that names it", async () => {
  give({ gw, whitelabel: { GEETEST3: true } });
  expect(await scriptSources()).toContain('https://static.vendor.example');
  expect(await scriptSources(`lotus.localhost:${site.port}`)).not.toContain('vendor.example');
});

test.each([
  ['3', 'https://api.geetest.com', 'https://gcaptcha4.geetest.com'],
  ['4', 'https://gcaptcha4.geetest.com', 'https://api.geetest.com'],
])('CW-06 a captcha of version %s without servers allows the vendor’s own', async (GEETEST_VERSION, api, other) => {
  give({ gw: { GEETEST_ID: 'id', GEETEST_VERSION }, whitelabel: { GEETEST3: true } });
  const policy = await policyOf();
  // Its scripts call the API by script tags, and load style sheets and pictures from the servers of the script.
  for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src'])
    for (const server of [
      'https://static.geetest.com',
      'https://static.geevisit.com',
      'https://dn-staticdown.qbox.me',
      api,
    ])
      expect(` ${sourcesIn(policy, directive)} `).toContain(` ${server} `);
  expect(policy).not.toContain(other);
  expect(sourcesIn(policy, 'trusted-types')).toContain('default');
});

test('a captcha that is switched off allows no server', async () => {
  give({ gw, whitelabel: { GEETEST3: false } });
  expect(await scriptSources()).not.toContain('vendor.example');
  expect(await scriptSources()).not.toContain('geetest');
});
