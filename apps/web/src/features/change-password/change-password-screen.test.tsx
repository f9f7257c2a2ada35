import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { fakeMember } from '../../shell/session/fake-session.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { Screen, Skeleton } from './change-password-screen.tsx';

const member = fakeMember({ restricted: true, restrictedFor: 'expiredPassword' });
const rendered = (change: Partial<SessionInfo> = {}) =>
  renderHtml(<Screen />, { shell: { session: { current: () => ({ ...member, ...change }) } } });
const input = (name: string, html = rendered()): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('RT-04 RT-17 a forced change offers only a new password and logging out', () => {
  expect(rendered()).not.toMatch(/<a\s/);
  expect(rendered().match(/type="submit"/g)).toHaveLength(1);
  expect(rendered()).toContain('Log out instead');
});

test('LG-04 an expired password is required, and the page says that it is due', () => {
  expect(rendered()).toContain('due for a change');
  expect(input('oldPassword')).not.toBe('');
});

test('LG-03 a password from the operator is not required, and the page says where it comes from', () => {
  const html = rendered({ restrictedFor: 'givenPassword' });
  expect(html).toContain('the password we gave it');
  expect(input('oldPassword', html)).toBe('');
  expect(html).not.toContain('Not the current one');
});

test('a member who chose to change the password may go back', () => {
  const html = rendered({ restricted: false });
  expect(html).toContain('Cancel');
  expect(html).not.toContain('Log out instead');
});

test('nothing can be typed or sent before it is known whether there is an old password', () => {
  const html = rendered({ restricted: false });
  expect([input('oldPassword', html), input('newPassword', html)]).toEqual(['', '']);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
});

test('password managers can tell the two passwords apart', () => {
  expect(input('oldPassword')).toMatch(/autoComplete="current-password"/i);
  expect(input('newPassword')).toMatch(/autoComplete="new-password"/i);
  expect(input('username')).toMatch(/autoComplete="username"/i);
});

test('the rules name the operator’s lengths and easy passwords', () => {
  const settings = { ...examples['system.settings'].output, passwordRules: { minLength: 10, maxLength: 40 } };
  const html = renderHtml(<Screen />, { state: { settings }, shell: { session: { current: () => member } } });
  expect(html).toContain('10 to 40 characters');
  expect(html).toContain('Not a common password');
});

test('the skeleton, rendered without a member, gives no reason', () => {
  expect(renderHtml(<Skeleton />)).not.toMatch(/due for a change|we gave it|other devices/);
});
