import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { type FakePage, renderHtml } from '../../kit/fake-page.tsx';
import type { TileGame } from '../../kit/games/tile-game.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import type { HomeDraw } from './draws.data.ts';
import type { HomeData } from './home.data.ts';
import { HomeHead } from './home-head.tsx';
import { Screen, Skeleton } from './home-screen.tsx';
import { packGame } from './pack-game.ts';

const renderedAt = Date.parse('2026-11-21T12:00:00.000Z');
const next: HomeDraw = {
  ...examples['game.draws'].output.items[0],
  closesAt: '2026-11-21T12:00:32.000Z',
  drawsAt: '2026-11-21T12:00:42.000Z',
  topPrize: '1250000',
} as HomeDraw;
const tile = (name: string, rest: Partial<TileGame> = {}) =>
  packGame({ name, kind: 'Slots', art: 'tile-koi', ...rest }, '');
const data: HomeData = {
  banners: {
    at: 'there',
    value: [
      {
        eyebrow: 'ON THE HOUSE',
        title: 'Play money for everybody',
        action: 'How it works',
        art: 'banner-brand',
        target: { to: 'route', route: 'activity', query: { id: 'demo-credit' } },
      },
    ],
  },
  lanes: {
    at: 'there',
    value: [
      {
        id: 'hot',
        title: 'Hot games',
        count: 128,
        games: [tile('Koi Fortune', { tag: 'hot' }), tile('Crash', { launch: { code: 'crash', vendor: 'HOUSE' } })],
      },
      { id: 'lottery', title: 'Lottery', count: 3 },
      { id: 'sports', title: 'Sports', count: 1, games: [tile('Penalty Rush')] },
    ],
  },
  draws: { at: 'there', value: [next] },
};
const state = { renderedAt, art: { base: '/art/', files: 'tile-koi.1.svg banner-brand.2.svg' } };
const home = (change: Partial<HomeData> = {}, page: FakePage = {}): string =>
  renderHtml(<Screen data={{ ...data, ...change }} query={{}} />, { ...page, state: { ...state, ...page.state } });

