import type { CustomerService } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { plainAddress, safeService, servicesOf } from './services.rules.ts';

const KEY = 'abcdefgh';
const hide = (address: string, key = KEY): string =>
  Buffer.from([...Buffer.from(address)].map((byte, index) => byte ^ key.charCodeAt(index % 8))).toString('base64') +
  key;

const allowed = ['https://help.example.com', 'http://aurora.localhost:8080'];
const entry = (more: Partial<CustomerService> = {}): CustomerService => ({
  path: hide('https://help.example.com/chat'),
  csType: 'LIVECHAT',
  ...more,
});

test.each([
  ['https://help.example.com/chat?a=1', 'Zx81+/=='],
  ['https://help.example.com/客服', 'k3y!k3y?'],
])('DF-05 %s is decoded from its path, with the last 8 characters as key', (address, key) => {
  expect(plainAddress(hide(address, key))).toBe(address);
});

test('DF-05 the path of the contract’s example is valid', () => {
  const { customerService, serviceHosts = [] } = examples['system.settings'].output;
  expect(servicesOf(customerService, serviceHosts)).toEqual([
    { title: 'CS1', address: 'https://help.example.com/chat', csType: 'LIVECHAT' },
  ]);
});

test.each(['', KEY, 'short', `***${KEY}`, `AA=A${KEY}`, `/////w==${'\u0000'.repeat(8)}`])(
  'DF-05 %j is not a path',
  (path) => {
    expect(plainAddress(path)).toBeNull();
  },
);

test.each([
  ['https://help.example.com/chat', 'https://help.example.com/chat'],
  ['http://aurora.localhost:8080/demo/service', 'http://aurora.localhost:8080/demo/service'],
  ['http://help.example.com/chat', null],
  ['https://help.example.com.evil.example/chat', null],
  ['https://help.example.com@evil.example/', null],
  ['https://user@help.example.com/', null],
  ['https://help.example.com:8443/chat', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/m/home', null],
  ['', null],
  [null, null],
])('DF-05 %j is opened as %j', (address, opened) => {
  expect(safeService(address, allowed)).toBe(opened);
});

test('DF-05 an entry that leads off the list is hidden, and without a list all are', () => {
  const bad = entry({ path: hide('https://evil.example/') });
  expect(servicesOf([bad, entry({ title: 'Chat' })], allowed).map(({ title }) => title)).toEqual(['Chat']);
  expect(servicesOf([entry()], [])).toEqual([]);
});

test('DF-03 entries are titled by their title, or CS1, CS2 and so on', () => {
  const titles = [entry(), entry({ title: 'Line' }), entry({ title: '  ' })];
  expect(servicesOf(titles, allowed).map(({ title }) => title)).toEqual(['CS1', 'Line', 'CS3']);
});

test('DF-05 csPosition orders them; those without it are last', () => {
  const entries = [
    entry({ title: 'c' }),
    entry({ title: 'b', csPosition: '10' }),
    entry({ title: 'a', csPosition: '2' }),
  ];
  expect(
    servicesOf([...entries, entry({ title: 'd', csPosition: 'left' })], allowed).map(({ title }) => title),
  ).toEqual(['a', 'b', 'c', 'd']);
});

test.each<[readonly string[], readonly string[]]>([
  [[], ['all']],
  [['gold'], ['all', 'gold only']],
  [['silver'], ['all']],
])('DF-05 CH-03 a person with the labels %j is offered %j', (labels, offered) => {
  const entries = [entry({ title: 'all' }), entry({ title: 'gold only', labelIds: ['gold', 'black'] })];
  expect(servicesOf(entries, allowed, labels).map(({ title }) => title)).toEqual(offered);
});
