// A member's bets as the walk shows them: one of each kind and each end, in words of the page's language.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OutputOf } from '@foyer/contract';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));

interface Lanes {
  readonly games: readonly { readonly gameCode: string; readonly displayName: Readonly<Record<string, string>> }[];
}

const { games }: Lanes = read('merchants/shared/content/games.json');
const nameIn = (game: string, language: string): string =>
  games.find(({ gameCode }) => gameCode === game)?.displayName[language] ?? game;

const bet = {
  receipt: 'M47KAQKBZTQQ',
  vendor: 'LOTT',
  issue: '202611210719',
  digits: 2,
  total: '1000',
  win: '0',
  placedAt: '2026-11-21T11:59:00Z',
} as const;

/** Words as the platform writes them: a side says it all, and numbers are named by their bet. */
export const betsIn = (language: string): OutputOf<'game.bets'> => {
  const texts: Readonly<Record<string, string>> = read(`texts/${language}/games.json`);
  const text = (key: string): string => texts[key] ?? key;
  const named = (game: string) => ({ ...bet, game, name: nameIn(game, language) });
  const three = { text: text('bet_pick3'), numbers: [4, 17, 45], hits: [true, false, true] };
  const six = [true, true, true, false, false, false];
  return {
    items: [
      { ...named('rapid5'), lines: [{ ...three, hits: [] }], status: 'open' },
      {
        ...named('rapid5'),
        lines: [three, { text: text('side_odd'), numbers: [], hits: [] }],
        status: 'won',
        win: '130000',
      },
      {
        ...named('zenith645'),
        lines: [{ text: text('bet_six'), numbers: [1, 8, 19, 27, 38, 45], hits: six }],
        status: 'lost',
      },
      {
        ...named('moon3d'),
        digits: 1,
        lines: [{ text: text('bet_straight'), numbers: [0, 4, 9], hits: [true, true, false] }],
        status: 'refunded',
        win: '1000',
      },
    ],
    nextCursor: 'next',
  };
};
