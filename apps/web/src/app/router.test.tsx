import { expect, test } from 'vitest';
import { renderHtml } from '../kit/fake-page.tsx';
import { failure } from '../shell/http/failure.ts';
import type { Page } from './pages.ts';
import { PageContent } from './router.tsx';

const base = { id: 1, route: 'help', query: {}, arrival: 'forward', scroll: 0 } as const;
const show = (page: Page): string =>
  renderHtml(<PageContent page={page} retry={() => undefined} />, { state: { route: page.route } });

test('a ready page gets its data and its query', () => {
  const Screen = ({ data, query }: { readonly data: unknown; readonly query: unknown }) =>
    JSON.stringify([data, query]);
  expect(show({ ...base, query: { id: 'a' }, at: 'ready', module: { Screen }, data: 7 })).toContain(
    '[7,{&quot;id&quot;:&quot;a&quot;}]',
  );
});

test('a loading page shows its own skeleton, or a general one', () => {
  const module = { Screen: () => null, Skeleton: () => 'own skeleton' };
  expect(show({ ...base, at: 'loading', module })).toContain('own skeleton');
  expect(show({ ...base, at: 'loading', module: null })).toContain('aria-busy="true"');
});

test('pages that are on their way have the shape of what comes', () => {
  const pieces = (route: Page['route']): number =>
    show({ ...base, route, at: 'loading', module: null }).match(/<svg[^>]* width="100%" height="144"/g)?.length ?? 0;
  expect([pieces('game'), pieces('home'), pieces('help'), pieces('recover')]).toEqual([3, 1, 0, 0]);
});

test('HT-13 a failed page shows the server’s message, or what to do, and a reference', () => {
  const html = show({
    ...base,
    at: 'failed',
    failure: failure('refused', 'x', { message: 'Back at nine.', reference: 'AB12' }),
  });
  expect(html).toContain('Back at nine.');
  expect(html).toContain('Reference AB12');
  expect(html).toContain('Try again');
  expect(html).toMatch(/<header.*Help.*<h1/s);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(show({ ...base, at: 'failed', failure: failure('network', 'network') })).toContain(
    'Check your connection and try again.',
  );
});

test('no page carries a style attribute, which the content policy would refuse', () => {
  expect(show({ ...base, at: 'failed', failure: failure('network', 'network') })).not.toContain('style=');
  expect(show({ ...base, at: 'loading', module: null })).not.toContain('style=');
});
