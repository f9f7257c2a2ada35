import type { DrawResult, Receipt } from '@foyer/contract';
import { expect, test } from 'vitest';
import { ticketKind } from './ticket-kind.rules.ts';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const issue = { issue: '7', opensAt: at(0), closesAt: at(50), drawsAt: at(60) } as never;
const next = { issue: '8', opensAt: at(60), closesAt: at(110), drawsAt: at(120) } as never;
const receipt = (status: Receipt['status'], win = '0') => ({ issue: '7', status, total: '200', win }) as Receipt;
const result = { issue: '7', numbers: [1, 2, 3, 4, 5], bonus: [], status: 'drawn' } as unknown as DrawResult;
const show = (balls: number) => ({ issue: '7', result, balls });
const idle = { show: null, pending: null };

test.each([
  ['waits until its draw', receipt('open'), idle, issue, 59, 'open'],
  ['is being drawn from the moment of its draw', receipt('open'), idle, issue, 60, 'drawing'],
  [
    'is being drawn while the result is not there yet',
    receipt('open'),
    { show: null, pending: '7' },
    next,
    61,
    'drawing',
  ],
  [
    'is being drawn while balls are to come',
    receipt('won', '900'),
    { show: show(3), pending: null },
    next,
    62,
    'drawing',
  ],
  ['is settled with the last ball', receipt('won', '900'), { show: show(5), pending: null }, next, 63, 'won'],
  ['is no win with less than its stake', receipt('won', '190'), idle, next, 70, 'back'],
  [
    'waits while another draw has the stage',
    receipt('open'),
    { show: { ...show(2), issue: '6' }, pending: null },
    issue,
    5,
    'open',
  ],
] as const)('a ticket %s', (_, ticket, table, current, seconds, kind) => {
  expect(ticketKind(ticket, table, current, seconds * 1000)).toBe(kind);
});
