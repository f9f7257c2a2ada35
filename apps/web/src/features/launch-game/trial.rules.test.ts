import { expect, test } from 'vitest';
import { sandboxOf, trialFormOf } from './trial.rules.ts';

test.each([
  ['a lottery', { vendor: 'LOTT', code: 'rapid5' }, { gameId: 'rapid5', nodeId: 'LOTT' }],
  [
    'a game by its vendor’s code',
    { vendor: 'PP', code: 'PP.vs20:bonanza' },
    { gameId: 'PP.vs20:bonanza', nodeId: 'PP' },
  ],
  ['a game in its node', { vendor: 'AE', code: 'baccarat', nodeId: '318' }, { gameId: 'baccarat', nodeId: '318' }],
])('GL-04 a trial of %s names game, node and platform', (_, query, form) => {
  expect(trialFormOf(query)).toEqual({ ...form, platform: 'html5' });
});

test.each([
  ['no code', { vendor: 'LOTT' }],
  ['neither vendor nor node', { code: 'rapid5' }],
  ['a code with a path in it', { vendor: 'LOTT', code: '../etc' }],
  ['a node with a script in it', { vendor: 'AE', code: 'baccarat', nodeId: '<script>' }],
  ['a node that is too long', { vendor: 'AE', code: 'baccarat', nodeId: 'x'.repeat(65) }],
])('a query with %s names no trial', (_, query) => {
  expect(trialFormOf(query)).toBeNull();
});

test('a game on its own host keeps its origin; one on the host of the site has none', () => {
  const site = 'http://localhost:8080';
  expect(sandboxOf('http://games.localhost:8080/lottery/?code=x', site)).toBe(
    'allow-scripts allow-forms allow-same-origin',
  );
  expect(sandboxOf('http://localhost:8080/games/lottery/?code=x', site)).toBe('allow-scripts allow-forms');
});
