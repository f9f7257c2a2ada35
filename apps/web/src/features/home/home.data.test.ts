import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import type { Failure, Send } from '../../shell/http/outcome.ts';
import { laneOf, loadHome, loadLanes } from './home.data.ts';

const failure: Failure = {
  ok: false,
  kind: 'network',
  errorCode: 'network',
  message: '',
  status: 0,
  reference: 'AB12CD34',
};

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
    const lotteries = { ...lane([card({ gameType: 'LOTT' })]), id: 'lottery' };
    const lanes = [
      { ...lane([card()]), id: 'slots' },
      { ...lane([card()]), id: 'live' },
      lotteries,
      { ...lane([card(), card({ playable: true })]), id: 'mixed' },
    ];
    const load = (async () => ({ ok: true, value: { data: { lanes } } })) as unknown as Send;
    const loaded = await loadLanes(load);
    const ids = loaded.at === 'there' ? loaded.value.map(({ id }) => id) : [];
    expect(ids).toEqual(['lottery', 'mixed', 'slots', 'live']);
  });

  test('is asked for with no more cards than it shows', async () => {
    const inputs: unknown[] = [];
    await loadLanes((async (_: string, input: unknown) => {
      inputs.push(input);
      return { ok: true, value: { data: { lanes: [] } } };
    }) as unknown as Send);
    expect(inputs).toEqual([{ most: '4' }]);
  });

  test('is cut; its title links to the rest and shows the count', () => {
    const shown = laneOf(lane(Array.from({ length: 20 }, () => card())));
    expect(shown.games).toHaveLength(4);
    expect(shown.count).toBe(128);
  });

  test('of lotteries has no tiles: its cards come from the draws', () => {
    expect(laneOf(lane([card({ gameType: 'LOTT' })]))).not.toHaveProperty('games');
    expect(laneOf(lane([]))).toHaveProperty('games', []);
  });
});
