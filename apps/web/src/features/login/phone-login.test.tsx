import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { draw } from '../../app/fake-page.tsx';
import { PhoneLogin } from './phone-login.tsx';

const settings = examples['system.settings'].output;
const drawn = (on = true) =>
  draw(<PhoneLogin entered={() => undefined} />, {
    state: { settings: { ...settings, whitelabel: { ...settings.whitelabel, MOBILEAUTOLOGIN3: on } } },
  });

test('a log-in by SMS asks for the number first, the code’s field comes when one is on its way', () => {
  expect(drawn()).toMatch(/<input[^>]*autoComplete="tel"[^>]*/i);
  expect(drawn()).toContain('Send code');
  expect(drawn()).not.toContain('one-time-code');
});

test.each([true, false])('SW-01 with MOBILEAUTOLOGIN3 %s the number may be remembered', (on) => {
  expect(drawn(on).includes('Remember my number')).toBe(on);
});

test('the number never travels in an address', () => {
  expect(drawn()).toMatch(/<form[^>]*method="post"/);
});
