// Tests prepared puzzles: each is shown once, and a flood of visitors is refused.
import { expect, test } from 'vitest';
import { createLog } from '../../../log.ts';
import { createPuzzlePool } from './puzzle-pool.ts';

const quiet = createLog('silent', { write: () => undefined });

test('no puzzle is shown twice, also to concurrent callers', async () => {
  const pool = createPuzzlePool(quiet);
  const taken = await Promise.all(Array.from({ length: 12 }, (_, at) => pool.take(at % 2 ? 'slide' : 'click')));
  await pool.settle();
  taken.push(...(await Promise.all(Array.from({ length: 4 }, () => pool.take('slide')))));
  await pool.settle();
  // Answers may be alike by chance, pictures are not.
  expect(new Set(taken.map(({ view }) => 'picture' in view && view.picture)).size).toBe(16);
});

test('of 80 concurrent callers the last ones must retry', async () => {
  const pool = createPuzzlePool(quiet);
  const outcomes = await Promise.all(
    Array.from({ length: 80 }, () =>
      pool.take('slide').then(
        () => 'shown',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  await pool.settle();
  expect(outcomes.filter((outcome) => outcome === 'shown').length).toBeGreaterThanOrEqual(40);
  expect(outcomes.at(-1)).toBe('service.overloaded');
});
