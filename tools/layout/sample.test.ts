import { languageCodes } from '@foyer/contract';
import { expect, it } from 'vitest';
import { brands, sampleOf, screens } from './sample.ts';
import { pages, states } from './states.ts';

const views = sampleOf(pages, languageCodes).flatMap(({ brand, language, views }) =>
  views.flatMap(({ state, screens: seen }) =>
    seen.map((screen) => ({ state: state.name, screen: JSON.stringify(screen), language, brand })),
  ),
);

/** Values of each kind; the languages have their own test, since not every state is seen in each of them. */
const all = {
  state: states.map(({ name }) => name),
  screen: screens.map((screen) => JSON.stringify(screen)),
  language: languageCodes as readonly string[],
  brand: brands as readonly string[],
};

it.each([
  ['state', 'screen'],
  ['state', 'brand'],
  ['screen', 'brand'],
  ['language', 'screen'],
  ['language', 'brand'],
] as const)('walks every pair of %s and %s', (one, other) => {
  const seen = new Set(views.map((view) => `${view[one]} ${view[other]}`));
  const pairs = all[one].flatMap((a) => all[other].map((b) => `${a} ${b}`));
  expect(pairs.filter((pair) => !seen.has(pair))).toEqual([]);
});

it('walks every state in English, in a language that needs more room, and in one of the others', () => {
  const tallOrFromTheRight = ['UR', 'MY', 'KM', 'TH', 'TA', 'BN', 'HI', 'NE'];
  const kinds = states.map(({ name }) => {
    const codes = new Set(views.filter(({ state }) => state === name).map(({ language }) => language));
    const special = [...codes].filter((code) => tallOrFromTheRight.includes(code));
    return [codes.size, codes.has('EN'), special.length];
  });
  expect(new Set(kinds.map((kind) => JSON.stringify(kind)))).toEqual(new Set(['[3,true,1]']));
});

it('gives each state a name of its own', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
});

it('prepares a page in its first state, since no other one opens it', () => {
  const late = pages.flatMap(([, ...others]) => others.filter(({ before }) => before)).map(({ name }) => name);
  expect(late).toEqual([]);
});

it('every screen is walked with text as it comes and twice as large, and differs from the one before in one of the two', () => {
  const names = screens.map(({ width, height, scale }) => `${width} × ${height} × ${scale}`);
  expect(names).toEqual([
    '360 × 740 × 1',
    '320 × 568 × 1',
    '414 × 896 × 1',
    '740 × 360 × 1',
    '768 × 1024 × 1',
    '1280 × 800 × 1',
    '1280 × 800 × 2',
    '768 × 1024 × 2',
    '740 × 360 × 2',
    '414 × 896 × 2',
    '320 × 568 × 2',
    '360 × 740 × 2',
  ]);
});
