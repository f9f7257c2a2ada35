// `npm run pictures`: walks every screen and state in each brand and language, at every size, and lays the pictures out on one
// page. `npm run pictures -- EN VI` takes these languages only. Ends with an error when the walk finds faults.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArgs, browserPath } from '../e2e/support/browser.ts';
import type { Operator } from '../e2e/support/operators.ts';
import { startProduct } from '../e2e/support/product.ts';
import { protocolOf } from '../e2e/support/protocol.ts';
import { translatedLanguages } from '../e2e/support/texts.ts';
import { leaveUnpainted, setPainted } from '../e2e/support/unpainted.ts';
import { growTexts, shrinkTexts } from './layout/grow-texts.ts';
import { isKnown } from './layout/known-faults.ts';
import { leaveState, logInDemo, openPage, openState } from './layout/open-state.ts';
import { type Picture, pictureIndex } from './layout/picture-index.ts';
import { brands, screens } from './layout/sample.ts';
import { pages, type State, states, type Viewer } from './layout/states.ts';
import { faultsAt, faultsOfLongWords, phone, setScreen, showPage, walkedOperators } from './layout/walk.ts';

const folder = resolve(import.meta.dirname, '../.cache/pictures');

async function newPage(browser: Browser, origin: string, viewer: Viewer): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  // The loader of these sources names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await leaveUnpainted(context);
  const page = await context.newPage();
  if (viewer !== 'visitor') await logInDemo(page, origin);
  return page;
}

/** English with every word twice as long: a language of its own on the page of pictures. */
const LONG_WORDS = 'EN×2';

interface Subject {
  readonly brand: Operator;
  readonly language: LanguageCode | typeof LONG_WORDS;
}

async function take(page: Page, { brand, language }: Subject, state: State): Promise<Picture> {
  const file = `${brand}-${language.replace('×', 'x')}-${state.name}.jpg`;
  const isLong = language === LONG_WORDS;
  await setScreen(page, phone);
  if (isLong) await growTexts(page, { doubles: true });
  await showPage(page);
  const protocol = await protocolOf(page);
  // Without what Playwright does before and after a picture, which costs as much as the picture.
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 70,
    optimizeForSpeed: true,
  });
  writeFileSync(`${folder}/${file}`, Buffer.from(data, 'base64'));
  await setPainted(page, false);
  if (isLong) await shrinkTexts(page);
  const found = isLong ? await faultsOfLongWords(page, screens) : await faultsAt(page, screens);
  const faults = found.filter((fault) => !isKnown(state.name, fault));
  return { brand, language, state: state.name, file, faults };
}

async function walkPage(
  page: Page,
  origin: string,
  subject: { readonly brand: Operator; readonly language: LanguageCode },
  states: readonly State[],
): Promise<Picture[]> {
  const [first] = states;
  if (!first) return [];
  await page.context().addCookies([{ name: 'language', value: subject.language, url: origin }]);
  await setScreen(page, phone);
  await openPage(page, origin, first);
  const pictures: Picture[] = [];
  for (const state of states) {
    await setScreen(page, phone);
    await openState(page, state);
    pictures.push(await take(page, subject, state));
    if (subject.language === 'EN') pictures.push(await take(page, { ...subject, language: LONG_WORDS }, state));
    await leaveState(page, state);
  }
  return pictures;
}

const wanted = process.argv.slice(2);
const languages = translatedLanguages.filter((code) => wanted.length === 0 || wanted.includes(code));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const product = await startProduct({ change: walkedOperators });
const browser = await chromium.launch({ executablePath: browserPath(true), args: [...browserArgs] });
interface Walk {
  readonly brand: Operator;
  readonly viewer: Viewer;
  readonly languages: readonly LanguageCode[];
}

/** Every page of a brand that this viewer sees, one language after the other. */
async function walkPages({ brand, viewer, languages }: Walk): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const origin = product.origin(brand);
  const page = await newPage(browser, origin, viewer);
  for (const language of languages)
    for (const states of pages.filter(([first]) => first?.viewer === viewer))
      pictures.push(...(await walkPage(page, origin, { brand, language }, states)));
  await page.context().close();
  return pictures;
}

const walksOf = (viewer: Viewer, among: readonly LanguageCode[]): Walk[] =>
  brands.map((brand) => ({ brand, viewer, languages: among }));
/** The longest first. Visitors have nothing in common: each language walks by itself, so that no core waits at the end. */
const [firstLanguage = FALLBACK_LANGUAGE, ...otherLanguages] = languages;
const walks = [
  ...walksOf('visitor', [firstLanguage]),
  ...walksOf('member', languages),
  ...walksOf('player', languages),
  ...otherLanguages.flatMap((language) => walksOf('visitor', [language])),
];
const pictures: Picture[] = [];
/** Walks wait for pages that become idle: five at a time keep two cores busy. */
const WORKERS = 5;
async function walkInWorker(): Promise<void> {
  for (let walk = walks.shift(); walk; walk = walks.shift()) pictures.push(...(await walkPages(walk)));
}
try {
  await Promise.all(Array.from({ length: WORKERS }, walkInWorker));
} finally {
  await browser.close();
  await product.stop();
}
const place = new Map(states.map(({ name }, index) => [name, index]));
/** Walks side by side end in any order. */
const placeOf = ({ state }: Picture): number => place.get(state) ?? states.length;
pictures.sort(
  (one, other) =>
    placeOf(one) - placeOf(other) || one.brand.localeCompare(other.brand) || one.language.localeCompare(other.language),
);
writeFileSync(`${folder}/index.html`, pictureIndex(pictures));
const faulty = pictures.filter(({ faults }) => faults.length > 0);
for (const { file, faults } of faulty) for (const fault of faults) process.stderr.write(`${file}: ${fault}\n`);
process.stdout.write(`${pictures.length} pictures, ${faulty.length} with faults: .cache/pictures/index.html\n`);
process.exitCode = faulty.length === 0 ? 0 : 1;
