// Random movements of a few members at once: whatever passes, the ledger is right afterwards, and none was lost to a deadlock.
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { bookTransfer, checkLedger, ledgerPromises, type Transfer } from '../modules/money/wallet/api.ts';
import { requirePostgres } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

const MOVEMENTS = 1000;
const AT_ONCE = 20;
const ROUNDS = 150;

type Sides = Pick<Transfer, 'type' | 'legs'>;

const cash = (amount: bigint) => ({ account: 'cash', amount }) as const;
const held = (amount: bigint) => ({ account: 'held', amount }) as const;
const bonus = (amount: bigint) => ({ account: 'bonus', amount }) as const;
const house = (name: string, amount: bigint) => ({ house: name, amount }) as const;

const kinds: readonly ((amount: bigint) => Sides)[] = [
  (amount) => ({ type: 'deposit', legs: [cash(amount), house('deposits', -amount)] }),
  (amount) => ({ type: 'stake', legs: [cash(-amount), house('stakes', amount)] }),
  (amount) => ({ type: 'win', legs: [cash(amount), house('stakes', -amount)] }),
  (amount) => ({ type: 'withdraw', legs: [cash(-amount), held(amount)] }),
  (amount) => ({ type: 'withdrawReturn', legs: [held(-amount), cash(amount)] }),
  (amount) => ({ type: 'payout', legs: [held(-amount), house('payouts', amount)] }),
  (amount) => ({ type: 'bonusGrant', legs: [bonus(amount), house('bonuses', -amount)] }),
  (amount) => ({ type: 'bonus', legs: [bonus(-amount), cash(amount)] }),
];

interface RandomMovement {
  readonly kind: (amount: bigint) => Sides;
  readonly memberId: string;
  readonly amount: bigint;
  readonly reference: number;
}

const movementOf = (members: readonly string[], references: number): fc.Arbitrary<RandomMovement> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    memberId: fc.constantFrom(...members),
    amount: fc.bigInt({ min: 1n, max: 1000n }),
    reference: fc.integer({ min: 1, max: references }),
  });

/** What became of a movement, in one word or in the words of its error. */
const outcomeOf = ({ kind, memberId, amount, reference }: RandomMovement, prefix: string): Promise<string> => {
  const transfer: Transfer = {
    merchant: { code: 'aurora' },
    memberId,
    currency: 'THB',
    subject: { EN: 'Race' },
    reference: `${prefix}|${reference}`,
    ...kind(amount),
  };
  return platform.db
    .transaction((tx) => bookTransfer(tx as Tx, transfer))
    .then(
      ({ repeated }) => (repeated ? 'repeated' : 'booked'),
      (error: Error & { code?: string }) => error.code ?? error.message,
    );
};

const possible = [
  'booked',
  'repeated',
  'balance.insufficient',
  'a reference of the ledger was used for two different movements',
];

const seed = Number(process.env.LEDGER_SEED ?? randomInt(2 ** 31));

test(`a thousand random movements at once leave the ledger right (LEDGER_SEED=${seed})`, async () => {
  // Fewer references than movements: some come twice.
  const waiting = fc.sample(movementOf(['one', 'two', 'three'], 900), { seed, numRuns: MOVEMENTS });
  const outcomes: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      outcomes.push(await outcomeOf(next, 'random'));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(outcomes.filter((outcome) => !possible.includes(outcome))).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'booked').length).toBeGreaterThan(100);
  expect(await checkLedger(platform.db, ledgerPromises)).toEqual([]);
});

test(`the first movements of new members, all at once, never wait for each other (LEDGER_SEED=${seed})`, async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const movements = movementOf([`a${round}`, `b${round}`], 15);
    const first = fc.sample(movements, { seed: seed + round, numRuns: 25 });
    outcomes.push(...(await Promise.all(first.map((next) => outcomeOf(next, `first${round}`)))));
  }
  expect(outcomes.filter((outcome) => !possible.includes(outcome))).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'booked').length).toBeGreaterThan(100);
  expect(await checkLedger(platform.db, ledgerPromises)).toEqual([]);
});
