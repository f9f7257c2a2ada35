import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import type { BetsPage } from './my-bets.flow.ts';
import { Screen, Skeleton } from './my-bets-screen.tsx';

const { items } = examples['game.bets'].output;
const page = (data: BetsPage): string => renderHtml(<Screen data={data} query={{}} />);

test('each bet names its lottery, draw, lines, stake and return, and leads to its lottery', () => {
  const html = page({ items, nextCursor: null });
  for (const text of ['Rapid 5', 'Draw 202611210719', '2 numbers', 'Odd', 'Part returned'])
    expect(html).toContain(text);
  expect(html).toContain('/m/launchGame?vendor=LOTT&amp;code=rapid5');
  expect(html).not.toContain('Show more');
});

test('offers older bets where there are some, and the draws where there are none', () => {
  expect(page({ items, nextCursor: 'x' })).toContain('Show more');
  expect(page({ items: [], nextCursor: null })).toContain('href="/m/game?lane=lottery"');
});

test('has the shape of its cards while it loads', () => expect(renderHtml(<Skeleton />)).toContain('My bets'));
