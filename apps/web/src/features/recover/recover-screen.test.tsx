import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Screen } from './recover-screen.tsx';
import { Overlay } from './recover-sheet.tsx';

const settings = examples['system.settings'].output;
const page = () => renderHtml(<Screen />);
const sheet = () => renderHtml(<Overlay props={{}} answer={() => undefined} />);

test.each([
  ['page', page],
  ['sheet', sheet],
])('its %s starts with the user name', (_, html) => {
  expect(html()).toContain('send a code to the phone or e-mail of your account');
  expect(html()).toMatch(/<input[^>]*autoComplete="username"[^>]*name="username"/i);
  expect(html()).not.toContain('newPassword');
});

test('no address contains what is typed', () => {
  expect(page()).toMatch(/<form[^>]*method="post"/);
});

test.each([
  [['username', 'mobile'] as const, true],
  [['username'] as const, false],
])('with registration by %j a person may be identified by number: %s', (methods, offered) => {
  const change = { ...settings, register: { ...settings.register, methods: [...methods] } };
  const html = renderHtml(<Screen />, { state: { settings: change } });
  expect(html.includes('Phone</button>')).toBe(offered);
});

test('no style attribute reaches the page (the content policy refuses them)', () => {
  expect(page()).not.toMatch(/\sstyle=/);
});
