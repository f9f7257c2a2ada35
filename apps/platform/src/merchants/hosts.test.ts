import { describe, expect, test } from 'vitest';
import { findByHost, parseHost } from './hosts.ts';

const aurora = { code: 'aurora', hosts: ['aurora.example', '*'], portOffsets: [] };
const lotus = { code: 'lotus', hosts: ['lotus.localhost', 'games.lotus.example'], portOffsets: [1] };
const strict = { code: 'strict', hosts: ['only.example'], portOffsets: [] };

describe('the operator of a host', () => {
  const find = findByHost([aurora, lotus], 8080);
  const rows: readonly [string, string, string | undefined][] = [
    ['its own name', 'lotus.localhost:8080', 'lotus'],
    ['its own name without a port', 'lotus.localhost', 'lotus'],
    ['capitals', 'LOTUS.LocalHost:8080', 'lotus'],
    ['a trailing dot', 'lotus.localhost.:8080', 'lotus'],
    ['its games', 'games.lotus.localhost:8080', 'lotus'],
    ['its bank', 'bank.lotus.localhost:8080', 'lotus'],
    ['its game vendor', 'vendor.lotus.localhost:8080', 'lotus'],
    ['its pictures', 'cdn.lotus.localhost:8080', 'lotus'],
    ['a sub-host listed by its whole name', 'games.lotus.example', 'lotus'],
    ['one sub-host only', 'games.games.lotus.localhost', 'aurora'],
    ['another sub-host', 'www.lotus.localhost', 'aurora'],
    ['its port, with any name', '192.0.2.7:8081', 'lotus'],
    ['its port before another operator’s name', 'aurora.example:8081', 'lotus'],
    ['its port on an IPv6 address', '[::1]:8081', 'lotus'],
    ['an unlisted name', 'localhost:8080', 'aurora'],
    ['an IPv6 address', '[::1]:8080', 'aurora'],
    ['a name that only starts like one', 'lotus.localhost.evil.example', 'aurora'],
    ['a name that only ends like one', 'evil-lotus.localhost', 'aurora'],
    ['a name of Object', '__proto__', undefined],
    ['nothing', '', undefined],
    ['a space', 'lotus.localhost evil', undefined],
    ['a line break', 'lotus.localhost\r\nX: 1', undefined],
    ['a user name', 'lotus.localhost@evil.example', undefined],
    ['a path', 'lotus.localhost/evil', undefined],
    ['an empty label', 'lotus..localhost', undefined],
    ['a port out of range', 'lotus.localhost:99999', undefined],
    ['port 0', 'lotus.localhost:0', undefined],
    ['two ports', 'lotus.localhost:1:2', undefined],
    ['letters that only look like ASCII', 'lоtus.localhost', undefined],
    ['a name that is too long', `${'a'.repeat(60)}.`.repeat(6), undefined],
  ];
  test.each(rows)('%s: %j', (_, host, code) => {
    expect(find(host)?.code).toBe(code);
  });

  test('is unknown when no operator has a wildcard host', () => {
    const find = findByHost([strict], 8080);
    expect(find('only.example')).toBe(strict);
    expect(find('other.example')).toBeNull();
  });
});

test('a host is split into its name and port', () => {
  expect(parseHost('Play.Example.:8443')).toEqual({ name: 'play.example', port: 8443 });
  expect(parseHost('[2001:db8::1]')).toEqual({ name: '[2001:db8::1]', port: null });
});
