import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { PhoneLogin } from './phone-login.tsx';

const nothing = () => undefined;
const settings = examples['system.settings'].output;
const drawn = (on = true, shell = {}) =>
  renderHtml(<PhoneLogin onLoggedIn={nothing} />, {
    shell,
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

test.each<[Readonly<Record<string, string>>, boolean]>([
  [{}, false],
  [{ ticked: '1' }, true],
])('the tick is as it was left before a refresh: %j', (kept, ticked) => {
  const shell = {
    drafts: { read: (form: string) => (form === 'login.remember' ? kept : {}), keep: nothing, drop: nothing },
  };
  const [box] = /<input[^>]*name="remember"[^>]*>/.exec(drawn(true, shell)) ?? [];
  expect(box?.includes('checked')).toBe(ticked);
});

test('the number never travels in an address', () => {
  expect(drawn()).toMatch(/<form[^>]*method="post"/);
});
