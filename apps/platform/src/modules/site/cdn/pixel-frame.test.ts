// The script of the frame, run in a made-up window: who may speak to it, and what each vendor gets.
import { createContext, runInContext } from 'node:vm';
import { browserEventFields } from '@foyer/contract/tracked-events';
import { expect, test } from 'vitest';
import type { Pixel } from '../../../merchants/tracking.ts';
import { pixelPage, pixelPolicy, pixelScript } from './pixel-frame.ts';

const SITE = 'https://play.example';
const pixels: readonly Pixel[] = [
  { key: 'meta', vendor: 'meta', id: '12345' },
  { key: 'google', vendor: 'google', id: 'G-ABC123' },
  { key: 'tiktok', vendor: 'tiktok', id: 'C4ABCDEFGH' },
];

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function frame(of: readonly Pixel[] = pixels) {
  const loaded: string[] = [];
  let hear: (event: object) => void = () => undefined;
  const parent = {};
  const window: Record<string, unknown> = {
    parent,
    document: {
      documentElement: {
        dataset: { site: SITE, pixels: unescaped(/data-pixels="([^"]*)"/.exec(pixelPage(SITE, of))?.[1] ?? '') },
      },
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => loaded.push(src) },
    },
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
  };
  window.window = window;
  runInContext(pixelScript, createContext(window));
  // Values of the other realm, as plain data.
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  return {
    loaded,
    say: (events: unknown, change: object = {}) => hear({ origin: SITE, source: parent, data: { events }, ...change }),
    meta: () => plain((window.fbq as { queue?: unknown } | undefined)?.queue),
    google: () => plain(((window.dataLayer as ArrayLike<unknown>[] | undefined) ?? []).map((row) => Array.from(row))),
    tiktok: () => plain(Array.from((window.ttq as ArrayLike<unknown> | undefined) ?? [])),
  };
}

const plain = browserEventFields({ customerId: 'c1', customerName: '', eventID: 'e1', currency: 'USD' });
const deposit = { name: 'deposit', fields: { ...plain, amount: '50.00', value: '50.00' } };
const login = { name: 'login', fields: plain };

test('nothing of a vendor is loaded before there is an event', () => {
  expect(frame().loaded).toEqual([]);
});

test('each vendor gets the event by its own name, once, with the eventID and without the member', () => {
  const { say, loaded, meta, google, tiktok } = frame();
  say([deposit, login]);
  expect(loaded).toEqual([
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C4ABCDEFGH&lib=ttq',
  ]);
  expect(meta()).toEqual([
    ['set', 'autoConfig', false, '12345'],
    ['init', '12345'],
    ['trackSingle', '12345', 'Purchase', { value: 50, currency: 'USD' }, { eventID: 'e1' }],
    ['trackSingleCustom', '12345', 'login', {}, { eventID: 'e1' }],
  ]);
  expect(google()).toEqual([
    ['js', expect.any(String)],
    ['config', 'G-ABC123', { send_page_view: false, page_location: SITE, page_referrer: '' }],
    ['event', 'purchase', { send_to: 'G-ABC123', transaction_id: 'e1', value: 50, currency: 'USD' }],
    ['event', 'login', { send_to: 'G-ABC123', transaction_id: 'e1' }],
  ]);
  expect(tiktok()).toEqual([
    ['track', 'CompletePayment', { value: 50, currency: 'USD' }, { event_id: 'e1' }],
    ['track', 'login', {}, { event_id: 'e1' }],
  ]);
  expect(JSON.stringify([meta(), google(), tiktok()])).not.toContain('c1');
});

test.each([
  ['another origin', [login], { origin: 'https://evil.example' }],
  ['another window of the site', [login], { source: {} }],
  ['no list', 'login', {}],
  ['an event without fields', [{ name: 'login' }], {}],
  ['an event without an id', [{ name: 'login', fields: {} }], {}],
  ['nothing', undefined, { data: null }],
])('a message of %s loads and tells nothing', (_, events, change) => {
  const { say, loaded } = frame();
  say(events, change);
  expect(loaded).toEqual([]);
});

test('the policy allows the vendors that the operator named, and no other', () => {
  expect(pixelPolicy(SITE, pixels.slice(0, 1))).toBe(
    "default-src 'none'; script-src 'self' https://connect.facebook.net; connect-src https://www.facebook.com https://connect.facebook.net; img-src https://www.facebook.com https://connect.facebook.net; base-uri 'none'; form-action 'none'; frame-ancestors https://play.example",
  );
  expect(pixelPolicy(null, pixels)).toBe(
    "default-src 'none'; script-src 'none'; connect-src 'none'; img-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});
