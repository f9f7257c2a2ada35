// Inputs from the contract's schemas: valid, almost valid, and hostile.
import { chatWire, gameWire, schemas } from '@foyer/contract/schemas';
import fc from 'fast-check';
import type { AnyCallName } from './caller.ts';

/** The definition of a schema, as far as it is read here. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

interface Check {
  readonly check: string;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Schema {
  readonly _zod: { readonly def: Definition };
}

type Any = fc.Arbitrary<unknown>;

/** Input schemas of both wires. They are read through the library's own description of them. */
const inputSchemas = { ...schemas, ...gameWire, ...chatWire } as unknown as Readonly<
  Record<AnyCallName, { readonly input: Schema; readonly output: { safeParse(value: unknown): { success: boolean } } }>
>;

const LONGEST = 60;

/** A pattern alone does not say how long its texts are. */
const matching = (pattern: RegExp, most = Number.POSITIVE_INFINITY): Any =>
  fc.stringMatching(pattern).filter(({ length }) => length <= most);

function textOf(checks: readonly Check[]): Any {
  const pattern = checks.find((check) => check.pattern)?.pattern;
  const most = checks.find(({ check }) => check === 'max_length')?.maximum;
  const anyText = fc.string({ maxLength: Math.min(most ?? LONGEST, LONGEST), unit: 'grapheme' });
  if (!pattern) return anyText;
  // The library makes no text of classes of Unicode, of which some have no letters. Most texts fit them.
  return pattern.source.includes('\\p{') ? anyText.filter((text) => pattern.test(text)) : matching(pattern, most);
}

const numberOf = (checks: readonly Check[]): Any =>
  fc.integer({
    min: checks.find(({ check }) => check === 'greater_than')?.minimum ?? 0,
    max: checks.find(({ check }) => check === 'less_than')?.maximum ?? 99,
  });

const objectOf = (shape: Readonly<Record<string, Schema>>): Any => {
  const fields = Object.entries(shape).map(([name, schema]) => [name, fitting(schema)] as const);
  const required = Object.keys(shape).filter((name) => shape[name]?._zod.def.type !== 'optional');
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
};

/** Values that fit a schema. A kind of schema that is not known here is a gap of this tool. */
function fitting({ _zod: { def } }: Schema): Any {
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  switch (def.type) {
    case 'object':
      return objectOf(def.shape ?? {});
    case 'string':
      return textOf(checks);
    case 'number':
      return numberOf(checks);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'union':
      return fc.oneof(...(def.options ?? []).map(fitting));
    case 'array':
      return def.element ? fc.array(fitting(def.element), { maxLength: 5 }) : fc.constant([]);
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), fc.string({ maxLength: LONGEST }), { maxKeys: 4 });
    case 'optional':
    case 'nullable':
      return def.innerType ? fitting(def.innerType) : fc.constant(null);
    default:
      throw new Error(`The attack tool does not know schemas of the type ${def.type}.`);
  }
}

/** Values that no field expects. */
const hostileValue: Any = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      '',
      ' ',
      '\0',
      '\ud800',
      'a\udfff',
      '\u202e',
      '\ufeff',
      '１２３',
      'ﷺ'.repeat(30),
      "'; drop table member; --",
      '{{7*7}}',
      '../../../etc/passwd',
      '//evil',
      'javascript:alert(1)',
      '<script>',
      '__proto__',
      'constructor',
      'toString',
      '9'.repeat(40),
      '-1',
      '0',
      '1e308',
      'NaN',
      '%00',
      '%ff',
      'x'.repeat(300),
      'x'.repeat(5000),
      'x'.repeat(30_000),
      '0001-01-01T00:00:00Z',
      '9999-99-99T99:99:99Z',
      '+639051234560',
      0,
      -1,
      -0,
      1.5,
      1e21,
      2 ** 53,
      null,
      true,
      false,
      [],
      [[[[[]]]]],
      {},
      { toString: 1 },
      { length: 3 },
      Array.from({ length: 2000 }, () => 1),
    ),
  },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const fieldNames = fc.oneof(
  fc.constantFrom(
    'extra',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'id',
    'game',
    'merchant',
    'type',
    'customerType',
  ),
  fc.string({ maxLength: 12 }),
);

/** Puts a field where assignment would change the prototype. */
const withField = (input: object, name: string, value: unknown): object =>
  Object.defineProperty({ ...input }, name, { value, enumerable: true, configurable: true, writable: true });

const without = (input: object, name: string): object =>
  Object.fromEntries(Object.entries(input).filter(([key]) => key !== name));

/** One field changed, taken away or added. */
const oneMutation = (base: object): fc.Arbitrary<object> => {
  const own = Object.keys(base);
  const known = own.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...own) }, fieldNames) : fieldNames;
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(known, hostileValue).map(([name, value]) => withField(base, name, value)) },
    { weight: 1, arbitrary: known.map((name) => without(base, name)) },
  );
};

/** Inputs of a call: `valid` fit its schema, `mutated` have one field wrong, `hostile` hardly anything right. */
export const inputsOf = (name: AnyCallName, example: object) => ({
  valid: fc.oneof(fc.constant(example), fitting(inputSchemas[name].input) as fc.Arbitrary<object>),
  mutated: oneMutation(example),
  hostile: fc.dictionary(fieldNames, hostileValue, { maxKeys: 6 }) as fc.Arbitrary<object>,
});

/** Tells whether a successful answer is one of this call. */
export const fitsOutput = (name: AnyCallName, value: unknown): boolean =>
  inputSchemas[name].output.safeParse(value).success;
