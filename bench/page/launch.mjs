// Opens games from the lobby and measures the time from the tap to the navigation, beside the launch's own call.
import { closePrompts, sleep, until } from './wait.mjs';

const WAIT_MS = 20_000;
/** Longer than the 3 s after which a page that nobody touches goes on, counted from when a slow phone has taken it over. */
const QUIET_MS = 5000;
/** Until the game is there: a browser that changes its process for it answers nobody. */
const ARRIVED_MS = 1000;
/** The pause between the tap and the call. */
const PAUSE_MS = 150;
const CODE = /\.(?:js|css)$/;
const PICTURE = /\.(?:svg|png|jpg|webp|avif)$/;

/** Ways into a game: where to go, what is tapped first, the tap that is measured, its call, and where it leads. */
export const ways = {
  'vendor’s game': {
    path: '/m/game?vendor=AMBER_FOX',
    tap: 'main section a[href*="AMBER_FOX"]',
    call: /\/wps\/game\/launchGame/,
    leadsTo: /^http:\/\/vendor\./,
  },
  lottery: {
    path: '/m/game',
    tap: 'main section a[href*="code=rapid5"]',
    call: /\/wps\/game\/launchGame/,
    leadsTo: /^http:\/\/games\./,
  },
  'trial of a vendor’s game': {
    path: '/m/game?vendor=AMBER_FOX',
    before: 'main section button[aria-label^="About"]',
    tap: '[aria-modal="true"] button + button:last-child',
    call: /\/wps\/relay\/GCS_gameTrialLaunch/,
    leadsTo: /^http:\/\/vendor\./,
  },
  'trial of a lottery': {
    path: '/m/game',
    before: 'main section button[aria-label^="About Rapid 5"]',
    tap: '[aria-modal="true"] button + button:last-child',
    call: /\/wps\/relay\/GCS_gameTrialLaunch/,
    leadsTo: /^http:\/\/games\./,
  },
};

/** Requests of the page before stay open in the log: the last that was sent or answered counts. */
async function untilQuiet(log) {
  while (Date.now() - log().last < QUIET_MS) await sleep(100);
}

/**
 * Opens a game one way. Answers the milliseconds from tap to navigation without those of its own call, the latter, and the other requests
 * on the critical path, which the launch may have waited for: code that came before the call was sent; calls whose answer came between the
 * pause that is specified and the call, or between the call's answer and the navigation. Nobody waits for a picture.
 */
export async function openGame(page, log, site, { path, before, tap, call, leadsTo }) {
  await page.on('Page.navigate', { url: site + path });
  // Whoever taps a game has looked at the page first: what it does when idle is done.
  await untilQuiet(log);
  await closePrompts(page);
  if (before) {
    await until(page, before, `!!document.querySelector('${before}')`);
    await page.value(`document.querySelector('${before}').click()`);
    await until(page, tap, `!!document.querySelector('${tap}')`);
    await untilQuiet(log);
  }
  const known = new Set(log().requests.keys());
  const from = await page.value(
    `(() => { const at = Date.now(); document.querySelector('${tap}').click(); return at; })()`,
  );
  const made = () => [...log().requests].filter(([id]) => !known.has(id)).map(([, request]) => request);
  const start = Date.now();
  let arrival;
  while (!arrival) {
    if (Date.now() - start > WAIT_MS) throw new Error(`no game was opened from ${path}`);
    await sleep(20);
    arrival = made().find(({ url }) => leadsTo.test(url));
  }
  await sleep(ARRIVED_MS);
  const own = made().find(({ url }) => call.test(url));
  if (own?.got === undefined) throw new Error(`the launch from ${path} made no call`);
  const pauseOver = own.sent - (own.wall - from - PAUSE_MS) / 1000;
  const isWaitedFor = ({ url, got = Number.POSITIVE_INFINITY }) =>
    CODE.test(url)
      ? got <= own.sent
      : !PICTURE.test(url) && ((got > pauseOver && got <= own.sent) || (got > own.got && got <= arrival.sent));
  const others = made().filter((one) => one !== own && one !== arrival && isWaitedFor(one));
  const took = (own.got - own.sent) * 1000;
  return { rest: arrival.wall - from - took, call: took, others: others.map(({ url }) => url) };
}
