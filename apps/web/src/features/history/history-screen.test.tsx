import type { Transaction } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { type FakePage, renderHtml } from '../../kit/fake-page.tsx';
import type { HistoryData, Missing } from './history.data.ts';
import { filterOf } from './history.rules.ts';
import { Screen, Skeleton } from './history-screen.tsx';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const [line] = examples['wallet.transactions'].output.items as readonly Transaction[];
if (!line) throw new Error('The example has no line.');
const sums = { ...examples['wallet.summary'].output, stakes: '2000', wins: '500', refunds: '300' };
const missing: Missing = { reference: 'AB12CD34', message: { text: 'failure.offline' } };

const page = (
  change: Partial<HistoryData> = {},
  query: Readonly<Record<string, string>> = {},
  shell: FakePage['shell'] = {},
): string => {
  const data: HistoryData = {
    filter: filterOf(query, now),
    lines: { entries: [line], cursor: null },
    totals: { at: 'known', sums },
    ...change,
  };
  const here = { navigation: { query: () => query }, clock: { now: () => now } };
  return renderHtml(<Screen data={data} query={query} />, { shell: { ...here, ...shell } });
};
const lines = (...changes: readonly Partial<Transaction>[]): Partial<HistoryData> => ({
  lines: { entries: changes.map((change, id) => ({ ...line, id: `${id}`, ...change })), cursor: null },
});
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');

describe('the totals', () => {
  test('name each sum of the period', () => {
    const text = plain(page());
    for (const sum of ['Deposited$150.00', 'Withdrawn$20.00', 'Staked$20.00', 'Won$5.00']) expect(text).toContain(sum);
  });

  test.each([
    ['what the member is down', sums, 'You’re down $12.00'],
    ['what the member is up', { ...sums, wins: '4200' }, 'You’re up $25.00'],
    ['that nothing is left', { ...sums, wins: '1700' }, 'You’re even'],
  ])('say in one sentence %s', (_, known, sentence) => {
    expect(page({ totals: { at: 'known', sums: known } })).toContain(sentence);
  });

  test('say nothing of bets where only deposits and withdrawals moved', () => {
    const html = page({ totals: { at: 'known', sums: { ...sums, stakes: '0', wins: '0', refunds: '0' } } });
    expect(html).toContain('Deposited');
    expect(html).not.toContain('Wins and refunds');
  });

  test('stay away where nothing moved', () => {
    const nothing = { ...sums, deposits: '0', withdrawals: '0', stakes: '0', wins: '0', refunds: '0' };
    expect(page({ totals: { at: 'known', sums: nothing } })).not.toContain('Deposited');
  });

  test.each([
    [{}, 'This month'],
    [{ period: 'all' }, 'All time'],
    [{ period: 'dates', from: '2026-11-01', to: '2026-11-20' }, 'Nov 1, 2026 – Nov 20, 2026'],
    [{ period: 'dates', from: '2026-11-20', to: '2026-11-20' }, 'Nov 20, 2026'],
    [{ period: 'dates', from: '2026-11-01' }, 'Nov 1, 2026 –'],
    [{ period: 'dates', to: '2026-11-20' }, '– Nov 20, 2026'],
    [{ period: 'dates' }, 'All time'],
  ])('%o are headed by their period', (query, title) => {
    expect(plain(page({}, query).match(/<h2[^>]*>.*?<\/h2>/)?.[0] ?? '')).toBe(title);
  });

  test('stay away where the back end has none, and say where they did not load', () => {
    expect(page({ totals: { at: 'absent' } })).not.toContain('Deposited');
    const html = page({ totals: { at: 'failed', missing } });
    for (const text of ['The totals didn’t load.', 'Reference AB12CD34', 'Try again', 'You are offline']) {
      expect(html).toContain(text);
    }
  });
});

