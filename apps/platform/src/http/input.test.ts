// An empty value of an optional field is no fault, in any call.
import { type Call, calls } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { schemas } from '@foyer/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import { checkedInput } from './input.ts';

const row: Call = { method: 'POST', path: '/x', token: 'none' };
const request = { query: {}, params: {} } as FastifyRequest;
const read = (schema: ZodMiniObject, sent: object) => checkedInput(schema, row, request, JSON.stringify(sent));

/** The fields of a call; of one with several forms those of the form that its example has. */
function shapeOf(name: keyof typeof calls): ZodMiniObject['shape'] {
  const input = schemas[name].input as unknown as ZodMiniObject;
  const { options = [input] } = input._zod.def as { readonly options?: readonly ZodMiniObject[] };
  return options.find((option) => option.safeParse(examples[name].input).success)?.shape ?? {};
}

/** Every optional field of every call. */
const optional = (Object.keys(calls) as (keyof typeof calls)[]).flatMap((name) =>
  Object.entries(shapeOf(name))
    .filter(([, field]) => field._zod.def.type === 'optional')
    .map(([field]) => [name, field] as const),
);

test('HT-10 an empty optional field counts as missing, in every call that has one', () => {
  expect(optional.length).toBeGreaterThan(30);
  for (const [name, field] of optional) {
    const schema = schemas[name].input as unknown as ZodMiniObject;
    const { [field]: _, ...sent } = examples[name].input as Record<string, unknown>;
    for (const empty of ['', null]) {
      const checked = read(schema, { ...sent, [field]: empty }) as Record<string, unknown>;
      expect([name, field, checked[field] || undefined]).toEqual([name, field, undefined]);
    }
  }
});

test('an empty required field and an empty unknown field are refused', () => {
  const { input } = schemas['session.login'];
  const login = { type: 'username', username: 'demo', password: 'x' };
  expect(() => read(input as unknown as ZodMiniObject, { ...login, type: '' })).toThrow('input.invalid');
  expect(() => read(input as unknown as ZodMiniObject, { ...login, admin: '' })).toThrow('input.invalid');
});
