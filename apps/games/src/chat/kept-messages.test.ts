import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outgoing } from './chat.state.ts';
import { keepMessages, readFrameMessages, readKept } from './kept-messages.ts';

const message: Outgoing = {
  id: 'mine',
  text: 'Hello',
  isPicture: false,
  at: '2026-11-26T10:00:00.000Z',
  state: 'sending',
  refusal: null,
};
const unsent = { ...message, state: 'failed' };

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a message on its way is kept for its member, to be sent again, and for nobody else', () => {
  keepMessages(null, 'demo', [message]);
  expect([readKept('demo'), readKept('other')]).toEqual([[unsent], []]);
  keepMessages(null, 'demo', []);
  expect(readKept('demo')).toEqual([]);
});

test('a message of a member who is not yet known stays in its frame', () => {
  const frame = { name: '' };
  keepMessages(frame, null, [message]);
  expect([readFrameMessages(frame), readFrameMessages({ name: '' }), readKept('demo')]).toEqual([[unsent], [], []]);
  keepMessages(frame, 'demo', [message]);
  expect([frame.name, readKept('demo')]).toEqual(['', [unsent]]);
});

test('a page that stands alone reads nothing from its name', () => {
  keepMessages(null, null, [message]);
  expect([readFrameMessages(null), readKept('demo')]).toEqual([[], []]);
});
