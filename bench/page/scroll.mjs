// Scrolls the history and measures how evenly its frames come.
import { FRAMES, gaps, presented } from './frames.mjs';
import { LIST_KEY } from './long-list.mjs';
import { closePrompts, sleep } from './wait.mjs';

/** Wheel: the emulated touch screen of a headless browser takes no such gesture. */
const GESTURE = { x: 180, y: 500, speed: 3000, gestureSourceType: 'mouse' };
/** Pixels: past all lines that stand there at first, so that older ones come on the way. */
const DISTANCE = 24_000;
/** A list that is shorter, or a page that did not follow, measures nothing. */
const LEAST_SCROLLED = 15_000;
const LOADED_MAX_MS = 30_000;
/** Pages load what they need later within this time. */
const REST_MS = 3000;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Frames of the page's main thread, as the page itself counts them. */
const COUNT_FRAMES = `window.__frames = []; requestAnimationFrame(function count(at) { window.__frames.push(at); requestAnimationFrame(count); })`;

async function openHistory(page, site, list, height) {
  await page.value(`sessionStorage.setItem('${LIST_KEY}', '${list}')`);
  await page.on('Page.navigate', { url: `${site}/m/history?period=all` });
  const start = Date.now();
  const isThere = () => page.value(`!!document.querySelector('main section[aria-busy="false"]')`).catch(() => false);
  while (!(await isThere())) {
    if (Date.now() - start > LOADED_MAX_MS) throw new Error('the history did not load');
    await sleep(100);
  }
  await sleep(REST_MS);
  await closePrompts(page);
  // An empty list is as high as the long one was, so that both are scrolled equally far.
  if (list === 'empty') await page.value(`document.querySelector('main').style.minHeight = '${height}px'`);
}

/** Scrolls one list from its begin to its end; answers how far, and how evenly its frames came. */
export async function scroll(phone, page, { site, list, height }) {
  await openHistory(page, site, list, height);
  await page.value(COUNT_FRAMES);
  const events = await phone.trace(FRAMES, async () => {
    await page.value("performance.mark('scroll-from')");
    await page.on('Input.synthesizeScrollGesture', { ...GESTURE, yDistance: -DISTANCE });
    await page.value("performance.mark('scroll-to')");
  });
  const frames = presented(events, 'scroll');
  const ofPage = JSON.parse(
    await page.value(
      'JSON.stringify({ y: scrollY, lines: document.querySelectorAll("main li").length, height: document.querySelector("main").offsetHeight, frames: window.__frames })',
    ),
  );
  const sorted = gaps(frames.map(({ at }) => at / 1000)).sort((a, b) => a - b);
  const main = gaps(ofPage.frames).sort((a, b) => a - b);
  const { y, lines } = ofPage;
  if (y < LEAST_SCROLLED) throw new Error(`the ${list} list was scrolled by ${y} px only`);
  return {
    p95: percentile(sorted, 0.95),
    slowest: sorted.at(-1),
    frames: frames.length,
    partial: frames.filter(({ isPartial }) => isPartial).length,
    main: percentile(main, 0.95),
    y,
    lines,
    height: ofPage.height,
  };
}
