// Attacks memory: random queries, hosts and ports must not fill a small heap's caches.
import { Agent } from 'node:http';
import { brief, inParallel, send } from './client.ts';
import type { Product } from './product.ts';
import type { Attack, Suite } from './suite.ts';

const HEAP_MIB = 640;
/** More than a quiet node uses, far less than its heap has. */
const MOST_HEAP_MIB = 320;
const FLOOD = 4_900;
const WIDTH = 48;
const VISITS_OF_A_PAGE = 4;
/** More than there are real pages, languages and lanes to make in the time of the flood. */
const MOST_PAGES_MADE = 400;
const MIB = 2 ** 20;

interface Gauges {
  readonly heapMib: number;
  readonly pagesMade: number;
}

async function readGauges(port: number): Promise<Gauges> {
  const { text } = await send({ port, path: '/metrics', timeoutMs: 30_000 });
  const gauge = (name: string): number =>
    Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    heapMib: gauge('foyer_site_nodejs_heap_size_used_bytes') / MIB,
    pagesMade: gauge('foyer_site_pages_made_total'),
  };
}

/** The lobby's page is the largest, so most visits go there. */
const LOBBY_SHARE = 16;
const pathOf = ({ random }: Attack): string =>
  random.number(LOBBY_SHARE) > 0 ? `/m/game?lane=${random.text(8)}` : `/m/news?id=${random.text(8)}`;

interface Visit {
  readonly path: string;
  readonly host: string;
}

/** Addresses of pages, each with a query of its own. */
const pagesOf = (attack: Attack): string[] =>
  Array.from({ length: Math.ceil(FLOOD / VISITS_OF_A_PAGE) }, () => pathOf(attack));

/** Each page visited through several hosts and ports. */
const visitsOf = ({ random }: Attack, pages: readonly string[]): Visit[] =>
  pages.flatMap((path) => {
    const name = random.pick(['localhost', 'aurora.localhost', `${random.text(6)}.example`]);
    return Array.from({ length: VISITS_OF_A_PAGE }, () => ({ path, host: `${name}:${1024 + random.number(60_000)}` }));
  });

/** Visits as fast as the node answers; answers how many got no answer. */
async function flood(attack: Attack, product: Product, visits: readonly Visit[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: WIDTH });
  let lost = 0;
  await inParallel(visits, WIDTH, async ({ path, host }) => {
    if (!product.isAlive()) return;
    attack.sent();
    await send({ port: product.port, path, headers: { Host: host }, agent, timeoutMs: 60_000 }).catch(() => {
      lost += 1;
    });
  });
  agent.destroy();
  return lost;
}

/** A page that was made before is answered without being made again. */
async function checkKnownPage(attack: Attack, { port }: Product): Promise<void> {
  await send({ port, path: '/m/home' });
  const before = await readGauges(port);
  const answer = await send({ port, path: '/m/home' });
  const after = await readGauges(port);
  attack.sent(2);
  if (answer.status !== 200) attack.finding('a real page is refused after the flood', 'GET /m/home', brief(answer));
  const made = after.pagesMade - before.pagesMade;
  if (made > 0) attack.finding('a page that was just made is made again', 'GET /m/home twice', `${made} pages made`);
}

async function run(attack: Attack): Promise<void> {
  const product = await attack.start({ nodeOptions: [`--max-old-space-size=${HEAP_MIB}`] });
  const { port } = product;
  await send({ port, path: '/m/home' });
  const before = await readGauges(port);
  const pages = pagesOf(attack);
  const request = `${FLOOD} GETs of /m/game?lane=… and /m/news?id=…, through random hosts and ports`;
  const lost = await flood(attack, product, visitsOf(attack, pages));
  if (!product.isAlive())
    return attack.finding(`visitors end a node with ${HEAP_MIB} MiB of heap`, request, product.output());
  const { heapMib, pagesMade } = await readGauges(port);
  const made = pagesMade - before.pagesMade;
  const heap = `${before.heapMib.toFixed(0)} → ${heapMib.toFixed(0)} MiB of heap`;
  attack.note(`${heap}, ${made} pages made, ${lost} visits without an answer`);
  if (!(heapMib < MOST_HEAP_MIB)) attack.finding(`the heap is over ${MOST_HEAP_MIB} MiB after a flood`, request, heap);
  if (!(made < MOST_PAGES_MADE)) attack.finding('random queries and hosts make pages', request, `${made} pages made`);
  await checkKnownPage(attack, product);
}

export const memory: Suite = {
  name: 'memory',
  tries: `${FLOOD} anonymous visits with random queries, hosts and ports, on ${HEAP_MIB} MiB of heap`,
  run,
};
