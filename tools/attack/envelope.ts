// The envelope of sealed calls: no changed, repeated or moved one may open, and every failure looks the same.
import { randomBytes } from 'node:crypto';
import { allCalls, type Caller, createCaller } from './caller.ts';
import { type Answer, brief, describe, inParallel, type Sent, send } from './client.ts';
import { type Plain, type Sealed, sealText } from './sealing.ts';
import type { Attack, Suite } from './suite.ts';

const WIDTH = 8;
/** Flips of each field: with the other cases about 730 attacks. */
const FLIPS = 150;
const REPLAYS = 40;
const MOVES = 20;

const PATH = allCalls['session.handoff'].path;
const OTHER_PATH = allCalls['session.verify'].path;
/** A code that nobody has: an envelope that opens is answered with handoff.invalid. */
const TEXT = JSON.stringify({ code: 'A'.repeat(43) });

type Failure = 'input.invalid' | 'encryption.invalid' | 'encryption.key.unknown' | 'Missing Encryption';

interface EnvelopeAttack {
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

const withHeader = ({ headers, body }: Sealed, name: string, value: string): EnvelopeAttack['sealed'] => ({
  headers: { ...headers, [name]: value },
  body,
});

const withData = ({ headers, body }: Sealed, change: (data: string) => string): EnvelopeAttack['sealed'] => ({
  headers,
  body: JSON.stringify({ data: change(dataOf(body)) }),
});

type Make = (changes?: Partial<Plain>) => Sealed;

/** One bit of one field, and spellings of the same bytes. */
function changedFields(attack: Attack, make: Make): EnvelopeAttack[] {
  const cases: EnvelopeAttack[] = [];
  for (let turn = 0; turn < FLIPS; turn++) {
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
function wrongParts({ random }: Attack, make: Make): EnvelopeAttack[] {
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
const moved = (make: Make): EnvelopeAttack[] =>
  Array.from({ length: MOVES }, () => [
    { name: 'sealed for another path', sealed: make({ path: OTHER_PATH }), wanted: INVALID },
    { name: 'sent to another path', sealed: make(), path: OTHER_PATH, wanted: INVALID },
    { name: 'sealed for another method', sealed: make({ method: 'PUT' }), wanted: INVALID },
    { name: 'sealed for another operator', sealed: make({ merchant: 'lotus' }), wanted: INVALID },
    { name: 'sent with a query', sealed: make(), path: `${PATH}?x=1`, wanted: REFUSED },
  ]).flat();

const post = (caller: Caller, { sealed, path = PATH }: Pick<EnvelopeAttack, 'sealed' | 'path'>): Sent => ({
  port: caller.port,
  method: 'POST',
  path,
  headers: { Merchant: 'aurora', Language: 'EN', ...sealed.headers },
  body: sealed.body,
});

/** The same sealed bytes in the same or in another spelling: only the first may open. */
async function replay(attack: Attack, caller: Caller, make: Make): Promise<void> {
  for (let turn = 0; turn < REPLAYS; turn++) {
    const sealed = make();
    const rsa = sealed.headers['X-RSA'];
    const spellings = [
      rsa,
      rsa.replace(/=+$/, ''),
      rsa.replace(/.(==)$/, (_, end: string) => `${'ABCD'[turn % 4]}${end}`),
      `${rsa} `,
    ];
    const requests = spellings.map((value) => post(caller, { sealed: withHeader(sealed, 'X-RSA', value) }));
    const [original] = requests;
    if (!original) continue;
    const together = turn % 2 === 0;
    const answers: Answer[] = together ? await Promise.all([send(original), send(original)]) : [await send(original)];
    for (const request of requests) answers.push(await send(request));
    attack.sent(answers.length);
    const opened = answers.filter(({ form }) => form?.errorCode === 'handoff.invalid');
    if (opened.length > 1)
      attack.finding(
        'an envelope is taken twice',
        describe(original),
        brief(opened[1] ?? opened[0] ?? { status: 0, text: '' }),
      );
  }
}

async function run(attack: Attack): Promise<void> {
  const { port } = await attack.start();
  const caller = await createCaller({ port, operator: 'aurora' });
  const make: Make = (changes = {}) =>
    sealText({ method: 'POST', path: PATH, merchant: 'aurora', text: TEXT, ...changes }, caller.rsaKey);
  const honest = await send(post(caller, { sealed: make() }));
  if (honest.form?.errorCode !== 'handoff.invalid')
    throw new Error(`An honest envelope does not open: ${brief(honest)}`);
  const messages = new Map<string, string>();
  const cases = [...changedFields(attack, make), ...wrongParts(attack, make), ...moved(make)];
  await inParallel(cases, WIDTH, async (each) => {
    const request = post(caller, each);
    const answer = await send(request);
    attack.sent();
    const code = answer.form?.errorCode ?? '';
    const isWanted = answer.status === 400 && each.wanted.some((wanted) => wanted === code);
    if (!isWanted) attack.finding(`${each.name} is not refused as one`, describe(request), brief(answer));
    const known = messages.get(code) ?? answer.text;
    messages.set(code, known);
    if (isWanted && known !== answer.text)
      attack.finding(`${code} is answered in two ways`, describe(request), brief(answer));
  });
  await replay(attack, caller, make);
  const large = post(caller, {
    sealed: { headers: make().headers, body: JSON.stringify({ data: 'A'.repeat(70_000) }) },
  });
  const answer = await send(large);
  attack.sent();
  if (answer.status !== 413)
    attack.finding('an envelope over the limit is not refused with 413', 'data of 70 000 signs', brief(answer));
}

export const envelope: Suite = {
  name: 'envelope',
  tries: 'flipped bits, replays, wrong keys, other paths, operators and methods, parts of two envelopes',
  run,
};
