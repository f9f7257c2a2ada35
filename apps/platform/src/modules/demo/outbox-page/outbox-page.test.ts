import { expect, test } from 'vitest';
import { outboxPage } from './outbox-page.ts';

const authenticator = { username: 'demo2fa', secret: 'FOYER', code: '135790' };
const sms = { channel: 'sms', recipient: '+639171234567', subject: '', at: 0 } as const;

test('a code is large above its message, and nothing else is', () => {
  const { body: page } = outboxPage(
    'Aurora',
    [{ ...sms, body: '482913 is your code.\n\n@aurora.localhost #482913' }],
    authenticator,
  );
  expect(page).toContain('data-code>482913</b>');
  expect(page.match(/data-code/g)?.length).toBe(1);
  for (const body of ['no code', '123456789', '12345'])
    expect(outboxPage('Aurora', [{ ...sms, body }], authenticator).body).not.toContain('data-code');
});

test('the newest message is the largest, and every code has a button that copies it', () => {
  const messages = [
    { ...sms, body: '111111' },
    { ...sms, body: '222222' },
  ];
  const { body: page, script } = outboxPage('Aurora', messages, authenticator);
  expect(page.match(/class="newest"/g)).toHaveLength(1);
  expect(page.indexOf('class="newest"')).toBeLessThan(page.indexOf('111111'));
  expect(page.match(/data-copy="/g)).toHaveLength(3);
  expect(script).toContain('clipboard');
});

test('the page shows every message as text', () => {
  const body = '<script>alert(1)</script>"&\'';
  const { body: page } = outboxPage('Aurora', [{ ...sms, subject: '<b>', body }], authenticator);
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<b>');
});

test("the demo member's authenticator code is separate from the sent codes", () => {
  const { body: page } = outboxPage('Aurora', [], authenticator);
  expect(page).toContain('data-authenticator>135790</b>');
  expect(page).toContain('data-secret>FOYER<');
});
