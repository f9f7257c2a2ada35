import { expect, test } from 'vitest';
import { MINI_GAME_PLACE } from './floating-place.ts';

test.each([
  [
    { across: 0.5, down: 1 },
    { across: 0.5, down: 1 },
  ],
  [
    { across: 0.5, down: 1, more: 2 },
    { across: 0.5, down: 1 },
  ],
  [{ across: 1.5, down: 1 }, null],
  [{ across: 0, down: -0.1 }, null],
  [{ across: '0', down: 1 }, null],
  [{ across: 0 }, null],
  ['0.5', null],
  [null, null],
])('%j is kept as %j', (found, place) => expect(MINI_GAME_PLACE.shape(found)).toEqual(place));
