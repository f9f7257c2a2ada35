// Weighs public pages as the web server composes them, with the games of the catalogue, and example data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputOf, Settings } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { readClientBuild } from '../../apps/web/server/client-build.ts';
import { pageDocument } from '../../apps/web/server/document.ts';
import type { Operator } from '../../apps/web/server/operators.ts';
import type { Renderer } from '../../apps/web/server/renderer.ts';
import { makePage } from '../../apps/web/server/shared-page.ts';
import { readSiteTexts } from '../../apps/web/server/site-texts.ts';
import type { Send } from '../../apps/web/src/shell/http/outcome.ts';
import type { RouteName } from '../../apps/web/src/shell/navigation/routes.ts';

const LANES = 6;
const GAMES_A_LANE = 50;

interface CatalogueGame {
  readonly gameCode: string;
  readonly gameType: string;
  readonly vendor: string;
  readonly art: string;
  readonly displayName: { readonly EN: string };
}

/** The demo's games but for the lotteries, whose cards come from their draws. */
const catalogueOf = (merchants: string): readonly CatalogueGame[] => {
  // The platform validates the file at its start.
  const { games } = JSON.parse(readFileSync(join(merchants, 'shared/content/games.json'), 'utf8')) as {
    games: readonly CatalogueGame[];
  };
  return games.filter(({ gameType }) => gameType !== 'LOTT');
};

/** As many lanes as the home page of a real operator has, with more games than it shows. */
function fullLanes(games: readonly CatalogueGame[]): OutputOf<'game.lanes'> {
  const [lane] = examples['game.lanes'].output.data.lanes;
  const [card] = lane?.cards ?? [];
  if (!lane || !card) throw new Error('The example of game.lanes has no card.');
  const cardAt = (index: number) => {
    const game = games[index % games.length];
    return game ? { ...card, ...game, displayName: game.displayName.EN } : card;
  };
  const laneAt = (index: number) => ({
    ...lane,
    id: `lane-${index}`,
    cards: Array.from({ length: GAMES_A_LANE }, (_, game) => cardAt(index * GAMES_A_LANE + game)),
  });
  return { data: { lanes: Array.from({ length: LANES }, (_, index) => laneAt(index)) } };
}

/** An operator's settings as its pages get them: those of its file in place of the example's. */
export function settingsOf(merchants: string, code: string): Settings {
  // The platform validates the file at its start.
  const file = JSON.parse(readFileSync(join(merchants, code, 'merchant.json'), 'utf8')) as {
    settings: Partial<Settings>;
  };
  return { ...examples['system.settings'].output, ...file.settings, merchant: code };
}

const exampleSend = (games: readonly CatalogueGame[]): Send => {
  // Each name is answered by the example of the same row.
  return (async (name: keyof typeof examples) => ({
    ok: true,
    value: name === 'game.lanes' ? fullLanes(games) : examples[name].output,
  })) as unknown as Send;
};

/** Size of a page with its CSS before compression, in KiB: what the phone has to read. */
export async function weighPage(
  web: string,
  renderer: Renderer,
  merchants: string,
  operator: Operator,
  route: RouteName,
): Promise<number> {
  const settings = settingsOf(merchants, operator.code);
  const subject = { operator, settings, language: 'EN', route, query: {} } as const;
  const maker = {
    renderer,
    build: readClientBuild(web),
    text: readSiteTexts(web)('EN'),
    send: exampleSend(catalogueOf(merchants)),
    now: Date.parse('2026-11-21T12:00:00Z'),
  };
  const page = await makePage(maker, subject);
  if (!page) throw new Error(`The page ${route} cannot be rendered from the examples.`);
  const place = { origin: 'https://www.example.com', canonicalPath: '/m/home', indexed: true };
  const { html } = pageDocument(page.template, page, place);
  return Buffer.byteLength(html) / 1024;
}
