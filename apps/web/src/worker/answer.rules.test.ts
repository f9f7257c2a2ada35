import { expect, test } from 'vitest';
import {
  hasTypeOf,
  isFromPlatform,
  mayStoreAnswer,
  mayStoreFile,
  mayStorePage,
  shellHtml,
  storedHtml,
  waitForNetwork,
} from './answer.rules.ts';

const answer = (type: string, more: object = {}, headers: Record<string, string> = {}) => ({
  status: 200,
  type: 'basic' as ResponseType,
  redirected: false,
  headers: new Headers({ 'content-type': type, ...headers }),
  ...more,
});
const HTML = 'text/html; charset=utf-8';
const page =
  '<!doctype html><html lang="en" dir="ltr"><body><div id="root"><p>Ten lots</p></div><script type="application/json" id="page-state">{}</script></body></html>';

test.each([
  ['the site’s page', answer(HTML), page, true],
  ['a portal’s page in its place', answer(HTML), '<html><p>Log in to the Wi-Fi</p></html>', false],
  ['a page that was led elsewhere', answer(HTML, { redirected: true }), page, false],
  ['an opaque page', answer(HTML, { type: 'opaqueredirect', status: 0 }), page, false],
  ['maintenance', answer(HTML, { status: 503 }), page, false],
  ['a page with a secret in its address', answer(HTML, {}, { 'cache-control': 'no-store' }), page, false],
  ['one person’s page', answer(HTML, {}, { 'cache-control': 'private, max-age=0' }), page, false],
  ['a text', answer('text/plain'), page, false],
])('%s may be stored: %4$s', (_, facts, html, may) => expect(mayStorePage(facts, html)).toBe(may));

test.each([
  ['/m/assets/a.js', 'text/javascript', true],
  ['/m/assets/a.js', 'text/html', false],
  ['/m/assets/a.css', 'text/css', true],
  ['/m/assets/a.css', 'text/javascript', false],
  ['/m/brand/aurora/a.svg', 'image/svg+xml', true],
  ['/m/brand/aurora/icon-192.png', 'image/png', true],
  ['/m/brand/aurora/icon-192.png', 'text/html', false],
])('%s that comes as %s is the file: %s', (path, type, is) => {
  expect(hasTypeOf(answer(type), path)).toBe(is);
  expect(mayStoreFile(answer(type), path)).toBe(is);
});

test('a file of another status is never stored', () =>
  expect(mayStoreFile(answer('text/javascript', { status: 206 }), '/m/assets/a.js')).toBe(false));

test.each([
  ['a value', answer('application/json'), '{"success":true,"value":1}', true, true],
  ['a refusal', answer('application/json', { status: 400 }), '{"success":false}', true, false],
  ['a refusal with status 200', answer('application/json'), '{"success": false,"errorCode":"x"}', true, false],
  ['a portal’s page', answer(HTML), '<html></html>', false, false],
  ['a value from elsewhere', answer('application/json', { redirected: true }), '{}', false, false],
])('%s comes from the platform: %4$s; may be stored: %5$s', (_, facts, text, own, may) => {
  expect(isFromPlatform(facts)).toBe(own);
  expect(mayStoreAnswer(facts, text)).toBe(may);
});

const MINUTE = 60_000;

test.each([
  ['a page without a copy', { isReload: false, ageMs: null }, Number.POSITIVE_INFINITY],
  ['a reload', { isReload: true, ageMs: 0 }, Number.POSITIVE_INFINITY],
  ['a copy of this hour', { isReload: false, ageMs: 59 * MINUTE }, 0],
  ['an older copy', { isReload: false, ageMs: 60 * MINUTE }, 2000],
])('%s waits for the network: %3$s ms', (_, it, ms) => expect(waitForNetwork(it)).toBe(ms));

test('a stored page says when it was stored', () =>
  expect(storedHtml(page, 17)).toContain('<html data-stored-at="17" lang="en" dir="ltr">'));

test('the shell of a page has its state and no content', () => {
  expect(shellHtml(page)).toContain('<div id="root"></div><script type="application/json" id="page-state">{}</script>');
  expect(shellHtml(storedHtml(page, 17))).toContain('<html data-stored-shell="17"');
  expect(shellHtml('<p>no page</p>')).toBe('<p>no page</p>');
});
