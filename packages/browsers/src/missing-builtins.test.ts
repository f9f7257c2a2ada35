import { afterEach, expect, test } from 'vitest';
import { provideMissingBuiltins } from './missing-builtins.ts';

const own = { hasOwn: Object.hasOwn, setBigUint64: DataView.prototype.setBigUint64 };
afterEach(() => {
  Object.hasOwn = own.hasOwn;
  DataView.prototype.setBigUint64 = own.setBigUint64;
});

const forget = (): void => {
  Reflect.deleteProperty(Object, 'hasOwn');
  Reflect.deleteProperty(DataView.prototype, 'setBigUint64');
};

test('Object.hasOwn works in browsers that lack it', () => {
  forget();
  provideMissingBuiltins();
  expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({ a: 1 }, 'toString')]).toEqual([true, false]);
});

test.each([
  [false, '0102030405060708'],
  [true, '0807060504030201'],
])('setBigUint64 works in browsers that lack it, little-endian: %s', (littleEndian, hex) => {
  forget();
  provideMissingBuiltins();
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, 0x0102030405060708n, littleEndian);
  expect(Buffer.from(bytes).toString('hex')).toBe(hex);
});

test('an existing builtin is not replaced', () => {
  provideMissingBuiltins();
  expect([Object.hasOwn, DataView.prototype.setBigUint64]).toEqual([own.hasOwn, own.setBigUint64]);
});
