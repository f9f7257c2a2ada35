// Weighs public pages as the web server composes them, with 24 tiles and example data.
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

const LANES = 4;
const TILES_A_LANE = 6;

/** Lanes of games with a name and a picture each, as many as the home page of a real operator has. */
function fullLanes(pictures: readonly string[]): OutputOf<'game.lanes'> {
  const [lane] = examples['game.lanes'].output.data.lanes;
  const [card] = lane?.cards ?? [];
  if (!lane || !card) throw new Error('The example of game.lanes has no card.');
  const cardAt = (index: number) => ({
    ...card,
    gameType: 'SLOT' as const,
    gameCode: `game-${index}`,
    displayName: `Fortune ${index} of the ${pictures[index % pictures.length]}`,
    art: pictures[index % pictures.length] ?? card.art,
  });
  const laneAt = (index: number) => ({
    ...lane,
    id: `lane-${index}`,
    cards: Array.from({ length: TILES_A_LANE }, (_, tile) => cardAt(index * TILES_A_LANE + tile)),
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

const exampleSend = (operator: Operator): Send => {
  const pictures = Object.keys(operator.art).filter((name) => name.startsWith('tile-'));
  // Each name is answered by the example of the same row.
  return (async (name: keyof typeof examples) => ({
    ok: true,
    value: name === 'game.lanes' ? fullLanes(pictures) : examples[name].output,
  })) as unknown as Send;
};

/** Size of a page with its CSS before compression, in KiB: what the phone has to read. */
export async function weighPage(
  web: string,
  renderer: Renderer,
  operator: Operator,
  route: RouteName,
  settings: Settings,
): Promise<number> {
  const subject = { operator, settings, language: 'EN', route, query: {} } as const;
  const maker = {
    renderer,
    build: readClientBuild(web),
    text: readSiteTexts(web)('EN'),
    send: exampleSend(operator),
    now: Date.parse('2026-11-21T12:00:00Z'),
  };
  const page = await makePage(maker, subject);
  if (!page) throw new Error(`The page ${route} cannot be drawn from the examples.`);
  const place = { origin: 'https://www.example.com', canonicalPath: '/m/home', indexed: true };
  const { html } = pageDocument(page.template, page, place);
  return Buffer.byteLength(html) / 1024;
}
