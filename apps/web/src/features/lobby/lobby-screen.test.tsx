import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import type { Send } from '../../shell/http/outcome.ts';
import { loadLobby } from './lobby.data.ts';
import { Screen, Skeleton } from './lobby-screen.tsx';

const koi = { name: 'Koi Fortune', kind: 'Slots', art: 'tile-koi', vendor: 'PG_SOFT' };
const gem = { name: 'Gem Field', kind: 'Slots', art: 'tile-gem', vendor: 'RNG' };
const rapid = {
  ...{ name: 'Rapid 5', kind: 'Lottery', art: 'tile-rapid', vendor: 'LOTT' },
  launch: { code: 'rapid5', vendor: 'LOTT' },
};
const lanes = [
  { id: 'slots', title: 'Slots', games: [koi, gem], vendors: ['PG_SOFT', 'RNG'], count: 1200 },
  { id: 'lottery', title: 'Lottery', games: [rapid], vendors: ['LOTT'], count: 1 },
];
const lobby = (query = {}): string =>
  renderHtml(<Screen data={{ lanes }} query={query} />, { state: { route: 'game', query } });

describe('the lobby', () => {
  test('RT-10 the lobby lists playable games first, with links that return to it', () => {
    const html = lobby();
    expect(html.indexOf('Rapid 5')).toBeLessThan(html.indexOf('Koi Fortune'));
    expect(html).toContain('href="/m/launchGame?vendor=LOTT&amp;code=rapid5&amp;backUrl=%2Fm%2Fgame"');
    expect(html).toContain('Coming soon');
  });

  test('RT-10 the lobby opens its address’s category, and all games for an unknown one', () => {
    expect(lobby({ lane: 'slots' })).not.toContain('Rapid 5');
    expect(lobby({ lane: 'none' })).toContain('Rapid 5');
  });

  test('shows each category with its count, and the vendors of the chosen one in their order', () => {
    const chips = (query: Readonly<Record<string, string>>): string[] =>
      [...lobby(query).matchAll(/<button[^>]*aria-pressed="(true|false)"[^>]*>(.*?)<\/button>/g)].map(
        ([, chosen, inner = '']) =>
          `${inner
            .replace(/<[^>]*>/g, ' ')
            .trim()
            .replace(/\s+/g, ' ')}${chosen === 'true' ? ' *' : ''}`,
      );
    const vendors = ['All vendors *', 'Lotteries', 'TCG', 'PG SOFT'];
    expect(chips({})).toEqual(['All *', 'Slots 1,200', 'Lottery 1', ...vendors]);
    expect(chips({ lane: 'slots', vendor: 'PG_SOFT' })).toEqual([
      'All',
      'Slots 1,200 *',
      'Lottery 1',
      'All vendors',
      'TCG',
      'PG SOFT *',
    ]);
    // One vendor is no choice.
    expect(chips({ lane: 'lottery' })).toEqual(['All', 'Slots 1,200', 'Lottery 1 *']);
  });

  test('has a named search and marks the chosen category', () => {
    const html = lobby({ lane: 'slots' });
    expect(html).toMatch(/<form[^>]*role="search"/);
    expect(html).toMatch(/<label[^>]*>Search games</);
    expect(html).toMatch(/aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Slots/);
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('says that a category is empty and offers all games', () => {
    const html = renderHtml(<Screen data={{ lanes: [] }} query={{}} />, { state: { route: 'game' } });
    expect(html).toContain('No game by that name');
    expect(html).toContain('Show all games');
  });

  test('loads the platform’s lanes, and fails as a page without them', async () => {
    const answer = { ok: true, value: examples['game.lanes'].output };
    const loaded = await loadLobby((async () => answer) as unknown as Send);
    expect(loaded.ok && loaded.value.lanes[0]?.games[0]?.name).toBe('Rapid 5');
    const failure = { ok: false, reference: 'AB12CD34' };
    expect(await loadLobby((async () => failure) as unknown as Send)).toEqual(failure);
  });

  test('shows a skeleton of the lobby while loading', () => {
    expect(renderHtml(<Skeleton />, { state: { route: 'game' } })).toContain('aria-busy="true"');
  });
});
