// docs/flows/lobby.md: every tile, banner and promotion of both operators leads to what it shows.
import { get } from 'node:http';
import type { ActivityCard, GameCard, Lane, LaunchRequest } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { launchFormOf } from '../apps/web/src/features/launch-game/launch-form.rules.ts';
import { halfOf } from '../tools/test/run-seed.mjs';
import { withoutCaptcha } from './support/operators.ts';
import { expect, open, test } from './support/test.ts';
import { journeyLanguage, textOf } from './support/texts.ts';

interface Launch {
  readonly card: GameCard;
  readonly form: LaunchRequest | null;
}
interface Answer {
  readonly status: number;
  readonly gameUrl?: string;
}

/** Launches from the page's own origin, as its code does. */
const launchIn = (
  page: Page,
  merchant: string,
  token: string,
  forms: readonly (LaunchRequest | null)[],
): Promise<Answer[]> =>
  page.evaluate(
    async ({ headers, forms }) => {
      const answers: Answer[] = [];
      for (const form of forms) {
        const answer = await fetch('/wps/game/launchGame', { method: 'POST', headers, body: JSON.stringify(form) });
        const { value } = await answer.json();
        answers.push({ status: answer.status, gameUrl: value?.gameUrl });
      }
      return answers;
    },
    {
      headers: {
        'Content-Type': 'application/json',
        Merchant: merchant,
        Language: journeyLanguage,
        Authorization: token,
      },
      forms,
    },
  );

/** Reads a page of a game by its address, also where that leads on; its host has a name that only browsers resolve. */
const readPage = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, host, pathname, search } = new URL(address);
    const asked = get({ host: '127.0.0.1', port, path: pathname + search, headers: { Host: host } }, (answer) => {
      const { location } = answer.headers;
      if (location !== undefined) return resolve(readPage(new URL(location, address).href));
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    });
    asked.on('error', reject);
  });

/** What is wrong with the page that a tile has opened; null where it is the game of the tile. */
async function faultOf({ card }: Launch, { status, gameUrl }: Answer): Promise<string | null> {
  if (gameUrl === undefined) return `no address, status ${status}`;
  const { hostname, searchParams } = new URL(gameUrl);
  const html = await readPage(gameUrl);
  if (!hostname.startsWith('vendor.')) return searchParams.get('game') === card.gameCode ? null : gameUrl;
  return html.includes(`<h1>${card.displayName}</h1>`) ? null : `another page: ${html.slice(0, 300)}`;
}

for (const operator of ['aurora', 'lotus'] as const)
  test.describe(operator, () => {
    test.use({ operator, operators: { change: withoutCaptcha } });

    test(`every tile of ${operator} opens the game that it shows`, async ({ page, wire }) => {
      test.slow();
      await open(page, '/m/home');
      const { data } = (await wire.call('game.lanes')).body.value as { data: { lanes: Lane[] } };
      const cards = data.lanes.flatMap((lane) => lane.cards);
      const games = [...new Map(cards.map((card) => [`${card.vendor} ${card.gameCode}`, card])).values()];
      expect(games.length).toBeGreaterThanOrEqual(300);
      // A run takes every other game of one operator, and of the other the rest.
      const launches = halfOf(games, operator === 'aurora' ? 0 : 1).map((card) => ({
        card,
        form: launchFormOf(
          { vendor: card.vendor, code: card.gameCode },
          { language: journeyLanguage, safeBack: () => null },
        ),
      }));
      const answers: Answer[] = [];
      // Nobody may open more than 60 games a minute.
      for (let from = 0; from < launches.length; from += 50) {
        const forms = launches.slice(from, from + 50).map(({ form }) => form);
        answers.push(...(await launchIn(page, operator, (await wire.newMember()).token, forms)));
      }
      const wrong: string[] = [];
      for (const [at, launch] of launches.entries()) {
        const fault = await faultOf(launch, answers[at] ?? { status: 0 });
        if (fault) wrong.push(`${launch.card.vendor} ${launch.card.gameCode}: ${fault}`);
      }
      expect(wrong).toEqual([]);
    });

    test(`every banner and promotion of ${operator} opens its page`, async ({ page, context, site, wire }) => {
      await context.addCookies([{ name: 'language', value: journeyLanguage, url: site }]);
      await open(page, '/m/home');
      const banners = page.getByRole('region', { name: textOf('home.promotions') }).getByRole('link');
      const addresses = await banners.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        expect(new URL(page.url()).pathname, address).toBe(new URL(address, site).pathname);
      }
      const { items } = (await wire.call('content.activities')).body.value as { items: ActivityCard[] };
      expect(items.length).toBeGreaterThan(2);
      for (const { id, title } of items) {
        await page.goto(`/m/activity?id=${id}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
    });
  });
