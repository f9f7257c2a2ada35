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

test('RT-04 RT-17 a forced change offers no way on but a new password and logging out', () => {
  expect(rendered()).not.toMatch(/<a\s/);
  expect(rendered().match(/type="submit"/g)).toHaveLength(1);
  expect(rendered()).toContain('Log out instead');
});

test('LG-04 an expired password is asked for, and the page says that it is due', () => {
  expect(rendered()).toContain('due for a change');
  expect(input('oldPassword')).not.toBe('');
});

test('LG-03 a password that the operator gave out is not asked for, and the page says whose it is', () => {
  const html = rendered({ restrictedFor: 'givenPassword' });
  expect(html).toContain('the password we gave it');
  expect(input('oldPassword', html)).toBe('');
  expect(html).not.toContain('Not the current one');
});

test('who came by their own wish may turn back', () => {
  const html = rendered({ restricted: false });
  expect(html).toContain('Cancel');
  expect(html).not.toContain('Log out instead');
});

test('password managers see which password is which', () => {
  expect(input('oldPassword')).toMatch(/autoComplete="current-password"/i);
  expect(input('newPassword')).toMatch(/autoComplete="new-password"/i);
  expect(input('username')).toMatch(/autoComplete="username"/i);
});

test('the rules name the operator’s lengths, and what is easily guessed', () => {
  const settings = { ...examples['system.settings'].output, passwordRules: { minLength: 10, maxLength: 40 } };
  const html = renderHtml(<Screen />, { state: { settings } });
  expect(html).toContain('10 to 40 characters');
  expect(html).toContain('Not an easy guess');
});

test('the shape of the page, drawn before anybody is known, gives no reason', () => {
  expect(renderHtml(<Skeleton />)).not.toMatch(/due for a change|we gave it|other devices/);
});
