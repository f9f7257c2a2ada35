// Tests the rows of a member's linked accounts.
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { shortDay } from '../../shell/i18n/dates.ts';
import { linkable } from './linked.rules.ts';
import { LinkedRow } from './linked-screen.tsx';

const [account] = examples['security.identities'].output.items;
const drawn = (change = {}) =>
  account
    ? renderHtml(
        <LinkedRow account={{ ...account, ...change }} state={{ at: 'shown', items: [] }} send={() => undefined} />,
      )
    : '';

test('a linked account shows its name, provider and date, and a button to remove it', () => {
  const html = drawn();
  expect(html).toMatch(/Maya Santos.*Google.*Since \u2068Nov 21, 2026/s);
  expect(html).toContain('aria-label="Remove Google"');
});

test('the last log-in method cannot be removed, and says why', () => {
  const html = drawn({ lastWay: true, name: null });
  expect(html).toMatch(/Google.*Your only way to log in\..*<a [^>]*href="\/m\/changePsw"[^>]*>Choose a password/s);
  expect(html).not.toContain('<button');
});

test('only one account of each provider is offered', () => {
  const offered = [
    { channel: 'google', clientId: 'c', authorizeUrl: 'https://a.example' },
    { channel: 'line', clientId: 'c', authorizeUrl: 'https://b.example' },
  ] as const;
  expect(linkable(offered, [{ channel: 'google' }])).toEqual([offered[1]]);
});

test('days are in the language of the page, with western digits', () => {
  expect(shortDay('2026-11-21T12:00:00.000Z', 'UR')).toMatch(/21.*2026/);
  expect(shortDay('2026-11-21T12:00:00.000Z', 'MY')).toMatch(/2026/);
});
