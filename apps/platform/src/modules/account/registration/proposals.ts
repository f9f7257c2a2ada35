// RG-09: generates user names that nobody has, as proposals for a registration.
import { randomInt } from 'node:crypto';
import { confusableKeyOf } from '@foyer/contract/confusable-key';
import type { Database } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { takenConfusableKeys } from '../member/api.ts';
import { qualities, things } from './proposal-words.ts';
import { checkedName } from './user-name.rules.ts';

/** Asked for in one query, so that one of them is nearly always free. */
const CANDIDATES = 8;
/** Numbers of two to four digits: each round takes longer ones. */
const ROUNDS = 3;

const pick = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';
const numberOf = (digits: number): string => String(randomInt(10 ** (digits - 1), 10 ** digits));

/** Two friendly words and a number; where names must be short, less of it. */
const friendly = (digits: number, most: number): string => {
  const number = numberOf(digits);
  const thing = pick(things);
  const both = pick(qualities) + thing;
  const words = both.length + digits <= most ? both : thing;
  return words.slice(0, most - digits) + number;
};

const isAllowed = (name: string, merchant: Merchant): boolean => {
  try {
    checkedName(name, merchant);
    return true;
  } catch {
    return false;
  }
};

const firstFree = async (
  db: Database,
  merchant: Merchant,
  candidate: (digits: number) => string,
): Promise<string | null> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = Array.from({ length: CANDIDATES }, () => candidate(2 + round)).filter((name) =>
      isAllowed(name, merchant),
    );
    const taken = await takenConfusableKeys(db, merchant.code, names.map(confusableKeyOf));
    const free = names.find((name) => !taken.has(confusableKeyOf(name)));
    if (free !== undefined) return free;
  }
  return null;
};

/** A name nobody has asked for. */
export const proposeName = async (db: Database, merchant: Merchant): Promise<string> => {
  const { maxLength } = merchant.settings.register.usernameRules;
  const free = await firstFree(db, merchant, (digits) => friendly(digits, maxLength));
  if (free === null) throw new Refusal('service.unavailable', { retryAfterSeconds: 2 });
  return free;
};

/** A name like the one that is taken. */
export const proposeLike = async (db: Database, merchant: Merchant, account: string): Promise<string> => {
  const { maxLength } = merchant.settings.register.usernameRules;
  const stem = (digits: number) => account.slice(0, maxLength - digits).replace(/[._-]+$/, '');
  return (await firstFree(db, merchant, (digits) => stem(digits) + numberOf(digits))) ?? proposeName(db, merchant);
};
