import { expect, test } from 'vitest';
import { createBusy } from '../busy/busy.ts';
import { answerMayMove } from './may-move.ts';

interface Field {
  readonly type: string;
  readonly value: string;
}

/** What a page with these fields answers the worker. */
function answerOf({ fields = [] as Field[], isBusy = false, controller = {} as object | null, type = 'mayMove' } = {}) {
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  const view = { navigator: { serviceWorker }, document: { querySelectorAll: () => fields } } as unknown as Window;
  const busy = createBusy();
  if (isBusy) busy.begin('payment');
  answerMayMove(view, busy);
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => answers.push(answer) };
  serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data: { type }, ports: [port] }));
  return answers;
}

test('PU-01 a page on which nobody has begun anything may move', () => {
  const fields = [
    { type: 'text', value: '' },
    { type: 'checkbox', value: 'on' },
    { type: 'search', value: 'Lucky' },
  ];
  expect(answerOf({ fields })).toEqual([true]);
});

test.each([
  ['with text in a field', { fields: [{ type: 'password', value: 'Passw0rd' }] }],
  ['with text in an area', { fields: [{ type: 'textarea', value: 'The deposit is late' }] }],
  ['on which money or a game is under way', { isBusy: true }],
  ['that the worker does not control', { controller: null }],
])('PU-01 a page %s may not', (_, page) => {
  expect(answerOf(page)).toEqual([false]);
});

test('another message of the worker is no question', () => {
  expect(answerOf({ type: 'other' })).toEqual([]);
});
