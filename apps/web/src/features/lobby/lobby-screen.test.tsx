import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import type { Send } from '../../shell/http/outcome.ts';
import { loadLobby } from './lobby.data.ts';
import { Screen, Skeleton } from './lobby-screen.tsx';

const koi = { name: 'Koi Fortune', kind: 'Slots', art: 'tile-koi' };
const rapid = { name: 'Rapid 5', kind: 'Lottery', art: 'tile-rapid', launch: { code: 'rapid5', vendor: 'LOTT' } };
const lanes = [
  { id: 'slots', title: 'Slots', games: [koi] },
  { id: 'lottery', title: 'Lottery', games: [rapid] },
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
