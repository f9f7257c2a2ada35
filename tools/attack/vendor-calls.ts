// Attacks the wallet of game vendors: calls that nobody signed must book nothing and tell nothing.
import { createHmac } from 'node:crypto';
import { brief, describe, type Sent, send } from './client.ts';
import type { Attack, Suite } from './suite.ts';

const FOLDER = '/wps/vendor/aurora';
const actions = ['balance', 'debit', 'credit', 'rollback'] as const;
const KEYS = ['', 'x'.repeat(40), 'demo-only-'] as const;

const seconds = (shift = 0): string => String(Math.floor(Date.now() / 1000) + shift);
const sign = (key: string, path: string, at: string, body: string): string =>
  createHmac('sha256', key).update(`POST\n${path}\n${at}\n${body}`).digest('hex');

const json = JSON.stringify({
  ...{ session: 'AAAAAAAAAAAAAAAAAAAAAA', transaction_id: 't', debit_id: 't', round_id: 'r' },
  ...{ amount_minor: '100000', currency: 'USD' },
});
const form = 'playId=AAAAAAAAAAAAAAAAAAAAAA&txId=t&refTxId=t&roundId=r&money=1000.00&ccy=USD';

interface Forgery {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const forgeries = (action: string): Forgery[] => {
  const path = `${FOLDER}/AMBER_FOX/${action}`;
  const signed = (at: string, signature: string | null): Forgery => ({
    path,
    headers: {
      'Content-Type': 'application/json',
      'X-Timestamp': at,
      ...(signature !== null && { 'X-Signature': signature }),
    },
    body: json,
  });
  const formPath = `${FOLDER}/RED_KITE/${action}`;
  const ofForm = (fields: string): Forgery => ({
    path: formPath,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: fields,
  });
  return [
    signed(seconds(), null),
    signed(seconds(), ''),
    signed(seconds(), '0'.repeat(64)),
    signed('', ''),
    signed('-1', '0'.repeat(64)),
    signed('9'.repeat(12), '0'.repeat(64)),
    ...KEYS.map((key) => signed(seconds(), sign(key, path, seconds(), json))),
    ofForm(form),
    ofForm(`${form}&ts=${seconds()}&sign=`),
    ofForm(`${form}&ts=${seconds()}&sign=${'0'.repeat(128)}`),
    ofForm(`${form}&ts=${seconds()}&sign=a&sign=b`),
    ofForm('x=1&'.repeat(5000)),
    ofForm('__proto__=1&constructor=2&ts=1&sign=1'),
  ];
};

/** Names that belong to nobody, or lead out of the folder. */
const strangers = ['NOBODY', '..%2f..', '__proto__', 'constructor', '%00', 'AMBER_FOX%2fdebit'] as const;

async function forge(attack: Attack, port: number): Promise<void> {
  for (const { path, headers, body } of actions.flatMap(forgeries)) {
    const sent: Sent = { port, method: 'POST', path, headers, body };
    const answer = await send(sent);
    attack.sent();
    const told = `${answer.status} ${answer.text}`;
    if (/"ok":true|"code":"0"|balance/.test(answer.text))
      attack.finding('a call of a vendor is believed without its key', describe(sent), brief(answer));
    if (answer.status >= 500 || answer.text.includes('<'))
      attack.finding('a call of a vendor breaks the wallet', describe(sent), told);
  }
}

async function callAsStranger(attack: Attack, port: number): Promise<void> {
  for (const name of strangers) {
    const headers = { 'Content-Type': 'application/json' };
    const sent: Sent = { port, method: 'POST', path: `${FOLDER}/${name}/debit`, headers, body: json };
    const answer = await send(sent);
    attack.sent();
    if (![400, 404].includes(answer.status))
      attack.finding('a vendor that does not exist has a wallet', describe(sent), brief(answer));
  }
}

export const vendorCalls: Suite = {
  name: 'vendor-calls',
  tries: 'calls of game vendors on the wallet without their keys',
  run: async (attack) => {
    const { port } = await attack.start();
    await forge(attack, port);
    await callAsStranger(attack, port);
  },
};
