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
  renderHtml(<Screen data={{ lanes, isWhole: true }} query={query} />, { state: { route: 'game', query } });

test('games of one name at two vendors say their vendors on their tiles', async () => {
  const [lane] = examples['game.lanes'].output.data.lanes;
  const cards = ['AE', 'SUN_CITY'].map((vendor) => ({
    ...lane?.cards[0],
    displayName: 'Baccarat',
    vendor,
    gameCode: 'bac',
  }));
  const load = (async () => ({ ok: true, value: { data: { lanes: [{ ...lane, cards }] } } })) as unknown as Send;
  const outcome = await loadLobby(load);
  if (!outcome.ok) throw new Error('no lobby');
  const html = renderHtml(<Screen data={outcome.value} query={{}} />, { state: { route: 'game' } });
  for (const vendor of ['AE', 'SUN CITY']) expect(html).toContain(` · ${vendor}</small>`);
});

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
      [
        ...lobby(query).matchAll(/<button(?![^>]*aria-label)[^>]*aria-pressed="(true|false)"[^>]*>(.*?)<\/button>/g),
      ].map(
        ([, chosen, inner = '']) =>
          `${inner
            .replace(/<[^>]*>/g, ' ')
            .trim()
            .replace(/\s+/g, ' ')}${chosen === 'true' ? ' *' : ''}`,
      );
    const vendors = ['All vendors *', 'Lotteries', 'TCG', 'PG SOFT'];
    const own = ['Favourites', 'Recently played'];
    expect(chips({})).toEqual(['All *', ...own, 'Slots 1,200', 'Lottery 1', ...vendors]);
    expect(chips({ lane: 'slots', vendor: 'PG_SOFT' })).toEqual([
      'All',
      ...own,
      'Slots 1,200 *',
      'Lottery 1',
      'All vendors',
      'TCG',
      'PG SOFT *',
    ]);
    // One vendor is no choice.
    expect(chips({ lane: 'lottery' })).toEqual(['All', ...own, 'Slots 1,200', 'Lottery 1 *']);
  });

  test('has a named search and marks the chosen category', () => {
    const html = lobby({ lane: 'slots' });
    expect(html).toMatch(/<form[^>]*role="search"/);
    expect(html).toMatch(/<label[^>]*>Search games</);
    expect(html).toMatch(/aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Slots/);
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('says that a category is empty and offers all games', () => {
    const empty = { id: 'slots', title: 'Slots', games: [], vendors: [], count: 0 };
    const data = { lanes: [empty, ...lanes.filter(({ id }) => id !== 'slots')], isWhole: true };
    const html = renderHtml(<Screen data={data} query={{ lane: 'slots' }} />, { state: { route: 'game' } });
    expect(html).toContain('No game by that name');
    expect(html).toContain('Show all games');
  });

  test('without any games says so, and leads home', () => {
    const html = renderHtml(<Screen data={{ lanes: [], isWhole: true }} query={{}} />, { state: { route: 'game' } });
    expect(html).toContain('No games yet');
    expect(html).toContain('Back to home');
    expect(html).not.toContain('Show all games');
  });

  test('shows the first 24 games and the way to more, and no way where that is all', () => {
    const games = Array.from({ length: 30 }, (_, at) => ({ ...koi, name: `Koi ${at}` }));
    const many = [{ id: 'slots', title: 'Slots', games, vendors: ['PG_SOFT'], count: 30 }];
    const html = renderHtml(<Screen data={{ lanes: many, isWhole: true }} query={{}} />, { state: { route: 'game' } });
    expect(html.match(/Koi \d+/g)).toHaveLength(24);
    expect(html).toContain('Show more games');
    expect(lobby()).not.toContain('Show more games');
    const first = renderHtml(<Screen data={{ lanes, isWhole: false }} query={{}} />, { state: { route: 'game' } });
    expect(first).toContain('Show more games');
  });

  test('marks a game whose vendor is in maintenance, in its place', () => {
    const resting = { ...gem, maintenance: true as const, launch: { code: 'gem', vendor: 'RNG' } };
    const data = { lanes: [{ id: 'slots', title: 'Slots', games: [resting], vendors: [], count: 1 }], isWhole: true };
    const html = renderHtml(<Screen data={data} query={{}} />, { state: { route: 'game' } });
    expect(html).toContain('>Maintenance<');
    expect(html).toContain('Open now');
  });

  test('asks for the first games of each category, and for all of them later', async () => {
    const inputs: unknown[] = [];
    const card = examples['game.lanes'].output.data.lanes[0]?.cards[0];
    const cards = Array.from({ length: 9 }, () => card);
    const load = (async (_: string, input: unknown) => {
      inputs.push(input);
      return {
        ok: true,
        value: { data: { lanes: [{ ...examples['game.lanes'].output.data.lanes[0], cards, gameCount: 9 }] } },
      };
    }) as unknown as Send;
    const [first, all] = [await loadLobby(load), await loadLobby(load, 'all')];
    expect(inputs).toEqual([{ most: '6' }, {}]);
    expect(
      [first, all].map((loaded) => loaded.ok && [loaded.value.lanes[0]?.games.length, loaded.value.isWhole]),
    ).toEqual([
      [6, false],
      [9, true],
    ]);
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
