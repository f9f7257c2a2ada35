import type { Receipt } from '@foyer/contract';
import { expect, test } from 'vitest';
import { kindOf, openTickets, outcomeOf } from './outcome.rules.ts';

const ticket = (status: Receipt['status'], total = '100', win = '0', placedAt = 0): Receipt => ({
  receipt: `R${placedAt}`,
  game: 'rapid5',
  issue: '7',
  lines: [],
  stakePerLine: total,
  total,
  win,
  status,
  placedAt: new Date(placedAt).toISOString(),
  result: null,
});

test.each([
  ['a win above the stake', [ticket('won', '100', '190')], 'won', 100n, 190n],
  ['a return below the stake', [ticket('won', '200', '190')], 'back', 200n, 190n],
  ['a return of just the stake', [ticket('won', '200', '200')], 'back', 200n, 200n],
  ['two tickets that lose together', [ticket('won', '100', '190'), ticket('lost')], 'back', 200n, 190n],
  ['two tickets that win together', [ticket('won', '100', '300'), ticket('lost')], 'won', 200n, 300n],
  ['no return', [ticket('lost'), ticket('lost')], 'lost', 200n, 0n],
  ['a refunded draw', [ticket('refunded', '100', '100')], 'refunded', 100n, 100n],
] as const)('%s is told as what it is', (_, receipts, kind, stake, amount) => {
  expect(kindOf(receipts)).toBe(kind);
  expect(outcomeOf('7', receipts)).toEqual({ issue: '7', kind, stake, amount });
});

test('a settled ticket stays among the open ones in its place until the next draw closes', () => {
  const tickets = [ticket('open', '100', '0', 1), ticket('lost', '100', '0', 2), ticket('open', '100', '0', 3)];
  const shown = (now: number) => openTickets(tickets, 1_000, now, null).map(({ receipt }) => receipt);
  expect(shown(999)).toEqual(['R3', 'R2', 'R1']);
  expect(shown(1_000)).toEqual(['R3', 'R1']);
});

test('a settled ticket that the member looks at stays', () => {
  const opened = (draw: string) => openTickets([ticket('lost')], 1_000, 1_000, draw);
  expect(opened('7')).toHaveLength(1);
  expect(opened('6')).toEqual([]);
});
