// Watches draws of a lottery with a bet of the member's own, and reads from the browser's trace when frames were presented.
import { FRAMES, gaps, presented } from './frames.mjs';
import { sleep, until } from './wait.mjs';

/** The room's stage stands for four to five seconds; the rest is the ticket that settles. */
const WATCH_MS = 7000;
const LEAST_SECONDS = 9;

/** Clicks the shown element of a selector whose text begins so. */
async function click(page, selector, text) {
  const found = `[...document.querySelectorAll('${selector}')].find((one) => one.textContent.trim().startsWith('${text}') && one.offsetParent)`;
  await until(page, text, `!!${found}`);
  await page.value(`${found}.click()`);
}

const SECONDS_LEFT = `document.querySelector('[role=timer]')?.textContent.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)`;

/** Into the room of a member who is logged in. */
export async function enterRoom(page, site) {
  await page.on('Page.navigate', { url: `${site}/m/launchGame?vendor=LOTT&code=rapid5` });
  await until(page, 'the room', `location.hostname.startsWith('games.') && !!document.querySelector('[role=timer]')`);
  await page.value(KEEP_DRAWING);
}

async function placeBet(page) {
  await until(page, 'time for a bet', `${SECONDS_LEFT} > ${LEAST_SECONDS}`);
  await click(page, '[role=tab]', 'Pick');
  await click(page, '[role=radio]', '1 number');
  await click(page, '.picker .pick', '7');
  await click(page, 'button', 'Add to slip');
  await click(page, 'button', 'Place bet');
  await click(page, 'button', 'See my bets');
}

/** Something changes in every frame, so that each one that is late leaves a gap: the browser presents none in which nothing changed. */
const KEEP_DRAWING = `(() => { const dot = document.body.appendChild(document.createElement('i'));
  dot.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;background:#888';
  requestAnimationFrame(function next(at) { dot.style.opacity = 0.5 + (at % 100) / 200; requestAnimationFrame(next); }); })()`;

async function watch(phone, page, name) {
  const events = await phone.trace(FRAMES, async () => {
    await page.value(`performance.mark('${name}-from')`);
    await sleep(WATCH_MS);
    await page.value(`performance.mark('${name}-to')`);
  });
  const between = gaps(presented(events, name).map(({ at }) => at / 1000)).sort((a, b) => a - b);
  return { slowest: between.at(-1), over: between.filter((gap) => gap > 50).length, frames: between.length };
}

/** One draw from the first ball on, and as long a time of the same room at rest before it. */
export async function watchDraw(phone, page) {
  await placeBet(page);
  await until(page, 'a calm moment', `${SECONDS_LEFT} > ${LEAST_SECONDS}`);
  const rest = await watch(phone, page, 'rest');
  await until(page, 'the draw', `!!document.querySelector('.stage')`);
  const draw = await watch(phone, page, 'draw');
  return { rest, draw };
}
