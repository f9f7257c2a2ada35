import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { renderHtml } from './fake-page.tsx';
import { SitePage } from './site-page.tsx';

const page = (route: 'home' | 'game' | 'activity' | 'news', query = {}): string =>
  renderHtml(
    <SitePage title="News" subtitle="All of it">
      text
    </SitePage>,
    { state: { route, query } },
  );
const current = (html: string): string | undefined =>
  /<a[^>]*aria-current="(page|true)"[^>]*href="([^"]+)"/.exec(html)?.[2];

describe('the frame of a page', () => {
  test('has five tabs with real addresses', () => {
    const html = page('home');
    for (const href of ['/m/home', '/m/game', '/m/voucherCenter', '/m/activity', '/m/member/home']) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  test.each([
    ['home', {}, '/m/home'],
    ['game', {}, '/m/game'],
    ['activity', { id: 'one' }, '/m/activity'],
    ['news', {}, undefined],
  ] as const)('on %s %j the current tab is %s', (route, query, href) => {
    expect(current(page(route, query))).toBe(href);
  });

  test('has a back button, one heading, one main landmark', () => {
    const html = page('news');
    expect(html).toContain('aria-label="Back"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
  });

  test('shows a thin demo bar only in the demo', () => {
    expect(page('home')).toContain('Demo: play money, real draws');
    const settings = { ...examples['system.settings'].output, demo: false };
    expect(renderHtml(<SitePage title="News">text</SitePage>, { state: { settings } })).not.toContain('Demo:');
  });
});
