import { operatorCalls } from '@foyer/contract/operator';
import { expect, test } from 'vitest';
import { staffPage } from './staff-page.ts';

const entry = { id: 1n, at: 0, operator: 'script-one', input: {}, outcome: 'done' } as const;
const page = (change: object): string => staffPage('Aurora', [{ ...entry, call: 'chats.close', ...change }]).body;

const audited = Object.entries(operatorCalls).flatMap(([name, call]) => ('audited' in call ? [name] : []));

test.each(audited)('what %s did stands on the page in words', (call) => {
  expect(page({ call })).toMatch(/<h2>[A-Z][^.<]+<\/h2>/);
});

test('a refused call says why, and everything that staff or members wrote is text', () => {
  const body = page({ operator: '<b>', input: { reason: '<script>' }, outcome: 'not.found' });
  expect(body).toContain('<h2>Closed a chat (refused: not.found)</h2>');
  expect(body).toContain('&lt;b&gt;');
  expect(body).toContain('&lt;script&gt;');
});

test('the page says what the script decides by itself, identity checks too', () => {
  const { body } = staffPage('Aurora', []);
  expect(body).toContain('decide withdrawals, answer messages and approve identity checks');
  expect(body).toContain('Nothing was done yet.');
});
