import { expect, test } from 'vitest';
import { renderHtml } from '../fake-page.tsx';
import { PillAmount } from './balance-pill.tsx';
import { InboxBell } from './inbox-bell.tsx';
import { LateMemberHead } from './late-member-head.tsx';
import { MemberHead } from './member-head.tsx';

test('the balance has a plus that leads to a deposit, also while it loads', () => {
  const html = renderHtml(<MemberHead />);
  expect(html).toMatch(/<a [^>]*aria-label="Deposit"[^>]*href="\/m\/voucherCenter"/);
  expect(html).not.toContain('my account');
});

test('a balance that did not load is a dash that leads to the member’s page, and no place that waits for ever', () => {
  const html = renderHtml(<PillAmount at="failed" balance={null} />);
  expect(html).toMatch(/^<a [^>]*aria-label="Balance —, my account"[^>]*href="\/m\/member\/home"[^>]*>—<\/a>$/);
});

test.each([
  [0, 'Messages', undefined],
  [1, '1 new message', '1'],
  [99, '99 new messages', '99'],
  // Urdu too has the sign behind the number.
  [120, '120 new messages', '<bdi dir="ltr">99+</bdi>'],
])('the bell leads to the inbox and names %s unread messages', (unread, name, badge) => {
  const html = renderHtml(<InboxBell unread={unread} />);
  expect(html).toMatch(new RegExp(`<a [^>]*aria-label="${name}"[^>]*href="/m/member/messages"`));
  expect(html.match(/<b [^>]*aria-hidden="true">(.+?)<\/b>/)?.[1]).toBe(badge);
});

test('pages that visitors share have no head of a member', () => {
  expect(renderHtml(<LateMemberHead />)).toBe('');
});
