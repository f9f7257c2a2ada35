import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import type { Failure, Send } from '../../shell/http/outcome.ts';
import { type HomeDraw, loadDraws } from './draws.data.ts';
import { laneOf, loadHome, loadLanes } from './home.data.ts';

const failure: Failure = {
  ok: false,
  kind: 'network',
  errorCode: 'network',
  message: '',
  status: 0,
  reference: 'AB12CD34',
};

const noDraws = { at: 'there', value: [] } as const;

/** Answers every call with its example, but for those that fail. */
const sendWithout = (...failing: readonly string[]): Send =>
  (async (name: keyof typeof examples) =>
    failing.includes(name) ? failure : { ok: true, value: examples[name].output }) as unknown as Send;

const card = (change = {}) => ({
  accountTypeName: 'Slots',
  displayName: 'Koi Fortune',
  art: 'tile-koi',
  vendor: 'DEMO',
  gameCode: 'koi-fortune',
  gameType: 'SLOT' as const,
  tag: null,
  playable: false,
  maintenance: false,
  ...change,
});
const lane = (cards: readonly ReturnType<typeof card>[]) => ({
  id: 'hot',
  title: 'Hot games',
  cards: [...cards],
  gameClassify: { vendors: [] },
  gameCount: 128,
});

describe('the data of home', () => {
  test('all three sections load in parallel', async () => {
    const outcome = await loadHome(sendWithout());
    expect(outcome).toMatchObject({
      ok: true,
      value: { banners: { at: 'there' }, lanes: { at: 'there' }, draws: { at: 'there' } },
    });
  });

  test('a draw carries its vendor only where that is not LOTT: the page has no byte to spare', async () => {
    const [draw] = examples['game.draws'].output.items;
    const items = [draw, { ...draw, game: 'straits4d', vendor: 'TCG_SEA' }];
    const load = (async () => ({ ok: true, value: { items } })) as unknown as Send;
    const draws = await loadDraws(load);
    expect(draws.at === 'there' && draws.value.map(({ vendor }) => vendor)).toEqual([undefined, 'TCG_SEA']);
    expect(draws.at === 'there' && Object.keys(draws.value[0] ?? {})).not.toContain('vendor');
  });

  test.each(['content.banners', 'game.lanes', 'game.draws'])('without %s the other sections show', async (name) => {
    const outcome = await loadHome(sendWithout(name));
    expect(outcome.ok).toBe(true);
    const parts = Object.values(outcome.ok ? outcome.value : {});
    expect(parts.filter(({ at }) => at === 'there')).toHaveLength(2);
    expect(parts).toContainEqual({ at: 'failed', reference: 'AB12CD34' });
  });

  test('the page fails only when all sections fail', async () => {
    expect(await loadHome(sendWithout('content.banners', 'game.lanes', 'game.draws'))).toEqual(failure);
  });
});

describe('a lane on home', () => {
  test('has only the fields that its tile shows', () => {
    expect(laneOf(lane([card({ tag: 'hot' }), card({ playable: true })])).games).toEqual([
      ['Koi Fortune', 'tile-koi', '', 'koi-fortune', 'DEMO'],
      ['Koi Fortune', 'tile-koi', '', '', '', { tag: 'hot' }],
    ]);
  });

  test('with games to play stands before those without; the operator’s order holds within both', async () => {
    const lotteries = { ...lane([card({ gameType: 'LOTT', playable: true })]), id: 'lottery' };
    const lanes = [
      { ...lane([card()]), id: 'slots' },
      { ...lane([card()]), id: 'live' },
      lotteries,
      { ...lane([card(), card({ playable: true })]), id: 'mixed' },
    ];
    const load = (async () => ({ ok: true, value: { data: { lanes } } })) as unknown as Send;
    const loaded = await loadLanes(load, noDraws);
    const ids = loaded.at === 'there' ? loaded.value.map(({ id }) => id) : [];
    expect(ids).toEqual(['lottery', 'mixed', 'slots', 'live']);
  });

  test('is asked for with no more cards than it shows', async () => {
    const inputs: unknown[] = [];
    await loadLanes(
      (async (_: string, input: unknown) => {
        inputs.push(input);
        return { ok: true, value: { data: { lanes: [] } } };
      }) as unknown as Send,
      noDraws,
    );
    expect(inputs).toEqual([{ most: '4' }]);
  });

  test('is cut; its title links to the rest and shows the count', () => {
    const shown = laneOf(lane(Array.from({ length: 20 }, () => card())));
    expect(shown.games).toHaveLength(4);
    expect(shown.count).toBe(128);
  });

  test('has its vendor on a tile whose name another vendor has, too', () => {
    const games = laneOf(lane([card(), card({ vendor: 'SUN_CITY' }), card({ displayName: 'Comet' })])).games;
    expect(games?.map(([, , kind]) => kind)).toEqual(['', 'Slots · SUN CITY', 'Slots']);
  });
});

describe('a lane of lotteries on home', () => {
  const [draw] = examples['game.draws'].output.items;
  // The example has a draw.
  const drawn = (...games: readonly string[]) => games.map((game) => ({ ...draw, game }) as HomeDraw);
  const lottery = (gameCode: string, change = {}) =>
    card({ gameType: 'LOTT', vendor: 'LOTT', gameCode, displayName: gameCode, playable: true, ...change });
  const named = (...codes: readonly string[]) => lane(codes.map((code) => lottery(code)));
  const codesOf = (...given: Parameters<typeof laneOf>) => laneOf(...given).games?.map(([, , , code]) => code);

  test('has no tiles where the cards of the draws fill it', () => {
    expect(laneOf(named('a', 'b', 'c', 'd'), drawn('a', 'b', 'c'))).not.toHaveProperty('games');
    expect(laneOf(named('a', 'b'), drawn('a', 'b'))).not.toHaveProperty('games');
    expect(laneOf(lane([]))).toHaveProperty('games', []);
  });

  test('has its own tiles where there are no draws', () => {
    expect(codesOf(named('a', 'b'))).toEqual(['a', 'b']);
    expect(laneOf(named('a'))).toHaveProperty('hasDraws', true);
  });

  test('has beside the draws the lotteries that these lack and that can be played', () => {
    const cards = [lottery('a'), lottery('later', { playable: false }), lottery('b'), lottery('c')];
    expect(codesOf(lane(cards), drawn('b'))).toEqual(['a', 'c']);
    expect(codesOf(lane(cards), drawn('b', 'x'))).toEqual(['a']);
  });

  test('shows its tiles where the back end does not offer draws', async () => {
    const value = { data: { lanes: [named('a', 'b')] } };
    const absent = { ...failure, kind: 'refused', status: 404, errorCode: 'not.found' };
    const load = (async (name: string) =>
      name === 'game.lanes' ? { ok: true, value } : name === 'game.draws' ? absent : failure) as unknown as Send;
    const outcome = await loadHome(load);
    expect(outcome).toMatchObject({
      ok: true,
      value: { lanes: { at: 'there', value: [{ id: 'hot', hasDraws: true }] } },
    });
  });

  test('waits for the draws that load beside it', async () => {
    const load = (async (name: string) =>
      name === 'game.lanes'
        ? { ok: true, value: { data: { lanes: [named('a', 'b', 'c')] } } }
        : name === 'game.draws'
          ? { ok: true, value: { items: drawn('a', 'b', 'c') } }
          : failure) as unknown as Send;
    const outcome = await loadHome(load);
    expect(outcome.ok && outcome.value.lanes).toEqual({
      at: 'there',
      value: [{ id: 'hot', title: 'Hot games', count: 128 }],
    });
  });
});
