import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { draw } from '../../app/fake-page.tsx';
import { Screen } from './change-password-screen.tsx';

const html = () => draw(<Screen />);
const input = (name: string): string => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html())?.[0] ?? '';

test('RT-17 the page offers no way on but a new password and logging out', () => {
  expect(html()).not.toMatch(/<a\s/);
  expect(html().match(/type="submit"/g)).toHaveLength(1);
  expect(html()).toContain('Log out instead');
});

test('password managers see which password is which', () => {
  expect(input('oldPassword')).toMatch(/autoComplete="current-password"/i);
  expect(input('newPassword')).toMatch(/autoComplete="new-password"/i);
  expect(input('username')).toMatch(/autoComplete="username"/i);
});

test('the rules name the operator’s lengths', () => {
  const settings = { ...examples['system.settings'].output, passwordRules: { minLength: 10, maxLength: 40 } };
  expect(draw(<Screen />, { state: { settings } })).toContain('10 to 40 characters');
});
