// A thousand random movements of a few members at once: whatever passes, the ledger is right afterwards.
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

const movement = fc.record({
  kind: fc.constantFrom(...kinds),
  memberId: fc.constantFrom('one', 'two', 'three'),
  amount: fc.bigInt({ min: 1n, max: 1000n }),
  // Fewer references than movements: some come twice.
  reference: fc.integer({ min: 1, max: 900 }),
});

const seed = Number(process.env.LEDGER_SEED ?? randomInt(2 ** 31));

test(`a thousand random movements at once leave the ledger right (LEDGER_SEED=${seed})`, async () => {
  const waiting = [...fc.sample(movement, { seed, numRuns: MOVEMENTS })];
  const outcomes: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { kind, memberId, amount, reference } = next;
      const transfer: Transfer = {
        merchant: { code: 'aurora' },
        memberId,
        currency: 'THB',
        subject: { EN: 'Race' },
        reference: `random|${reference}`,
        ...kind(amount),
      };
      const outcome = await platform.db
        .transaction((tx) => bookTransfer(tx as Tx, transfer))
        .then(
          ({ repeated }) => (repeated ? 'repeated' : 'booked'),
          (error: Error & { code?: string }) => error.code ?? error.message,
        );
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const possible = [
    'booked',
    'repeated',
    'balance.insufficient',
    'a reference of the ledger was used for two different movements',
  ];
  expect(outcomes.filter((outcome) => !possible.includes(outcome))).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'booked').length).toBeGreaterThan(100);
  expect(await checkLedger(platform.db, ledgerPromises)).toEqual([]);
});
