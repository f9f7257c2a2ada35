import { expect, test } from 'vitest';
import { appearanceOf } from './my-bets.rules.ts';

test.each([
  ['open', '100', '0', 'myBets.open', 'info', false],
  ['won', '100', '190', 'myBets.won', 'pos', true],
  ['won', '200', '190', 'myBets.partBack', 'plain', true],
  ['won', '200', '200', 'myBets.partBack', 'plain', true],
  ['lost', '100', '0', 'myBets.lost', 'plain', false],
  ['refunded', '100', '100', 'myBets.refunded', 'warn', true],
] as const)('a bet that is %s, with a stake of %s and %s back, is %s', (status, total, win, text, tone, hasReturn) =>
  expect(appearanceOf({ status, total, win })).toEqual({ text, tone, hasReturn }),
);
