import { expect, test } from 'vitest';
import { isClosedHost, isNamedHost } from './domain.rules.ts';

const merchant = { hosts: ['play.example', 'old.example', '*'], closedHosts: ['old.example'] };

test.each([
  ['old.example', true],
  ['OLD.example:8443', true],
  ['play.example', false],
  ['not a host', false],
])('the domain %s is accepted: %s', (host, closed) => {
  expect(isClosedHost(merchant, host)).toBe(closed);
});

test.each([
  ['play.example', true],
  ['PLAY.example:8443', true],
  ['old.example', false],
  ['evil.example', false],
  ['play.example.evil.example', false],
  ['*', false],
  ['', false],
])('the operator signs for %s: %s', (host, named) => {
  expect(isNamedHost(merchant, host)).toBe(named);
});
