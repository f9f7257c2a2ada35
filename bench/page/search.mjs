// Types into the search of the lobby and measures how long a key takes until its result is painted.
import { rolldown } from 'rolldown';
import { CATALOGUE_KEY } from './catalogue.mjs';
import { closePrompts, sleep, until } from './wait.mjs';

const FIELD = 'input[type="search"]';
/** A name with a slip in each word: its last keys go over every word of every game. */
const TYPED = 'emerld thundr';
/** The browser reports no event that was painted sooner. */
const LEAST_SEEN_MS = 16;

const WATCH_KEYS = `window.__keys = []; new PerformanceObserver((list) => { for (const { name, startTime, duration } of list.getEntries()) window.__keys.push({ name, startTime, duration }); }).observe({ type: 'event', durationThreshold: ${LEAST_SEEN_MS} })`;

/** Opens the lobby with so many games; answers whether the focus alone has loaded them. */
export async function openSearch(page, site, games, log) {
  await page.value(`sessionStorage.setItem('${CATALOGUE_KEY}', '${games}')`);
  await page.on('Page.navigate', { url: `${site}/m/game` });
  await page.settle();
  // An announcement that came up meanwhile keeps the focus, and the keys, for itself.
  await closePrompts(page);
  // The worker sends a request of its own for each of the page's.
  const calls = () =>
    [...log().requests.values()].filter(({ url, by }) => by === 'page' && /\/wps\/game\/lanes/.test(url));
  const before = calls().length;
  await page.value(`document.querySelector('${FIELD}').focus()`);
  await sleep(500);
  const isLoadedByFocus = before === 0 && calls().length === 1;
  await page.settle();
  return isLoadedByFocus;
}

/** Types a name key by key; answers the milliseconds from each key to its painted result, and the number of games found at the end. */
export async function typeName(page) {
  await page.value(WATCH_KEYS);
  const times = [];
  for (const key of TYPED) {
    await page.value('window.__keys.length = 0');
    await page.on('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
    await page.on('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await sleep(400);
    const seen = JSON.parse(await page.value('JSON.stringify(window.__keys)'));
    times.push(Math.max(LEAST_SEEN_MS, ...seen.filter(({ name }) => name !== 'keyup').map(({ duration }) => duration)));
  }
  const found = Number(await page.value('document.querySelectorAll("main section a").length'));
  if (found === 0) throw new Error('the search has found nothing');
  await page.value(`(() => { const field = document.querySelector('${FIELD}');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true })); })()`);
  await until(page, 'the whole lobby', `document.querySelector('${FIELD}').value === ''`);
  return times;
}

/** The rules of the search as one script that a page can run. */
export async function bundledSearch(root) {
  const bundle = await rolldown({ input: `${root}/apps/web/src/features/lobby/search.rules.ts` });
  const { output } = await bundle.generate({ format: 'iife', name: 'lobbySearch' });
  await bundle.close();
  return output[0].code;
}

/** Milliseconds that each beginning of the name takes to match among the games, in the page. */
export async function matchTimes(page, script, names) {
  await page.value(`${script}; window.__search = lobbySearch; window.__names = ${JSON.stringify(names)}; 0`);
  return JSON.parse(
    await page.value(`(() => {
      const games = window.__names.map((name) => window.__search.toSearch(name, [name, 'Slots']));
      const typed = ${JSON.stringify(TYPED)};
      window.__search.search(games, typed);
      const times = [...typed].map((_, at) => { const from = performance.now(); window.__search.search(games, typed.slice(0, at + 1)); return performance.now() - from; });
      return JSON.stringify(times);
    })()`),
  );
}
