// Visitors whom no new try helps are shown whom to write to.
import { examples } from '@foyer/contract/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeSettings, status, value } from './testing/fake-backend.ts';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

const [listed] = examples['system.settings'].output.customerService;
const clock = { now: Date.parse('2026-11-21T06:00:00Z') };
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({}, { now: () => clock.now });
});
afterAll(() => site.close());

const en = { headers: { 'accept-language': 'en' } };
const gates = [
  ['maintenance', { maintenance: true }],
  ['a refused region', { regionRestriction: true }],
] as const;

test.each(gates)('%s offers the customer services, which open beside the page without a referrer', async (_, gate) => {
  const customerService = listed ? [listed, { ...listed, title: '<b>VIP</b>' }] : [];
  site.backend.on('/wps/system/settings', value({ ...fakeSettings, customerService }));
  site.backend.on('/wps/system/status', status(gate));
  clock.now += 2_000;
  const page = await site.request('/m/home', en);
  const links =
    page.text.match(/<a class="way" [^>]*target="_blank" rel="noopener noreferrer">(?:<svg.*?<\/svg>)?[^<]+<\/a>/g) ??
    [];
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('href="https://help.example.com/chat"');
  expect(links[1]).toContain('&lt;b&gt;VIP&lt;/b&gt;');
});

test('a page that failed offers the customer services that the operator named last', async () => {
  site.backend.on('/wps/system/settings', value({ ...fakeSettings, customerService: listed ? [listed] : [] }));
  site.backend.on('/wps/system/status', status({}));
  clock.now += 4_000;
  const page = await site.request('/m/game?lane=broken', en);
  expect(page.status).toBe(500);
  expect(page.text).toMatch(/<a class="way" [^>]*href="https:\/\/help\.example\.com\/chat"/);
});
