// The cases to fuzz: inputs, broken bodies, headers, addresses, contradicting requests.
import { examples } from '@foyer/contract/examples';
import fc from 'fast-check';
import { type AnyCallName, allCalls } from './caller.ts';
import { addressParts, headerValues, spoilt } from './fuzz-corpus.ts';
import { inputsOf } from './fuzz-inputs.ts';

/** A request to be built once the product runs; made from the seed alone. */
export interface FuzzCase {
  readonly kind: 'input' | 'text' | 'headers' | 'address' | 'contradiction';
  readonly call: AnyCallName;
  readonly input: object;
  readonly withToken: boolean;
  /** Headers laid over those of the call. */
  readonly headers: Readonly<Record<string, string>>;
  /** Instead of the input as JSON. */
  readonly text?: string | undefined;
  /** Instead of the call's path, or behind it where it begins with a question mark. */
  readonly path?: string | undefined;
  /** Codes of which one has to be answered; any documented one where nothing stands here. */
  readonly wanted?: readonly string[] | undefined;
  /** The meaning of any other code. */
  readonly otherwise?: string | undefined;
}

// Names are the keys of this very table.
const names = Object.keys(allCalls) as AnyCallName[];
const posts = names.filter((name) => allCalls[name].method === 'POST');
const sealedCalls = names.filter((name) => allCalls[name].sealed);
const exampleOf = (name: AnyCallName): object => examples[name].input;
/** Calls that end the caller's session or change its password: they are fuzzed without one. */
export const ENDING_CALLS: readonly AnyCallName[] = [
  'session.logout',
  'session.rotate',
  'member.password',
  'security.endOthers',
  'security.closeAccount',
];
const served = (name: AnyCallName): boolean => !ENDING_CALLS.includes(name);
const INVALID = ['input.invalid', 'encryption.invalid'] as const;

/** Inputs of one call, of every kind. */
const inputCase = (call: AnyCallName): fc.Arbitrary<FuzzCase> => {
  const { valid, mutated, hostile } = inputsOf(call, exampleOf(call));
  const inputs = fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 5, arbitrary: mutated },
    { weight: 2, arbitrary: hostile },
  );
  return fc
    .tuple(inputs, fc.boolean())
    .map(([input, withToken]) => ({ kind: 'input', call, input, withToken, headers: {} }));
};

const textCase = (call: AnyCallName): fc.Arbitrary<FuzzCase> =>
  spoilt(JSON.stringify(exampleOf(call))).map((text) => ({
    kind: 'text',
    call,
    input: exampleOf(call),
    withToken: true,
    headers: {},
    text,
  }));

const headerCase = (header: string, values: fc.Arbitrary<string>): fc.Arbitrary<FuzzCase> =>
  fc
    .tuple(fc.constantFrom(...names), values, fc.constantFrom(undefined, '/m/home', '/m/game?lane=x'))
    .map(([call, value, path]) => ({
      kind: 'headers',
      call,
      input: exampleOf(call),
      withToken: header !== 'Authorization',
      headers: { [header]: value },
      path: allCalls[call].method === 'GET' ? path : undefined,
    }));

const addressCases = fc
  .tuple(
    fc.constantFrom('/m', '/m', '/wps', '/wps/system', '/wps/content/news', '/games/api', '/games', '/demo', ''),
    fc.array(addressParts, { maxLength: 4 }),
    fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('lane', 'id', 'token', 'tokens', 'affiliateCode', 'r', 'backUrl', 'lang'),
          addressParts,
        ),
        addressParts,
      ),
      { maxLength: 3 },
    ),
  )
  .map(([top, parts, query]): FuzzCase => {
    const search = query.map(([name, value]) => `${name}=${value}`).join('&');
    const path = [top, ...parts].join('/') || '/';
    return {
      kind: 'address',
      call: 'system.status',
      input: {},
      withToken: false,
      headers: {},
      path: path + (search && `?${search}`),
    };
  });

/** A JSON text in which a field stands twice. */
const twice = (input: object): string => {
  const text = JSON.stringify(input);
  const [name = 'extra', value = 'x'] = Object.entries(input)[0] ?? [];
  const pair = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  return text === '{}' ? `{${pair},${pair}}` : text.replace('{', `{${pair},`);
};

const otherGame = fc
  .constantFrom('games.state', 'games.bet', 'games.bets', 'games.results', 'games.proof')
  .map((call): FuzzCase => {
    const isPost = allCalls[call].method === 'POST';
    const { game: _, ...rest } = { game: '', ...exampleOf(call) };
    return {
      kind: 'contradiction',
      call,
      input: exampleOf(call),
      withToken: true,
      headers: {},
      ...(isPost ? { text: JSON.stringify({ ...rest, game: 'moon3d' }) } : { path: '?game=moon3d' }),
      wanted: INVALID,
      otherwise: 'a game other than the one of the path is taken',
    };
  });

const contradictions = fc.oneof(
  otherGame,
  fc.constantFrom(...posts.filter((name) => served(name) && name !== 'games.bet')).map(
    (call): FuzzCase => ({
      kind: 'contradiction',
      call,
      input: exampleOf(call),
      withToken: true,
      headers: {},
      text: twice(exampleOf(call)),
      wanted: INVALID,
      otherwise: 'a JSON field that stands twice is taken',
    }),
  ),
  fc.constantFrom(...sealedCalls.filter(served)).map(
    (call): FuzzCase => ({
      kind: 'contradiction',
      call,
      input: exampleOf(call),
      withToken: true,
      headers: {},
      path: '?added=1',
      wanted: INVALID,
      otherwise: 'a query added to a sealed path is taken',
    }),
  ),
);

/** All kinds, by how much they have found. */
export const fuzzCases: fc.Arbitrary<FuzzCase> = fc.oneof(
  { weight: 50, arbitrary: fc.oneof(...names.map(inputCase)) },
  { weight: 14, arbitrary: fc.oneof(...posts.map(textCase)) },
  {
    weight: 18,
    arbitrary: fc.oneof(...Object.entries(headerValues).map(([name, values]) => headerCase(name, values))),
  },
  { weight: 14, arbitrary: addressCases },
  { weight: 4, arbitrary: contradictions },
);
