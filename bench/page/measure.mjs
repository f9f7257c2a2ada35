// Measures pages side by side, in rounds: first and second visit, offline, first working tap.
import { median } from '../median.mjs';
import { observer, READ } from './observer.mjs';

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const TAP_MAX_MS = 30_000;
/** Scripts that are requested this long after a page is usable belong to its work once nobody touches it, which begins after 3 s. */
const LOADING_MS = 2000;
/** The observations of the shown document, and the time when that document began; null before there is one. */
const seenBeyond = (elsewhere) =>
  `location.href.startsWith('http') && location.href !== '${elsewhere}' && window.__bench ? JSON.stringify({ ...window.__bench, origin: performance.timeOrigin }) : 'null'`;

/** CLS: the largest session window (gaps under 1 s, 5 s in all). */
function layoutShift(shifts) {
  let largest = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - first > 5000) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** The figures of one visit. Times in ms from navigation start, sizes in encoded bytes over the wire. */
function figures(seen, log) {
  const fcp = seen.paint['first-contentful-paint'] ?? null;
  const blocking = (from) =>
    seen.tasks.reduce((sum, [at, ms]) => sum + Math.max(0, at + ms - Math.max(at, from) - 50), 0);
  const page = [...log.requests.values()].filter((request) => request.by !== 'service_worker');
  const bytes = (list) => list.reduce((sum, request) => sum + (request.cached ? 0 : request.bytes), 0);
  let usable = seen.ready;
  if (usable !== null) for (const [at, ms] of seen.tasks) if (at + ms > usable && at < usable + 500) usable = at + ms;
  const origin = log.requests.get(log.document)?.sent ?? 0;
  const until = (end) => page.filter((request) => (request.sent - origin) * 1000 <= end);
  const beforeUsable = usable === null ? null : until(usable);
  const scripts = (list) => list.filter((request) => /javascript/.test(request.mime ?? ''));
  return {
    fcp,
    lcp: seen.lcp?.t ?? null,
    lcpWhat: seen.lcp?.what ?? '',
    tbt: fcp === null ? null : blocking(fcp),
    blocked: blocking(0),
    cls: layoutShift(seen.shifts),
    usable,
    requests: page.length,
    requestsBeforeUsable: beforeUsable?.length ?? null,
    bytes: bytes(page),
    js: bytes(scripts(page)),
    jsBeforeUsable: beforeUsable && bytes(scripts(beforeUsable)),
    jsBeforeIdle: usable === null ? null : bytes(scripts(until(usable + LOADING_MS))),
    urls: page.map((r) => r.url),
    errors: seen.errors,
    text: seen.text,
  };
}

async function visit(context, target) {
  const page = await context.open(observer({ ready: target.ready, hydrated: target.hydrated }));
  await page.comeFromElsewhere();
  await warm(target);
  await page.on('Page.navigate', { url: target.url });
  const settled = await page.settle();
  return { page, figures: { ...figures(JSON.parse(await page.value(READ)), context.log()), settled } };
}

/** Has a target's server make its page: a site with visitors has made it moments ago, and how fast it does is measured by bench:site. */
const warm = ({ url }) =>
  fetch(url, { headers: { 'accept-language': 'en-US', 'accept-encoding': 'br' } }).then((answer) =>
    answer.arrayBuffer(),
  );

/**
 * Presses `tap` every 50 ms from the moment it is shown until `expect` is shown, be it on the next document: a link works before the
 * page's code is there. Counted from the first document's beginning. By mouse: Chromium holds a touch of DevTools back until its next
 * frame is presented, 260 ms later on the home page of a slow phone, which no finger waits for.
 */
async function firstTap(phone, target) {
  if (!target.tap) return null;
  const context = await phone.context();
  const page = await context.open(observer({ tap: target.tap, expect: target.expect }));
  await page.comeFromElsewhere();
  await warm(target);
  await page.on('Page.navigate', { url: target.url });
  const start = Date.now();
  let done = null;
  let origin = null;
  while (done === null && Date.now() - start < TAP_MAX_MS) {
    await sleep(50);
    const seen = JSON.parse((await page.value(seenBeyond(phone.elsewhere)).catch(() => null)) ?? 'null');
    if (seen) origin ??= seen.origin;
    done = seen?.done ? seen.done - origin : null;
    if (done !== null || !seen?.tapAt) continue;
    const { x, y } = seen.tapAt;
    for (const type of ['mousePressed', 'mouseReleased'])
      await page.on('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }
  await page.close();
  await context.close();
  return done;
}

async function round(phone, target) {
  const context = await phone.context();
  const first = await visit(context, target);
  await first.page.close();
  // Who comes back finds no service worker at work: the browser has stopped it long ago.
  await context.stopWorkers();
  const second = await visit(context, target);
  await second.page.close();
  await context.stopWorkers();
  await context.goOffline();
  const away = await context.open(observer());
  const gone = await away.on('Page.navigate', { url: target.url });
  let offline = false;
  if (!gone.errorText) {
    await away.settle();
    offline = JSON.parse(await away.value(READ)).text.length > 0;
  }
  await away.close();
  await context.close();
  return { first: first.figures, second: second.figures, offline, tap: await firstTap(phone, target) };
}

/** A round that the browser does not answer is measured anew, and says so; a second one in a row ends the bench. */
const answeredRound = (phone, target, tell) =>
  round(phone, target).catch((error) => {
    tell(`${target.name} is measured again: ${error.message}`);
    return round(phone, target);
  });

/**
 * Measures the targets in turn, `rounds` times.
 * @param targets `{ name, url, ready?, tap?, expect? }`: CSS selectors of what shows that the page is usable, what is tapped, what answers
 * @returns one row a target: medians of the figures, and the rounds themselves
 */
export async function measure(phone, targets, rounds, tell = () => {}) {
  const seen = new Map(targets.map(({ name }) => [name, []]));
  for (let i = 0; i < rounds; i++) {
    for (const target of targets) {
      const result = await answeredRound(phone, target, tell);
      seen.get(target.name).push(result);
      tell(
        `round ${i + 1}/${rounds} ${target.name}: LCP ${result.first.lcp?.toFixed(0)} tap ${result.tap?.toFixed(0) ?? '-'}`,
      );
    }
  }
  return targets.map(({ name, url }) => {
    const rows = seen.get(name);
    const middle = (pick) => median(rows.map(pick));
    const first = Object.fromEntries(
      [
        'fcp',
        'lcp',
        'tbt',
        'blocked',
        'cls',
        'usable',
        'requests',
        'requestsBeforeUsable',
        'bytes',
        'js',
        'jsBeforeUsable',
        'jsBeforeIdle',
      ].map((key) => [key, middle((row) => row.first[key])]),
    );
    const last = rows.at(-1).first;
    return {
      name,
      url,
      rounds: rows.length,
      ...first,
      tap: middle((row) => row.tap),
      secondFcp: middle((row) => row.second.fcp),
      secondLcp: middle((row) => row.second.lcp),
      secondBytes: middle((row) => row.second.bytes),
      offline: rows.every((row) => row.offline),
      settled: rows.every((row) => row.first.settled),
      lcpWhat: last.lcpWhat,
      text: last.text,
      urls: last.urls,
      errors: rows.flatMap((row) => row.first.errors),
    };
  });
}
