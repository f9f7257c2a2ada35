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

test('a log-in by SMS shows the number first, and the code’s field after sending', () => {
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
])('the remember box keeps its state over a refresh: %j', (kept, ticked) => {
  const shell = {
    drafts: { read: (form: string) => (form === 'login.remember' ? kept : {}), keep: nothing, drop: nothing },
  };
  const [box] = /<input[^>]*name="remember"[^>]*>/.exec(drawn(true, shell)) ?? [];
  expect(box?.includes('checked')).toBe(ticked);
});

test('no address contains the number', () => {
  expect(drawn()).toMatch(/<form[^>]*method="post"/);
});
