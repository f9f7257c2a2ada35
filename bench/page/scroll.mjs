// Scrolls the history and reads from the browser's trace when frames of the page were presented.
import { LIST_KEY } from './long-list.mjs';

const CATEGORIES = ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
/** Wheel: the emulated touch screen of a headless browser takes no such gesture. */
const GESTURE = { x: 180, y: 500, speed: 3000, gestureSourceType: 'mouse' };
/** Pixels: past all lines that stand there at first, so that older ones come on the way. */
const DISTANCE = 24_000;
/** A list that is shorter, or a page that did not follow, measures nothing. */
const LEAST_SCROLLED = 15_000;
const LOADED_MAX_MS = 30_000;
/** Pages load what they need later within this time. */
const REST_MS = 3000;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Milliseconds from each time to the next. */
const gaps = (times) => times.slice(1).map((time, at) => time - times[at]);

/** Times of the trace's marks, in microseconds. */
const markOf = (events, name) => events.find((event) => event.cat === 'blink.user_timing' && event.name === name)?.ts;

/**
 * The frames of the page between the marks, each with the time at which it was presented. A frame that the main thread
 * was too slow for is presented twice, first without and then with the main thread's part: the first counts.
 */
function presented(events) {
  const [from, to] = [markOf(events, 'scroll-from'), markOf(events, 'scroll-to')];
  const page = events.find((event) => event.name === 'scroll-from')?.pid;
  const ends = new Map();
  const reports = events.filter((event) => event.name === 'PipelineReporter' && event.pid === page);
  for (const { ph, id2, ts } of reports) if (ph === 'e') ends.set(id2.local, [...(ends.get(id2.local) ?? []), ts]);
  const frames = new Map();
  for (const { ph, id2, ts, args } of reports) {
    if (ph !== 'b' || !/^STATE_PRESENTED/.test(args.frame_reporter.state)) continue;
    const end = ends.get(id2.local)?.find((time) => time >= ts);
    const { frame_sequence: sequence, state } = args.frame_reporter;
    if (end === undefined || end < from || end > to) continue;
    const known = frames.get(sequence);
    if (!known || end < known.at) frames.set(sequence, { at: end, isPartial: state === 'STATE_PRESENTED_PARTIAL' });
  }
  return [...frames.values()].sort((one, other) => one.at - other.at);
}

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
  // An empty list is as high as the long one was, so that both are scrolled equally far.
  if (list === 'empty') await page.value(`document.querySelector('main').style.minHeight = '${height}px'`);
  await sleep(REST_MS);
}

/** Scrolls one list from its begin to its end; answers how far, and how evenly its frames came. */
export async function scroll(phone, page, { site, list, height }) {
  await openHistory(page, site, list, height);
  await page.value(COUNT_FRAMES);
  const events = await phone.trace(CATEGORIES, async () => {
    await page.value("performance.mark('scroll-from')");
    await page.on('Input.synthesizeScrollGesture', { ...GESTURE, yDistance: -DISTANCE });
    await page.value("performance.mark('scroll-to')");
  });
  const frames = presented(events);
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
