import { expect, test } from 'vitest';
import { hasText } from './has-text.ts';

/** Only these parts of a field are read. */
const pageWith = (field: object) => ({ querySelectorAll: () => [field] }) as unknown as Document;

test.each([
  ['text', 'text', 'a', true],
  ['a number', 'tel', '917', true],
  ['an address', 'email', 'a@example.com', true],
  ['a figure', 'number', '5', true],
  ['a password', 'password', 'demo', true],
  ['a text of several lines', 'textarea', 'a', true],
  ['an empty field', 'text', '', false],
  ['a box', 'checkbox', 'on', false],
  ['a choice', 'radio', 'bank', false],
  ['a search', 'search', 'Lucky', false],
  ['a file', 'file', 'C:\\fakepath\\slip.png', false],
])('%s counts as typed: %4$s', (_, type, value, isText) => {
  expect(hasText(pageWith({ type, value }))).toBe(isText);
});

test('the user name for a password manager, which nobody can reach, is nothing that was typed', () => {
  expect(hasText(pageWith({ type: 'text', value: 'demo', tabIndex: -1 }))).toBe(false);
});
