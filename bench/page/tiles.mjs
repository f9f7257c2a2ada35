// Scrolls a category of the lobby and measures how evenly its frames come.
import { CATALOGUE_KEY, LANE } from './catalogue.mjs';
import { FRAMES, gaps, presented } from './frames.mjs';
import { closePrompts, sleep, until } from './wait.mjs';

const GESTURE = { x: 180, y: 500, speed: 3000, gestureSourceType: 'mouse' };
/** Pixels: through all of the tiles. */
const DISTANCE = 15_000;
const LEAST_SCROLLED = 10_000;
const REST_MS = 2000;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const TILES = `document.querySelectorAll('main section a[href*="launchGame"]').length`;
const MORE = `[...document.querySelectorAll('main > div > button')].find((one) => one.textContent === 'Show more games')`;

async function openLane(page, site, tiles, height) {
  await page.value(`sessionStorage.setItem('${CATALOGUE_KEY}', 'lane ${tiles}')`);
  await page.on('Page.navigate', { url: `${site}/m/game?lane=${LANE}` });
  await until(page, `a category of ${tiles} tiles`, tiles === 0 ? `${TILES} === 0` : `${TILES} === 24 && !!${MORE}`);
  while (tiles > 0 && (await page.value(TILES)) < tiles) {
    const before = await page.value(TILES);
    await page.value(`${MORE}.click()`);
    await until(page, 'more tiles', `${TILES} > ${before}`);
  }
  await sleep(REST_MS);
  await closePrompts(page);
  // An empty category is as high as the full one was, so that both are scrolled equally far.
  if (tiles === 0) await page.value(`document.querySelector('main').style.minHeight = '${height}px'`);
}

/** Scrolls a category of so many tiles from its begin to its end; answers how far, and how evenly its frames came. */
export async function scrollTiles(phone, page, { site, tiles, height }) {
  await openLane(page, site, tiles, height);
  const events = await phone.trace(FRAMES, async () => {
    await page.value("performance.mark('tiles-from')");
    await page.on('Input.synthesizeScrollGesture', { ...GESTURE, yDistance: -DISTANCE });
    await page.value("performance.mark('tiles-to')");
  });
  const frames = presented(events, 'tiles');
  const sorted = gaps(frames.map(({ at }) => at / 1000)).sort((a, b) => a - b);
  const ofPage = JSON.parse(
    await page.value('JSON.stringify({ y: scrollY, height: document.querySelector("main").offsetHeight })'),
  );
  if (ofPage.y < LEAST_SCROLLED) throw new Error(`${tiles} tiles were scrolled by ${ofPage.y} px only`);
  return { p95: percentile(sorted, 0.95), slowest: sorted.at(-1), frames: frames.length, height: ofPage.height };
}
