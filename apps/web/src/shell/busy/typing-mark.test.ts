import { expect, test } from 'vitest';
import { createBusy } from './busy.ts';
import { createTypingMark, hasText } from './typing-mark.ts';

interface Field {
  readonly type: string;
  readonly value: string;
  readonly tabIndex?: number;
}

/** The part of a form that the mark reads. */
const formWith = (...fields: readonly Field[]) => ({ querySelectorAll: () => fields }) as unknown as HTMLFormElement;

test('a form is busy from the first input until its fields are empty again', () => {
  const busy = createBusy();
  const mark = createTypingMark(busy);
  const form = formWith({ type: 'password', value: 'demo' });
  mark();
  expect(busy.any()).toBe(false);
  mark(form);
  mark(form);
  expect(busy.any()).toBe(true);
  mark(formWith({ type: 'password', value: '' }));
  expect(busy.any()).toBe(false);
});

test('a form that is cleared without an input, as after it was accepted, is not busy at the next look', () => {
  const busy = createBusy();
  const mark = createTypingMark(busy);
  const field = { type: 'textarea', value: 'The deposit is late' };
  mark(formWith(field));
  mark();
  expect(busy.any()).toBe(true);
  field.value = '';
  mark();
  expect(busy.any()).toBe(false);
});

test('a form that leaves the page is not busy, and another mark stays', () => {
  const busy = createBusy();
  const mark = createTypingMark(busy);
  mark(formWith({ type: 'tel', value: '917' }));
  const end = busy.begin('payment');
  mark(null);
  expect(busy.any()).toBe(true);
  end();
  expect(busy.any()).toBe(false);
  mark();
  expect(busy.any()).toBe(false);
});

test.each([
  ['text', 'text', 'a', true],
  ['a number', 'tel', '917', true],
  ['an address', 'email', 'a@example.com', true],
  ['a figure', 'number', '5', true],
  ['a text of several lines', 'textarea', 'a', true],
  ['an empty field', 'text', '', false],
  ['a box', 'checkbox', 'on', false],
  ['a choice', 'radio', 'bank', false],
  ['a search', 'search', 'Lucky', false],
  ['a file', 'file', 'C:\\fakepath\\slip.png', false],
])('%s counts as typed: %4$s', (_, type, value, isText) => {
  expect(hasText(formWith({ type, value }))).toBe(isText);
});

test('the user name for a password manager, which nobody can reach, is nothing that was typed', () => {
  expect(hasText(formWith({ type: 'text', value: 'demo', tabIndex: -1 }))).toBe(false);
});
