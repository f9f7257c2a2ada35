import { expect, test } from 'vitest';
import { type ReadableNode, readClean } from './read-clean.ts';

const text = (nodeValue: string): ReadableNode => ({ nodeType: 3, nodeName: '#text', nodeValue, childNodes: [] });
const element = (
  nodeName: string,
  childNodes: readonly ReadableNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): ReadableNode => ({
  nodeType: 1,
  nodeName,
  nodeValue: null,
  childNodes,
  getAttribute: (name) => attributes[name] ?? null,
});
const read = (...nodes: readonly ReadableNode[]) => readClean(element('FRAGMENT', nodes));

test('text and allowed elements become data', () => {
  expect(read(text('Play '), element('P', [element('B', [text('more')])]))).toEqual([
    'Play ',
    { tag: 'p', attributes: {}, children: [{ tag: 'b', attributes: {}, children: ['more'] }] },
  ]);
});

test.each(['SCRIPT', 'STYLE', 'IFRAME', 'FORM', 'svg', 'math', 'x-box'])(
  'a %s that a cleaner let pass is its text alone',
  (name) => expect(read(element(name, [text('hello')]))).toEqual(['hello']),
);

test('only the attributes of the list are read', () => {
  const link = element('A', [], { href: '/m/help', onclick: 'steal()', style: 'top:0', target: '_top', dir: 'rtl' });
  expect(read(link)).toEqual([{ tag: 'a', attributes: { href: '/m/help', dir: 'rtl' }, children: [] }]);
});

test('comments are left out', () => {
  expect(read({ nodeType: 8, nodeName: '#comment', nodeValue: 'x', childNodes: [] })).toEqual([]);
});

test('a nest of 10,000 elements is read without an end of the stack, as far as 16 levels', () => {
  let nest = text('deep');
  for (let level = 0; level < 10_000; level += 1) nest = element('B', [nest]);
  expect(JSON.stringify(read(nest)).match(/"tag"/g)).toHaveLength(16);
});