describe('home for visitors', () => {
  test('LA-02 banners, lanes and games in another language than the page say which', () => {
    const language = 'EN';
    const [banner] = data.banners.at === 'there' ? data.banners.value : [];
    const games = [tile('Koi Fortune', { language })];
    const html = home(
      {
        banners: { at: 'there', value: banner ? [{ ...banner, language }] : [] },
        lanes: {
          at: 'there',
          value: [{ id: 'hot', title: 'Hot games', count: 9, language, games: Array(6).fill(games[0]) }],
        },
      },
      { state: { language: 'UR' } },
    );
    const english = ' lang="en" dir="ltr">';
    for (const text of ['<b>Play money', '<small>ON THE HOUSE', '<h2>Hot games', '<span><b>Koi Fortune']) {
      expect(html).toContain(text.replace('>', english));
    }
    expect(html).toMatch(/<a[^>]* lang="en" dir="ltr"[^>]*>(?:<svg.*?<\/svg>)?Hot games/);
    expect(home({}, { state: { language: 'EN' } })).not.toContain(' lang="');
  });

  test('shows banner, next draw, categories and lanes, every one a real link', () => {
    const html = home();
    for (const text of ['Play money for everybody', 'Draw in 42 seconds', 'Hot games', 'Koi Fortune', 'All 128']) {
      expect(html).toContain(text);
    }
    for (const href of [
      '/m/activity?id=demo-credit',
      '/m/game?lane=hot',
      '/m/launchGame?vendor=HOUSE&amp;code=crash',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toContain('src="/art/tile-koi.1.svg"');
  });

  test('the first category is the chosen one, as its lane is the first below', () => {
    const chips = home().match(/<a[^>]*lane=[^>]*>(?=<svg)/g) ?? [];
    expect(chips.map((chip) => chip.includes('aria-current="location"'))).toEqual([true, false, false]);
  });

  test('counts down from the moment of rendering, so that hydration matches', () => {
    expect(home({}, { state: { renderedAt: renderedAt + 12_000 } })).toContain('Draw in 30 seconds');
    expect(home({}, { state: { renderedAt: renderedAt + 60_000 } })).toContain('Drawing now');
  });

  test.each([
    ['straits4d', 'TCG_SEA'],
    ['mekong18', 'TCG_LOTTO_VN'],
  ])('GL-02 the ticker and the card of %s lead to it by the form of %s', (game, vendor) => {
    const html = home({ draws: { at: 'there', value: [{ ...next, game, vendor }] } });
    expect(html.split(`href="/m/launchGame?vendor=${vendor}&amp;code=${game}"`)).toHaveLength(3);
  });

  test('marks a game that is coming soon, without a link', () => {
    expect(home()).toMatch(/<button type="button"[^>]*>(?:(?!<\/button>).)*Soon<(?:(?!<\/button>).)*Koi Fortune/);
  });

  test('says once above the lanes without a playable game that they are coming', () => {
    const games = [tile('Koi Fortune'), tile('Lantern Night')];
    const lane = (id: string) => ({ id, title: id, count: 2, games });
    const value = [{ id: 'lottery', title: 'Lottery', count: 3 }, lane('slots'), lane('live')];
    const html = home({ lanes: { at: 'there', value } });
    expect(html.match(/soon/gi)).toHaveLength(1);
    expect(html.indexOf('Coming soon')).toBeGreaterThan(html.indexOf('>Lottery</h2>'));
    expect(html.indexOf('Coming soon')).toBeLessThan(html.indexOf('>slots</h2>'));
  });

  test('shows the card of the draw of the ticker last, so that it does not stand twice on one screen', () => {
    const html = home({ draws: { at: 'there', value: [next, { ...next, game: 'moon3d', name: 'Moon 3D' }] } });
    expect(html.lastIndexOf('>Rapid 5<')).toBeGreaterThan(html.lastIndexOf('>Moon 3D<'));
  });

  test('shows the games of a lane of lotteries where there are no draws, and beside those that these have', () => {
    const lottery = (name: string, code: string) => tile(name, { launch: { code, vendor: 'LOTT' } });
    const games = [lottery('Rapid 5', next.game), lottery('Thai 49', 'thai49')];
    const lanes = {
      at: 'there',
      value: [{ id: 'lottery', title: 'Lottery', count: 2, games, hasDraws: true }],
    } as const;
    const linksTo = (html: string, code: string) => html.split(`code=${code}"`).length - 1;
    const none = home({ lanes, draws: { at: 'there', value: [] } });
    expect([linksTo(none, next.game), linksTo(none, 'thai49')]).toEqual([1, 1]);
    // The first is that of the ticker.
    const both = home({ lanes });
    expect([linksTo(both, next.game), linksTo(both, 'thai49')]).toEqual([2, 1]);
    expect(both).toContain('$1 wins up to');
    expect(both.indexOf('thai49')).toBeGreaterThan(both.indexOf('$1 wins up to'));
    const one = { at: 'there', value: [{ ...lanes.value[0], games: games.slice(1) }] } as const;
    expect(linksTo(home({ lanes: one }), 'thai49')).toBe(1);
  });

  test('shows no heading of a lane whose draws are not there', () => {
    expect(home({ draws: { at: 'there', value: [] } })).not.toContain('<h2>Lottery</h2>');
  });

  test('lets React take over the bars first, then the first screen, then the lanes and the foot', () => {
    const html = home();
    const boundary = /<!--\$-->.*?<!--\/\$-->/gs;
    const [upper = '', lanes = ''] = html.match(boundary) ?? [];
    for (const text of ['href="/m/login', 'href="/m/member/home"']) expect(html.replace(boundary, '')).toContain(text);
    for (const text of ['Play money for everybody', 'Draw in 42 seconds']) expect(upper).toContain(text);
    for (const text of ['Koi Fortune', '<footer']) expect(lanes).toContain(text);
  });

  test('names the stake that wins the top prize, where the back end says it', () => {
    expect(home()).toContain('$1 wins up to');
    expect(home({ draws: { at: 'there', value: [{ ...next, stake: null }] } })).toContain('Top prize, up to');
  });

  test('leads from its foot to the legal pages, to playing safely and to customer service', () => {
    const foot = home().split('<footer')[1] ?? '';
    for (const text of ['Terms', 'Privacy', 'Playing safely', 'Customer service']) expect(foot).toContain(text);
  });

  test('holds every picture for browsers without JavaScript', () => {
    const html = home({
      lanes: {
        at: 'there',
        value: [
          { id: 'lottery', title: 'Lottery', count: 3 },
          { id: 'hot', title: 'Hot', count: 2, games: [tile('Koi Fortune'), tile('Comet')] },
        ],
      },
    });
    expect(html.match(/<noscript><img [^>]*src="\/art\/tile-koi.1.svg"/g)).toHaveLength(2);
  });

  test('leaves a lane of one game to its category', () => {
    const html = home();
    expect(html).not.toContain('Penalty Rush');
    expect(html).toContain('href="/m/game?lane=sports"');
  });

  test('writes prizes in the operator’s money, without trailing zeros', () => {
    expect(home()).toContain('$12,500<');
  });

  test('has one heading of its own, one for every lane, and no style attribute', () => {
    const html = home();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.match(/<h2/g)).toHaveLength(2);
  });

  test('shows age, licence and a warning about addiction', () => {
    const html = home();
    expect(html).toContain('<b dir="ltr">18+</b>');
    expect(html).toContain(examples['system.settings'].output.licence);
    expect(html).toContain('Gambling can be addictive');
  });

  test('names the age of an operator with members from 21', () => {
    const settings = examples['system.settings'].output;
    const adults = { ...settings, register: { ...settings.register, minimumAge: 21 } };
    const html = home({}, { state: { settings: adults } });
    expect(html).toContain('21+');
    expect(html).not.toContain('18+');
  });
});

describe('banners of a back end of the specification', () => {
  const plain = { eyebrow: '', title: '', action: '', art: '' };
  const activity = { to: 'route', route: 'activity', query: { id: 'spring' } } as const;
  const value = [
    { ...plain, url: '/b/1.png', target: activity },
    { ...plain, url: 'https://cdn.example.com/b/2.png', target: { to: 'game' } as const },
    { ...plain, url: '/b/3.png', target: { to: 'outside', address: '' } as const },
  ];
  const html = (banners: HomeData['banners']) => home({ banners });

  test('BN-02 are their pictures, each with its own name, and no empty texts', () => {
    const shown = html({ at: 'there', value });
    expect(shown).toMatch(
      /<a [^>]*href="\/m\/activity\?id=spring"[^>]*><img src="https:\/\/cdn\.example\.com\/b\/1\.png" alt="Promotion 1" fetchPriority="high"\/><\/a>/,
    );
    // The others are fetched when the page works.
    for (const name of ['Promotion 2', 'Promotion 3'])
      expect(shown).toMatch(new RegExp(`<noscript><img alt="${name}" src="[^"]+"/></noscript>`));
    expect(shown).not.toMatch(/<(?:small|b|span)><\//);
  });

  test('BN-02 an operator’s picture may contain letters: only art is mirrored', () => {
    const art = /<img src="\/art\/[^>]*class="[^"]+"/;
    expect(home()).toMatch(art);
    expect(html({ at: 'there', value: value.slice(0, 1) })).not.toMatch(/<img src="https:[^>]*class=/);
  });

  test('a banner without picture and texts leaves no empty space', () => {
    const none = { ...plain, target: { to: 'outside', address: '' } as const };
    expect(html({ at: 'there', value: [none] })).not.toContain('aria-label="Promotions"');
    for (const url of ['javascript:alert(1)', 'https://elsewhere.example/b/1.png'])
      expect(html({ at: 'there', value: [{ ...none, url }] })).not.toContain('aria-label="Promotions"');
  });
});

describe('a section of home that failed', () => {
  const failed = { at: 'failed', reference: 'AB12CD34' } as const;

  test.each(['banners', 'lanes', 'draws'] as const)(
    '%s: shows its failure in place, with a reference, and the others stay',
    (part) => {
      const html = home({ [part]: failed });
      expect(html).toContain('Reference AB12CD34');
      expect(html).toContain('Try again');
      expect(html.match(/This part didn’t load<\/b>/g)).toHaveLength(1);
      expect(html).toContain(part === 'lanes' ? 'Draw in 42 seconds' : 'Koi Fortune');
    },
  );
});

describe('the bar of home', () => {
  const session = { id: 'a', token: 't', userName: 'demo' } as SessionInfo;
  const member = { current: () => session };

  test('offers a visitor the language, log-in and registration', () => {
    const html = renderHtml(<HomeHead />, { state });
    expect(html).toContain('href="/m/login"');
    expect(html).toContain('href="/m/register"');
    expect(html).toContain('aria-label="Language"');
    expect(html).not.toContain('/m/voucherCenter');
  });

  test('is a visitor’s bar in the HTML even with a session: pages are shared', () => {
    expect(renderHtml(<HomeHead />, { state, shell: { session: member } })).toContain('href="/m/login"');
  });
});

test('the skeleton of home has its shape and says that it loads', () => {
  const html = renderHtml(<Skeleton />, { state });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-label="Loading"');
  expect(html).not.toMatch(/\sstyle=/);
});
