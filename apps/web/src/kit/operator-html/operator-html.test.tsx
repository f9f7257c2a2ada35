import { expect, test } from 'vitest';
import type { CleanNode, CleanTag } from '../../adapters/operator-html/port.ts';
import { renderHtml } from '../fake-page.tsx';
import { OperatorHtml } from './operator-html.tsx';

const element = (tag: CleanTag, attributes: object, ...children: readonly CleanNode[]): CleanNode => ({
  tag,
  attributes,
  children,
});
const html = (...nodes: readonly CleanNode[]) =>
  renderHtml(<OperatorHtml nodes={nodes} onFollow={() => undefined} />, {
    shell: { navigation: { origin: 'https://play.example.com' } },
  })
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replaceAll(/ class="[^"]*"/g, '');

test.each<[string, CleanNode, string]>([
  ['text', 'a < b', 'a &lt; b'],
  ['a paragraph', element('p', { dir: 'rtl', lang: 'ur' }, 'x'), '<p lang="ur" dir="rtl">x</p>'],
  ['a direction that is none', element('p', { dir: 'up' }, 'x'), '<p>x</p>'],
  ['a break', element('br', {}), '<br/>'],
  ['a link to a page', element('a', { href: '/m/help' }, 'Help'), '<a href="/m/help">Help</a>'],
  ['a link to a script', element('a', { href: 'javascript:alert(1)' }, 'Help'), 'Help'],
  ['a link to a stranger', element('a', { href: 'https://evil.example/' }, 'Win'), 'Win'],
  [
    'a table',
    element('table', { dir: 'rtl' }, element('tr', {}, element('td', { colspan: '2', rowspan: '0' }, 'x'))),
    '<div dir="rtl" tabindex="0"><table><tr><td colSpan="2">x</td></tr></table></div>',
  ],
  ['a cell as wide as 1,000 others', element('td', { colspan: '1000' }, 'x'), '<td>x</td>'],
  ['a picture of a stranger', element('img', { src: 'https://evil.example/a.png', alt: 'x' }), ''],
])('%s is shown as what is allowed', (_, node, shown) => {
  expect(html(node)).toBe(shown);
});
