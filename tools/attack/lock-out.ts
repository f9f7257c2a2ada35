// Try counters of log-ins: strangers must not lock a member out, and one account has one counter.

import { demoMember } from '@foyer/contract/demo';
import { getExampleNumber } from 'libphonenumber-js/max';
import numbers from 'libphonenumber-js/mobile/examples';
import { type Caller, createCaller, withoutCaptcha } from './caller.ts';
import { type Answer, brief } from './client.ts';
import type { Attack, Suite } from './suite.ts';

const TRIES = 10;
const env = { TRUST_PROXY_HOPS: '1', LOGIN_LIMIT_ACCOUNT: String(TRIES) };

const tryOnce = async (attack: Attack, caller: Caller, username: string, password: string): Promise<Answer> => {
  attack.sent();
  return caller.call('session.login', { type: 'username', username, password });
};

const callerFrom = (port: number, operator: 'aurora' | 'lotus', address: string): Promise<Caller> =>
  createCaller({ port, operator, headers: { 'X-Forwarded-For': address, Device: `device-of-${address}` } });

/** The number of the demo member: the example number of the operator's country, with 0 as its last digit. */
const demoNumber = (): string => `${getExampleNumber('PH', numbers)?.number.slice(0, -1)}0`;

/** Lotus asks for a captcha at log-in: who shows no proof must not use up the tries of the account. */
async function lockOut(attack: Attack, port: number): Promise<void> {
  const stranger = await callerFrom(port, 'lotus', '203.0.113.9');
  for (let attempt = 0; attempt < 2 * TRIES; attempt++)
    await tryOnce(attack, stranger, demoMember.username, `guess-${attempt}`);
  const member = await callerFrom(port, 'lotus', '198.51.100.7');
  const answer = await tryOnce(attack, member, demoMember.username, demoMember.password);
  if (answer.form?.errorCode !== 'captcha.required')
    attack.finding(
      'strangers without a captcha proof lock a member out',
      `${2 * TRIES} log-ins as ${demoMember.username} from 203.0.113.9 without a proof, then one from 198.51.100.7`,
      brief(answer),
    );
}

/** By name and by number it is the same account. */
async function countTries(attack: Attack, port: number): Promise<void> {
  const number = demoNumber();
  const names = [demoMember.username, number, ` ${demoMember.username.toUpperCase()} `, number.replace('+63', '0')];
  const known = await tryOnce(attack, await callerFrom(port, 'aurora', '198.51.100.8'), number, demoMember.password);
  if (!known.form?.success) throw new Error(`The demo member has another number: ${brief(known)}`);
  let checked = 0;
  for (const [index, name] of names.entries()) {
    const caller = await callerFrom(port, 'aurora', `203.0.113.${20 + index}`);
    for (let attempt = 0; attempt < TRIES + 2; attempt++) {
      const { form } = await tryOnce(attack, caller, name, `guess-${attempt}`);
      if (form?.errorCode === 'login.cred.err') checked += 1;
    }
  }
  attack.note(`${checked} wrong passwords were checked for an account that has ${TRIES} tries`);
  if (checked > TRIES)
    attack.finding(
      'one account has more tries by its other names',
      `log-ins as ${names.join(', ')}, each from another address`,
      `${checked} passwords were checked, ${TRIES} are allowed`,
    );
}

export const lockOutSuite: Suite = {
  name: 'lock-out',
  tries: `locking a member out without a proof, and more than ${TRIES} tries by name and by number`,
  run: async (attack) => {
    const guarded = await attack.start({ env });
    await lockOut(attack, guarded.port);
    const plain = await attack.start({ env, change: withoutCaptcha });
    await countTries(attack, plain.port);
  },
};
