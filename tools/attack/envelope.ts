// Attacks the envelope: no changed, repeated or moved one may open or differ in its failure.
import { type Caller, createCaller } from './caller.ts';
import { type Answer, brief, describe, inParallel, type Sent, send } from './client.ts';
import {
  changedFields,
  type EnvelopeAttack,
  type Make,
  moved,
  PATH,
  TEXT,
  withHeader,
  wrongParts,
} from './envelope-cases.ts';
import { sealText } from './sealing.ts';
import type { Attack, Suite } from './suite.ts';

const WIDTH = 8;
const REPLAYS = 40;

const post = (caller: Caller, { sealed, path = PATH }: Pick<EnvelopeAttack, 'sealed' | 'path'>): Sent => ({
  port: caller.port,
  method: 'POST',
  path,
  headers: { Merchant: 'aurora', Language: 'EN', ...sealed.headers },
  body: sealed.body,
});

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The same 256 bytes with other bits in the last letter, where four of six mean nothing. */
const otherSpelling = (base64: string, round: number): string =>
  base64.replace(/.==$/, (end) => `${BASE64[BASE64.indexOf(end.charAt(0)) + 1 + (round % 15)]}==`);

/** The same sealed bytes in the same or in another spelling, one after the other or at once: only one may open. */
async function replay(attack: Attack, caller: Caller, make: Make): Promise<void> {
  for (let round = 0; round < REPLAYS; round++) {
    const sealed = make();
    const rsa = sealed.headers['X-RSA'];
    const spellings = [rsa, rsa, otherSpelling(rsa, round), rsa.replace(/=+$/, '')];
    const requests = spellings.map((value) => post(caller, { sealed: withHeader(sealed, 'X-RSA', value) }));
    const answers: Answer[] = [];
    if (round % 2 === 0) answers.push(...(await Promise.all(requests.map(send))));
    else for (const request of requests) answers.push(await send(request));
    attack.sent(answers.length);
    const opened = answers.filter(({ form }) => form?.errorCode === 'handoff.invalid').length;
    if (opened > 1)
      attack.finding('an envelope is taken twice', requests.map(describe).join('\n\n'), `opened ${opened} times`);
  }
}

/** Sends every case; all failures of one kind must look the same. */
async function sendCases(attack: Attack, caller: Caller, cases: readonly EnvelopeAttack[]): Promise<void> {
  const texts = new Map<string, string>();
  await inParallel(cases, WIDTH, async (each) => {
    const request = post(caller, each);
    const answer = await send(request);
    attack.sent();
    const code = answer.form?.errorCode ?? '';
    const isWanted = answer.status === 400 && each.wanted.some((wanted) => wanted === code);
    if (!isWanted) attack.finding(`${each.name} is not refused as one`, describe(request), brief(answer));
    const known = texts.get(code) ?? answer.text;
    texts.set(code, known);
    if (isWanted && known !== answer.text)
      attack.finding(`${code} is answered in two ways`, describe(request), brief(answer));
  });
}

async function run(attack: Attack): Promise<void> {
  const { port } = await attack.start();
  const caller = await createCaller({ port, operator: 'aurora' });
  const make: Make = (changes = {}) =>
    sealText({ method: 'POST', path: PATH, merchant: 'aurora', text: TEXT, ...changes }, caller.rsaKey);
  const honest = await send(post(caller, { sealed: make() }));
  if (honest.form?.errorCode !== 'handoff.invalid')
    throw new Error(`An honest envelope does not open: ${brief(honest)}`);
  await sendCases(attack, caller, [...changedFields(attack, make), ...wrongParts(attack, make), ...moved(make)]);
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
