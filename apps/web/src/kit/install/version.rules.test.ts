import { expect, test } from 'vitest';
import { isOlder, REFERENCE_VERSION } from './version.rules.ts';

test('UP-01 the reference version is 2.4.39', () => expect(REFERENCE_VERSION).toBe('2.4.39'));

test.each([
  ['2.4.9', '2.4.39', true],
  ['2.4.39', '2.4.39', false],
  ['2.4.40', '2.4.39', false],
  ['2.10.0', '2.4.39', false],
  ['1.99.99', '2.4.39', true],
  ['2.4', '2.4.39', true],
  ['3', '2.4.39', false],
  ['2.4.39.1', '2.4.39', false],
  ['v2.4.9-beta', '2.4.39', true],
  ['2.4.39', '2.4.39.0', false],
  ['', '2.4.39', false],
  ['latest', '2.4.39', false],
  ['2.4.9', 'latest', false],
])('UP-01 %s is older than %s: %s', (version, newest, older) => expect(isOlder(version, newest)).toBe(older));
