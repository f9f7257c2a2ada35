// SMS sends: each to its own number from its own network, spread like a country's.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/build/stamp.mjs';
import { MERCHANT } from './members.mjs';

/** Beginnings of Philippine mobile numbers. */
const PREFIXES = [917, 918, 919, 920, 921, 926, 927, 928, 929, 930];
const BLOCKS_A_PREFIX = 10_000;
const BLOCKS = PREFIXES.length * BLOCKS_A_PREFIX;
const NUMBERS_A_BLOCK = 1000;

/** A copy of the operators without captcha and demo money: what is measured are the send and the registration themselves. */
export function operatorsWithoutCaptcha(folder) {
  const target = join(folder, 'merchants');
  cpSync(join(root, 'merchants'), target, { recursive: true });
  const path = join(target, MERCHANT, 'merchant.json');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  file.switches.captcha = false;
  file.demoCredit = '0';
  writeFileSync(path, JSON.stringify(file));
  return target;
}

/** The number of a visitor: neighbours are in blocks of their own, so that none of these is stopped for its codes being unused. */
function mobileOf(visitor) {
  const block = visitor % BLOCKS;
  const within = Math.floor(visitor / BLOCKS) % NUMBERS_A_BLOCK;
  const rest = (block % BLOCKS_A_PREFIX) * NUMBERS_A_BLOCK + within;
  return `${PREFIXES[Math.floor(block / BLOCKS_A_PREFIX)]}${String(rest).padStart(7, '0')}`;
}

const headersOf = (visitor) => ({
  Merchant: MERCHANT,
  Language: 'EN',
  'Content-Type': 'application/json',
  'X-Forwarded-For': `${10 + ((visitor >> 16) % 90)}.${(visitor >> 8) % 256}.${visitor % 256}.1`,
  'X-Forwarded-Host': 'localhost',
  'X-Forwarded-Proto': 'http',
});

/** Answers the next send at each call. */
export function sends() {
  let visitor = 0;
  return () => {
    const body = JSON.stringify({ countryDialingCode: '63', mobileNum: mobileOf(visitor), action: 'register' });
    const request = { method: 'POST', path: '/wps/verification/sms/noLogin', headers: headersOf(visitor), body };
    visitor += 1;
    return request;
  };
}
