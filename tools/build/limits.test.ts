// The rule for a build that is over a limit.
import { expect, test } from 'vitest';
import { sentencesOver, verdictOf } from './limits.ts';

const exposed = ['Exposed: a.js holds the password.'];
const over = ['Too large: HTML of home, vega is 40.05 KiB, its limit is 40.'];
const warning = expect.stringMatching(/^Over a limit of this project's own tests: /);

test('a size over its limit says so in hundredths, and one at its limit says nothing', () => {
  const home = { name: 'HTML of home, vega', limit: 40, unit: 'KiB' } as const;
  expect(sentencesOver([{ ...home, size: 40 }])).toEqual([]);
  expect(sentencesOver([{ ...home, size: 41_011 / 1024 }])).toEqual([
    'Too large: HTML of home, vega is 40.05 KiB, its limit is 40.',
  ]);
  // One byte.
  expect(sentencesOver([{ ...home, size: 40_961 / 1024 }])).toEqual([
    'Too large: HTML of home, vega is 40.01 KiB, its limit is 40.',
  ]);
  expect(sentencesOver([{ name: 'first load of home, vega', size: 7, limit: 6, unit: 'files' }])).toEqual([
    'Too large: first load of home, vega is 7 files, its limit is 6.',
  ]);
});

test('over a limit a build is whole with a warning, and the build of the tests fails', () => {
  expect(verdictOf({ exposed: [], over }, false)).toEqual({ isWhole: true, lines: [warning, ...over] });
  expect(verdictOf({ exposed: [], over }, true)).toEqual({ isWhole: false, lines: over });
});

test('within its limits a build is whole without a word', () => {
  for (const isStrict of [false, true])
    expect(verdictOf({ exposed: [], over: [] }, isStrict)).toEqual({ isWhole: true, lines: [] });
});

test('what must never be served fails every build', () => {
  expect(verdictOf({ exposed, over: [] }, false)).toEqual({ isWhole: false, lines: exposed });
  expect(verdictOf({ exposed, over: [] }, true)).toEqual({ isWhole: false, lines: exposed });
  expect(verdictOf({ exposed, over }, false)).toEqual({ isWhole: false, lines: [...exposed, ...over] });
});
