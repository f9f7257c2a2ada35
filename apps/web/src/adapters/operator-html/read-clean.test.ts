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

test('a nest of 10,000 elements is read without an end of the stack, as far as 64 levels', () => {
  let nest = text('deep');
  for (let level = 0; level < 10_000; level += 1) nest = element('B', [nest]);
  expect(JSON.stringify(read(nest)).match(/"tag"/g)).toHaveLength(64);
});

const p = (...children: readonly unknown[]) => ({ tag: 'p', attributes: {}, children });

test('PO-01 the text of two boxes of a layout stands in two paragraphs', () => {
  const boxes = ['DIV', 'SECTION', 'ARTICLE', 'DT', 'DD', 'PRE', 'FIGURE'];
  for (const name of boxes)
    expect(read(element(name, [text('Deposit 100')]), element(name, [text('500 bonus')]))).toEqual([
      p('Deposit 100'),
      p('500 bonus'),
    ]);
});

test('PO-01 a box around others holds no paragraph of line breaks, and keeps what stands between them', () => {
  const box = element('DIV', [
    text('\n  '),
    element('DIV', [text('Deposit 100')]),
    text('from '),
    element('B', [text('today')]),
    element('P', [text('500 bonus')]),
    text('\n'),
  ]);
  const bold = { tag: 'b', attributes: {}, children: ['today'] };
  expect(read(element('SECTION', [box]))).toEqual([p('Deposit 100'), p('from ', bold), p('500 bonus')]);
});

test('PO-01 the language and direction of a box are those of what it holds', () => {
  const box = element('DIV', [text('a'), element('P', [text('b')], { dir: 'ltr' })], { dir: 'rtl', lang: 'ur' });
  expect(read(box)).toEqual([
    { tag: 'p', attributes: { dir: 'rtl', lang: 'ur' }, children: ['a'] },
    { tag: 'p', attributes: { dir: 'ltr', lang: 'ur' }, children: ['b'] },
  ]);
});

test.each([
  ['H1', 'h2'],
  ['H2', 'h2'],
  ['H3', 'h3'],
  ['H4', 'h3'],
  ['H5', 'h3'],
  ['H6', 'h3'],
])('PO-01 a heading %s is shown as %s', (name, tag) => {
  expect(read(element(name, [text('Rates')]))).toEqual([{ tag, attributes: {}, children: ['Rates'] }]);
});

test('PO-01 a table without cells is none', () => {
  expect(read(element('TABLE', [element('TBODY', [element('TR', [text('\n')])])]))).toEqual([]);
});

test('PO-01 a table has rows and cells, and no text between them', () => {
  const row = element('TR', [text('\n'), element('TD', [text('VIP 1')], { colspan: '2' }), text('\n')]);
  expect(read(element('TABLE', [text('\n'), element('TBODY', [text('\n'), row])]))).toEqual([
    {
      tag: 'table',
      attributes: {},
      children: [
        {
          tag: 'tbody',
          attributes: {},
          children: [
            { tag: 'tr', attributes: {}, children: [{ tag: 'td', attributes: { colspan: '2' }, children: ['VIP 1'] }] },
          ],
        },
      ],
    },
  ]);
});