describe('the filters', () => {
  const pressed = (html: string): readonly string[] =>
    [...html.matchAll(/<button[^>]*aria-pressed="true"[^>]*>([^<]*)</g)].map(([, text = '']) => text);

  test('show what is chosen', () => {
    expect(pressed(page())).toEqual(['This month', 'All']);
    expect(pressed(page({}, { period: 'today', type: 'bet' }))).toEqual(['Today', 'Bets']);
  });

  test('have two days of the calendar, filled in with those of the address', () => {
    const html = page({}, { period: 'dates', from: '2026-11-01', to: '2026-11-20' });
    expect(html).toMatch(/<input[^>]*type="date"[^>]*value="2026-11-01"/);
    expect(html).toMatch(/<input[^>]*type="date"[^>]*value="2026-11-20"/);
    expect(page()).not.toContain('type="date"');
  });
});

describe('the lines', () => {
  test('stand under their day with kind, time, signed amount and the balance after it', () => {
    const text = plain(page(lines({ at: '2026-11-21T11:05:00.000Z' })));
    expect(text).toMatch(/Today.*Rapid 5 · 202611210720Bet · \d\d:05− \$5\.00Balance \$1,279\.50/);
  });

  test('are never rounded, whatever the operator rounds elsewhere', () => {
    const settings = { ...examples['system.settings'].output, shownDigits: 0 };
    const html = page(lines({ amount: '-525' }), {}, { settings });
    expect(plain(html)).toContain('− $5.25');
  });

  test.each([
    ['a deposit', { type: 'deposit', reference: 'o1' }, '/m/order?id=o1'],
    ['a bet', { type: 'stake', reference: 'r1' }, '/m/member/bets?id=r1'],
    ['a withdrawal', { type: 'withdraw', reference: 'w1' }, '/m/withdraw?id=w1'],
  ] as const)('lead from %s to where it is told', (_, change, href) => {
    expect(page(lines(change))).toContain(`href="${href}"`);
  });

  test('without more to tell are no links', () => {
    expect(page(lines({ type: 'adjustment' }))).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*Correction/);
  });

  test('offer older ones, and say where they end', () => {
    expect(page()).toContain('That’s all.');
    const html = page({ lines: { entries: [line], cursor: 'c1' } });
    expect(html).toMatch(/<button[^>]*>Load more</);
    expect(html).not.toContain('That’s all.');
  });

  test('are announced by their number, and can be saved as a file', () => {
    expect(page()).toMatch(/role="status">1 transaction shown</);
    expect(page()).toContain('Download as CSV');
    expect(page(lines())).not.toContain('Download as CSV');
  });

  test('that did not load have a reference and another try', () => {
    const html = page({ lines: missing });
    for (const text of ['The list didn’t load', 'Reference AB12CD34', 'Try again']) expect(html).toContain(text);
  });
});

describe('a filter without lines', () => {
  test('has a picture only where no totals stand above it', () => {
    const picture = /<svg[^>]*viewBox="0 0 (?!24 24)/g;
    expect(page({ ...lines(), totals: { at: 'absent' } }).match(picture)).toHaveLength(1);
    expect(page(lines()).match(picture)).toBeNull();
  });

  test.each([
    [{}, 'No transactions', 'Show all time'],
    [{ type: 'deposit' }, 'No deposits', 'Show all time'],
    [{ type: 'withdraw', period: 'today' }, 'No withdrawals', 'Show all time'],
    [{ type: 'bet', period: 'all' }, 'No bets', 'See the draws'],
    [{ type: 'deposit', period: 'all' }, 'No deposits', 'href="/m/voucherCenter"'],
    [{ type: 'other', period: 'all' }, 'Nothing else', 'It will show up here'],
  ])('%o says what is missing and leads on', (query, title, way) => {
    const html = page(lines(), query);
    expect(html).toContain(title);
    expect(html).toContain(way);
  });
});

test('loads what the address shows by now, in the shape of its lines', () => {
  const html = page({ filter: filterOf({ type: 'bet' }, now) }, { type: 'deposit' });
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('Rapid 5');
});

test('has the shape of its lines while it loads, and no style of its own', () => {
  expect(renderHtml(<Skeleton />)).toContain('aria-busy="true"');
  expect(page()).not.toMatch(/\sstyle=/);
});
