// A member's bets as the walk shows them: one of each kind and each end.
import type { OutputOf } from '@foyer/contract';

const bet = {
  receipt: 'M47KAQKBZTQQ',
  game: 'rapid5',
  name: 'Rapid 5',
  issue: '202611210719',
  digits: 2,
  total: '1000',
  win: '0',
  placedAt: '2026-11-21T11:59:00Z',
} as const;

const three = { text: '3 numbers', numbers: [4, 17, 45], hits: [true, false, true] };

export const bets: OutputOf<'game.bets'> = {
  items: [
    { ...bet, lines: [{ text: '3 numbers', numbers: [4, 17, 45], hits: [] }], status: 'open' },
    { ...bet, lines: [three, { text: 'Odd / even · Odd', numbers: [], hits: [] }], status: 'won', win: '130000' },
    {
      ...bet,
      game: 'zenith645',
      name: 'Zenith 6/45',
      lines: [{ text: '6 numbers', numbers: [1, 8, 19, 27, 38, 45], hits: [true, true, true, false, false, false] }],
      status: 'lost',
    },
    {
      ...bet,
      game: 'moon3d',
      name: 'Moon 3D',
      digits: 1,
      lines: [{ text: 'Straight', numbers: [0, 4, 9], hits: [true, true, false] }],
      status: 'refunded',
      win: '1000',
    },
  ],
  nextCursor: 'next',
};
