import { expect, test, vi } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import type { WaitingLogin } from '../../shell/session/waiting-login.ts';
import { Overlay } from './two-factor-sheet.tsx';

const waiting: WaitingLogin = {
  type: 'username',
  userName: 'demo2fa',
  remember: false,
  options: ['ga', 'sms', 'email', 'payeeName'],
  challenge: 'c0ffee',
  expires: Date.parse('2026-11-21T12:10:00.000Z'),
  hints: { email: 'd•••@a•••.example', sms: '+63 •••• 67' },
};
const sheet = (change: Partial<WaitingLogin> = {}, drafts: Record<string, Record<string, string>> = {}) =>
  renderHtml(<Overlay props={{ ...waiting, ...change }} answer={vi.fn()} />, {
    shell: { drafts: { read: (form) => drafts[form] ?? {} } },
  });

test('TF-01 the sheet offers only the listed methods, with the first one open', () => {
  const html = sheet({ options: ['sms', 'ga'] });
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toContain('SMS code');
  expect(html).not.toContain('Payee name');
  expect(html).toMatch(/name="method" checked=""\/><span>.*?<b>SMS code/);
});

test('TF-01 a single method shows no choice', () => {
  const html = sheet({ options: ['payeeName'] });
  expect(html).not.toContain('type="radio"');
  expect(html).toContain('Payee name');
});

test('the method chosen before a refresh is open again', () => {
  expect(sheet({}, { 'secondFactor.method': { method: 'payeeName' } })).toContain('name="payee"');
});

test('the target address and number are shown, mostly masked', () => {
  const html = sheet({ options: ['email', 'sms'] });
  expect(html).toContain('d•••@a•••.example');
  expect(html).toContain('+63 •••• 67');
});

test('the code field of an authenticator opens a keypad of digits', () => {
  expect(sheet({ options: ['ga'] })).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i);
});
