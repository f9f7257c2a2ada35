import type { BetType, GameState } from '@foyer/contract';
import { expect, test } from 'vitest';
import english from '../../../../texts/EN/games.json' with { type: 'json' };
import { kindName } from '../slip/kind-name.ts';
import { textsFrom } from '../texts/texts.ts';
import { howText } from './how-text.ts';

const texts = textsFrom('EN', english);
const bet = (code: string, kind: BetType['kind']): BetType => ({ code, kind, pick: 1, sides: [], odds: [] });
const range = (bonus: number): GameState['range'] => ({ from: 1, to: 45, draw: 5, bonus, ordered: false });

test.each([
  ['parity', 'side', 0, false],
  ['parity', 'side', 1, true],
  ['size', 'side', 0, false],
  ['size', 'side', 1, true],
  ['pick1', 'numbers', 1, false],
] as const)('how %s (%s) wins with %s bonus balls: the bonus is named is %s', (code, kind, bonus, isNamed) => {
  const how = howText(bet(code, kind), range(bonus), texts);
  expect(how).toMatch(/^Wins when/);
  expect(how.includes('without the bonus')).toBe(isNamed);
});

test('a side needs no name of its bet beside it, numbers do', () => {
  expect(kindName({ betType: 'parity', side: 'odd' }, texts)).toBeNull();
  expect(kindName({ betType: 'pick1' }, texts)).toBe('1 number');
});
