import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { memoryTemplate } from '../testing/database.ts';
import { rows } from './database.ts';
import { embeddedLimits, openMemory } from './embedded.ts';

const codeOf = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    const { cause } = error as Error;
    return cause instanceof Refusal ? cause.code : error;
  }
};

test('at most 1,000 statements wait for the embedded database, each for at most 3 s', () => {
  expect(embeddedLimits).toEqual({ maxWaiting: 1_000, waitMs: 3_000 });
});

test('statements are refused as overloaded while a transaction holds the embedded database', async () => {
  const database = await openMemory(await memoryTemplate(), { maxWaiting: 3, waitMs: 200 });
  const one = () => rows<{ n: number }>(database.db, sql`select 1 as n`);
  await one();
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = database.db.transaction(() => gate);
  const answered: number[] = [];
  const waiting = [0, 1, 2, 3].map(async (i) => {
    const code = await codeOf(one());
    answered.push(i);
    return code;
  });
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 4 }, () => 'service.overloaded'));
  // The fourth found three waiting: it was refused before them, at once.
  expect(answered).toEqual([3, 0, 1, 2]);
  letGo();
  await held;
  expect(await one()).toEqual([{ n: 1 }]);
  await database.close();
});
