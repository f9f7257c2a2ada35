import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStrictJson } from './strict-json.ts';

test.each([
  ['with another value', '{"a":1,"a":2}'],
  ['with the same value', '{"a":1,"a":1}'],
  ['with the same object', '{"a":{},"a":{}}'],
  ['with others between them', '{"a":1,"b":{"c":[{"a":1}]},"a":1}'],
  ['in a nested object', '{"a":{"b":1,"b":1}}'],
  ['in an object of a list', '[{"a":1},{"b":1,"b":1}]'],
  ['in another spelling', '{"a":1,"\\u0061":1}'],
  ['with spaces before the colon', '{"a" : 1,\n"a"\t: 1}'],
  ['without letters', '{"":1,"":1}'],
  ['of a prototype', '{"__proto__":1,"__proto__":1}'],
])('a field that occurs twice %s is refused', (_, text) => {
  expect(() => parseStrictJson(text)).toThrow(SyntaxError);
});

test.each([
  ['in two objects beside each other', '[{"a":1},{"a":1}]'],
  ['in an object and the one around it', '{"a":{"a":{"a":1}}}'],
  ['as a value too', '{"a":"a","b":["a","a"]}'],
  ['within a text', '{"a":"\\"b\\":1,\\"b\\":1,{\\\\","c":"}"}'],
  ['in another case', '{"a":1,"A":1}'],
])('a field that occurs %s is accepted', (_, text) => {
  expect(parseStrictJson(text)).toEqual(JSON.parse(text));
});

test('text that is not JSON is refused', () => {
  for (const text of ['', '{', '{"a":1,}', "{'a':1}", 'NaN', '{"a":1}x']) expect(() => parseStrictJson(text)).toThrow();
});

const names = fc.oneof(fc.string({ maxLength: 2 }), fc.constantFrom('a', 'b', '"', '\\', '{', '}', ':'));

test('an object is accepted exactly when its names differ', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.jsonValue()), { maxLength: 5 }), fc.jsonValue(), (fields, beside) => {
      const object = `{${fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join()}}`;
      const text = `[${JSON.stringify(beside)}, {"in": ${object}}]`;
      const isUnique = new Set(fields.map(([name]) => name)).size === fields.length;
      if (isUnique) expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      else expect(() => parseStrictJson(text)).toThrow(SyntaxError);
    }),
    { numRuns: 500 },
  );
});
