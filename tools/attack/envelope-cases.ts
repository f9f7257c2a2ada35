// Envelopes that must not open: changed, put together from two, or made for another place.
import { randomBytes } from 'node:crypto';
import { allCalls } from './caller.ts';
import type { Plain, Sealed } from './sealing.ts';
import type { Attack } from './suite.ts';

/** Flips of each field: with the other cases more than 730 attacks. */
const FLIPS = 150;
const MOVES = 20;

export const PATH = allCalls['session.handoff'].path;
const OTHER_PATH = allCalls['session.verify'].path;
/** A code that nobody has: an envelope that opens is answered with handoff.invalid. */
export const TEXT = JSON.stringify({ code: 'A'.repeat(43) });

type Failure = 'input.invalid' | 'encryption.invalid' | 'encryption.key.unknown' | 'Missing Encryption';

export interface EnvelopeAttack {
  readonly name: string;
  readonly sealed: Sealed | { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  readonly path?: string;
  readonly wanted: readonly Failure[];
}

const INVALID: readonly Failure[] = ['encryption.invalid'];
const REFUSED: readonly Failure[] = ['encryption.invalid', 'input.invalid'];
const UNKNOWN: readonly Failure[] = ['encryption.key.unknown', 'encryption.invalid'];

/** The same base64 with one bit of its bytes flipped. */
function flipped(base64: string, { random }: Attack): string {
  const bytes = Buffer.from(base64, 'base64');
  const at = random.number(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.number(8));
  return bytes.toString('base64');
}

const dataOf = (body: string): string => (JSON.parse(body) as { data: string }).data; // sealing.ts made it

export const withHeader = ({ headers, body }: Sealed, name: string, value: string): EnvelopeAttack['sealed'] => ({
  headers: { ...headers, [name]: value },
  body,
});

const withData = ({ headers, body }: Sealed, change: (data: string) => string): EnvelopeAttack['sealed'] => ({
  headers,
  body: JSON.stringify({ data: change(dataOf(body)) }),
});

export type Make = (changes?: Partial<Plain>) => Sealed;

/** One bit of one field, and spellings of the same bytes. */
export function changedFields(attack: Attack, make: Make): EnvelopeAttack[] {
  const cases: EnvelopeAttack[] = [];
  for (let round = 0; round < FLIPS; round++) {
    const sealed = make();
    const [keyId = '', wrapped = ''] = sealed.headers['X-RSA'].split('.');
    cases.push(
      { name: 'a flipped bit in the data', sealed: withData(sealed, (data) => flipped(data, attack)), wanted: INVALID },
      {
        name: 'a flipped bit in X-RSA',
        sealed: withHeader(make(), 'X-RSA', `${keyId}.${flipped(wrapped, attack)}`),
        wanted: INVALID,
      },
      {
        name: 'a flipped bit in X-Digest',
        sealed: withHeader(sealed, 'X-Digest', flipped(sealed.headers['X-Digest'], attack)),
        wanted: INVALID,
      },
    );
  }
  for (let length = 0; length < 36; length++)
    cases.push({
      name: 'truncated data',
      sealed: withData(make(), (data) => data.slice(0, length * 3)),
      wanted: INVALID,
    });
  return cases;
}

const WRONG_KEYS = [
  'unknown',
  'k1',
  '../k1',
  '__proto__',
  'a'.repeat(64),
  'a'.repeat(65),
  '',
  ' ',
  '%00',
  'constructor',
];
const WRONG_BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '{"data":1}',
  '{"data":""}',
  '{"data":"=="}',
  '{"data":[]}',
  '{"data":"AAAA"}',
  'data=AAAA',
  '\0',
];

/** Other keys, algorithms and bodies, missing parts, and parts of two envelopes put together. */
export function wrongParts({ random }: Attack, make: Make): EnvelopeAttack[] {
  const rsaOf = (keyId: string): string => `${keyId}.${make().headers['X-RSA'].split('.')[1]}`;
  const unsealed = { 'Content-Type': 'application/json' };
  const twice = make();
  return [
    ...WRONG_KEYS.map((keyId) => ({
      name: `the key id "${keyId.slice(0, 12)}"`,
      sealed: withHeader(make(), 'X-RSA', rsaOf(keyId)),
      wanted: UNKNOWN,
    })),
    ...['AES-128-GCM', 'aes-256-gcm', 'none', 'AES-256-CBC', ' ', 'AES-256-GCM, none'].map((value) => ({
      name: `the algorithm "${value}"`,
      sealed: withHeader(make(), 'Encryption', value),
      wanted: INVALID,
    })),
    ...WRONG_BODIES.map((body) => ({
      name: `the body ${body}`,
      sealed: { headers: make().headers, body },
      wanted: INVALID,
    })),
    ...Array.from({ length: MOVES }, () => ({
      name: 'the digest of another envelope',
      sealed: withHeader(make(), 'X-Digest', make().headers['X-Digest']),
      wanted: INVALID,
    })),
    ...Array.from({ length: MOVES }, () => ({
      name: 'the key of another envelope',
      sealed: withHeader(make(), 'X-RSA', make().headers['X-RSA']),
      wanted: INVALID,
    })),
    ...Array.from({ length: MOVES }, () => ({
      name: 'the body of another envelope',
      sealed: { headers: make().headers, body: make().body },
      wanted: INVALID,
    })),
    ...Array.from({ length: MOVES }, () => ({
      name: 'a random wrapped key',
      sealed: withHeader(
        make(),
        'X-RSA',
        `${twice.headers['X-RSA'].split('.')[0]}.${randomBytes(random.number(300)).toString('base64')}`,
      ),
      wanted: INVALID,
    })),
    {
      name: 'data twice in the body',
      sealed: { headers: twice.headers, body: twice.body.replace('{', '{"data":"AAAA",') },
      wanted: INVALID,
    },
    {
      name: 'a field beside the data',
      sealed: { headers: twice.headers, body: twice.body.replace('}', ',"x":1}') },
      wanted: INVALID,
    },
    { name: 'a space behind the body', sealed: { headers: twice.headers, body: `${twice.body} ` }, wanted: INVALID },
    { name: 'no envelope', sealed: { headers: unsealed, body: TEXT }, wanted: ['Missing Encryption'] },
    {
      name: 'the algorithm alone',
      sealed: { headers: { ...unsealed, Encryption: 'AES-256-GCM' }, body: TEXT },
      wanted: INVALID,
    },
    { name: 'no digest', sealed: withHeader(make(), 'X-Digest', ''), wanted: INVALID },
  ];
}

/** Envelopes that were sealed for another path, method, operator or key. */
export const moved = (make: Make): EnvelopeAttack[] =>
  Array.from({ length: MOVES }, () => [
    { name: 'sealed for another path', sealed: make({ path: OTHER_PATH }), wanted: INVALID },
    { name: 'sent to another path', sealed: make(), path: OTHER_PATH, wanted: INVALID },
    { name: 'sealed for another method', sealed: make({ method: 'PUT' }), wanted: INVALID },
    { name: 'sealed for another operator', sealed: make({ merchant: 'lotus' }), wanted: INVALID },
    { name: 'sent with a query', sealed: make(), path: `${PATH}?x=1`, wanted: REFUSED },
  ]).flat();
