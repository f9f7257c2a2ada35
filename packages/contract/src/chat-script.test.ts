import { expect, test } from 'vitest';
import { type ChatScript, chatScriptFault } from './chat-script.ts';

const script: ChatScript = {
  csType: 'COMM100',
  address: 'https://vue.comm100.com/livechat.ashx',
  hosts: ['https://dash11.comm100.io'],
  ids: { siteId: '40100370', planId: '96660202-8d9b-4082-bf85-78ea32fc9567' },
};

test.each<[string, Partial<ChatScript>]>([
  ['Comm100', {}],
  ['Comm100 with a numbered plan', { csType: 'COMM100VIP', ids: { siteId: '70170', planId: '724' } }],
  ['LiveChat', { csType: 'LIVECHAT', ids: { license: '12691725' } }],
  ['a vendor with its id in the address', { csType: 'AICAN', address: 'https://aican.example/s.js?id=7', ids: {} }],
  ['the demo’s vendor', { address: 'http://lotus.localhost:{port}/demo/chat-vendor.js', hosts: [] }],
])('CH-02 an operator may name the script of %s', (_, change) => {
  expect(chatScriptFault({ ...script, ...change })).toBeNull();
});

test.each<[Partial<ChatScript>, readonly (string | number)[], string]>([
  [{ address: 'livechat.ashx' }, ['address'], 'not an https address'],
  [{ address: 'https://vue.comm100.com:99999/s.js' }, ['address'], 'not an https address'],
  [{ address: 'http://vue.comm100.com/s.js' }, ['address'], 'not an https address'],
  [{ address: 'https://me@vue.comm100.com/s.js' }, ['address'], 'not an https address'],
  [{ hosts: ['https://a.example', 'b.example; script-src *'] }, ['hosts', 1], 'not an https origin'],
  [{ hosts: ['https://a.example/path'] }, ['hosts', 0], 'not an https origin'],
  [{ ids: {} }, ['ids', 'siteId'], 'missing: COMM100 needs it'],
  [{ ids: { siteId: '7' } }, ['ids', 'planId'], 'missing: COMM100 needs it'],
  [{ ids: { ...script.ids, siteId: '7"' } }, ['ids', 'siteId'], 'not as COMM100 writes it'],
  [{ ids: { ...script.ids, license: '7' } }, ['ids', 'license'], 'COMM100 has no such id'],
  [{ csType: 'LIVECHAT', ids: {} }, ['ids', 'license'], 'missing: LIVECHAT needs it'],
  [{ csType: 'LIVECHAT', ids: { license: '1234567890123456789' } }, ['ids', 'license'], 'not as LIVECHAT writes it'],
  // The build reads files that no schema has seen.
  [{ csType: 'OTHER' as ChatScript['csType'] }, ['csType'], 'no vendor that is known'],
])('CH-02 a script that names %j is refused at its place', (change, path, message) => {
  expect(chatScriptFault({ ...script, ...change })).toEqual({ path, message });
});
