import { expect, it } from 'vitest';
import { translatedLanguages } from '../../e2e/support/texts.ts';
import { brands, sampleOf, screens } from './sample.ts';
import { pages, states } from './states.ts';

it('walks every pair of state, screen, language and brand', () => {
  const views = sampleOf(pages, translatedLanguages).flatMap(({ brand, language, views }) =>
    views.flatMap(({ state, screens: seen }) =>
      seen.map((screen) => ({ state: state.name, screen: JSON.stringify(screen), language, brand })),
    ),
  );
  const all = {
    state: states.map(({ name }) => name),
    screen: screens.map((screen) => JSON.stringify(screen)),
    language: translatedLanguages as readonly string[],
    brand: brands as readonly string[],
  };
  const names = ['state', 'screen', 'language', 'brand'] as const;
  const missing = names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => {
      const seen = new Set(views.map((view) => `${view[one]} ${view[other]}`));
      return all[one].flatMap((a) => all[other].map((b) => `${a} ${b}`)).filter((pair) => !seen.has(pair));
    }),
  );
  expect(missing).toEqual([]);
});

it('gives each state a name of its own', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
});

it('prepares a page in its first state, since no other one opens it', () => {
  const late = pages.flatMap(([, ...others]) => others.filter(({ before }) => before)).map(({ name }) => name);
  expect(late).toEqual([]);
});
