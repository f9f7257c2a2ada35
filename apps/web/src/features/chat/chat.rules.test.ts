import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { chatAddress, chatReport, safeChatAddress, standingOf } from './chat.rules.ts';

test.each([
  [null, 'visitor'],
  [-1, 'visitor'],
  [0, 'member'],
  [1, 'member'],
  [2, 'member'],
  [4, 'forbidden'],
])('CH-01 somebody of type %j counts as %s', (type, standing) => {
  expect(standingOf(type === null ? null : { type })).toBe(standing);
});

test.each([
  ['EN', 'rgb(16, 24, 40)', 'language=en-US&headerColor=%23101828'],
  ['TW', 'rgb(255, 0, 9)', 'language=zh-HK&headerColor=%23ff0009'],
  ['JA', 'rgba(0, 0, 0, 0)', 'language=JA'],
  ['VI', 'rgb(0, 0, 0)', 'language=VI&headerColor=%23000000'],
  ['UR', 'transparent', 'language=zh-CN'],
] as const)('CH-01 CH-04 the chat of %s on %s opens with %s', (language, color, query) => {
  const address = chatAddress('https://chat.example.com/chat/?code=abc&ui=EN', { language, color });
  expect(address).toBe(`https://chat.example.com/chat/?code=abc&ui=EN&${query}`);
});

test.each([
  ['http://chat.localhost:8080/chat/?code=x', true],
  ['http://localhost:8080/games/chat/?code=x', true],
  ['http://chat.localhost.evil.example/chat/', false],
  ['https://evil.example/chat/', false],
  ['javascript:alert(1)', false],
  ['<script>alert(1)</script>', false],
  ['', false],
])('the address %j is opened: %s', (address, isOpened) => {
  const shell = fakeShell({
    state: { settings: examples['system.settings'].output },
    shell: { navigation: { origin: 'http://localhost:8080' } },
  });
  expect(safeChatAddress(shell, address) !== null).toBe(isOpened);
});

test('CH-01 the chat of another company opens where the operator lists its origin', () => {
  const settings = { ...examples['system.settings'].output, chatHosts: ['https://chat.vendor.example'] };
  const navigation = { origin: 'https://www.example.com' };
  const shell = fakeShell({ state: { settings }, shell: { navigation } });
  expect(safeChatAddress(shell, 'https://chat.vendor.example/c?t=1')).toBe('https://chat.vendor.example/c?t=1');
  expect(safeChatAddress(shell, 'https://other.example/c?t=1')).toBeNull();
});

test.each([
  [{ chat: 'seen' }, 'seen'],
  [{ chat: 'failed' }, 'failed'],
  [{ chat: 'expired' }, 'expired'],
  [{ chat: 'escaped' }, 'escaped'],
  [{ chat: 'token' }, null],
  [{ miniGame: 'ready' }, null],
  ['seen', null],
  [null, null],
])('the message %j is read as %s', (data, report) => expect(chatReport(data)).toBe(report));
