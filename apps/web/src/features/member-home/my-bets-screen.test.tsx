import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import type { Page } from '../../kit/older-pages.flow.ts';
import type { Bet } from './my-bets.rules.ts';
import { Screen, Skeleton } from './my-bets-screen.tsx';

const { items } = examples['game.bets'].output;
const page = (data: Page<Bet>): string => renderHtml(<Screen data={data} query={{}} />);

test('each bet names its lottery, draw, lines, stake and return, and leads to its lottery', () => {
  const html = page({ items, nextCursor: null });
  for (const text of ['Rapid 5', 'Draw 202611210719', '2 numbers', 'Odd', 'Part returned'])
    expect(html).toContain(text);
  expect(html).toContain('/m/launchGame?vendor=LOTT&amp;code=rapid5');
  expect(html).not.toContain('Show more');
});

test.each([
  ['straits4d', 'TCG_SEA'],
  ['mekong18', 'TCG_LOTTO_VN'],
])('GL-02 a bet on %s leads to its lottery by the form of %s', (game, vendor) => {
  const html = page({ items: [{ ...items[0], game, vendor }] as typeof items, nextCursor: null });
  expect(html).toContain(`/m/launchGame?vendor=${vendor}&amp;code=${game}`);
});

/** The numbers of the first line: a ring in brackets. */
function ballsOf(change: object): string[] {
  const [bet] = items;
  const line = { text: '2 numbers', numbers: [4, 17], hits: null };
  const html = page({ items: [{ ...bet, lines: [line], ...change }] as typeof items, nextCursor: null });
  return [...html.matchAll(/<b(?: class="([^"]*)")?>(\d+)<\/b>/g)].map(([, ring, text]) =>
    ring ? `(${text})` : `${text}`,
  );
}

test.each([
  ['of an open bet are rings', { status: 'open' }, ['(04)', '(17)']],
  ['that were not drawn are rings', { lines: [{ text: '', numbers: [4, 17], hits: [true, false] }] }, ['04', '(17)']],
  ['whose draw the back end does not name are filled', { status: 'won' }, ['04', '17']],
  ['of one digit have no zero before them', { status: 'won', digits: 1 }, ['4', '17']],
])('numbers %s', (_, change, balls) => expect(ballsOf(change)).toEqual(balls));

test('a bet of thirty lines folds all but the five that hit best', () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({ text: `Line ${at}`, numbers: [7], hits: [at === 29] }));
  const html = page({ items: [{ ...items[0], lines }] as typeof items, nextCursor: null });
  const [shown = '', folded = ''] = html.split('<details');
  expect(shown.match(/Line \d+/g)).toEqual(['Line 0', 'Line 1', 'Line 2', 'Line 3', 'Line 29']);
  expect(folded).toContain('25 more lines');
  expect(folded).toContain('Line 28');
});

test('names the receipt of each bet', () => expect(page({ items, nextCursor: null })).toContain('M47KAQKBZTQQ'));

test('offers older bets where there are some, and the draws where there are none', () => {
  expect(page({ items, nextCursor: 'x' })).toContain('Show more');
  expect(page({ items: [], nextCursor: null })).toContain('href="/m/game?lane=lottery"');
});

test('a line of the history leads to its one bet, and from there to all', () => {
  const [bet, ...others] = items as unknown as readonly [Bet, ...Bet[]];
  const one = (latest: readonly Bet[]): string =>
    renderHtml(<Screen data={{ items: latest, nextCursor: null }} query={{ id: bet.receipt }} />);
  expect(one([{ ...bet, receipt: 'other' }, bet, ...others]).match(/<article/g)).toHaveLength(1);
  expect(one([bet])).toMatch(/Draw 202611210719.*href="\/m\/member\/bets"/s);
  // It is looked for where it is not among the latest: no page says that there were no bets.
  expect(one([])).toContain('href="/m/member/bets"');
  expect(one([])).not.toContain('No bets yet');
});

test('has the shape of its cards while it loads', () => expect(renderHtml(<Skeleton />)).toContain('My bets'));

test.each([
  ['a bet that waits for its draw', 'a clock', { status: 'open' }, true],
  ['a win', 'a tick', { status: 'won', total: '10', win: '20' }, true],
  ['a loss', 'nothing', { status: 'lost', win: '0' }, false],
])('marks %s with %s', (_, _mark, change, marked) => {
  const html = page({ items: [{ ...items[0], ...change }] as typeof items, nextCursor: null });
  expect(/<\/h2><span class="[^"]*"><svg class="[^"]+"/.test(html)).toBe(marked);
});
