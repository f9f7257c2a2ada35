import { expect, test } from 'vitest';
import { hasTyped } from './reload.ts';

const pageWith = (...fields: readonly { readonly value: string; readonly defaultValue: string }[]) =>
  // Only the two values of a field are read.
  ({ querySelectorAll: () => fields }) as unknown as Document;

test.each([
  [false, pageWith()],
  [false, pageWith({ value: '', defaultValue: '' }, { value: 'demo', defaultValue: 'demo' })],
  [true, pageWith({ value: '', defaultValue: '' }, { value: 'somebody', defaultValue: '' })],
  [true, pageWith({ value: '', defaultValue: 'demo' })],
])('that something is typed is %s', (isTyped, page) => expect(hasTyped(page)).toBe(isTyped));
