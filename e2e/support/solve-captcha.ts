// Solves our captcha like a person, by what is on the screen.
import { expect, type Page } from '@playwright/test';
import { gapDistance, PICTURE, type Spot, shapeSpots } from './captcha-pictures.ts';
import { sharedPattern, sharedText } from './texts.ts';

/** The pace of a hand and of reading: who is faster than a person is taken for none. */
const MOVES = 14;
const MOVE_MS = 18;
const TAP_MS = 200;
const READ_MS = 2700;

const panel = (page: Page) => page.locator('.fyc-panel:not(.fyc-busy)');

/** Pulls the piece by so many units and lets go. */
async function pull(page: Page, units: number): Promise<void> {
  const [stage, handle] = await Promise.all([
    page.locator('.fyc-stage').boundingBox(),
    page.locator('.fyc-handle').boundingBox(),
  ]);
  if (!stage || !handle) throw new Error('There is no slider.');
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  const way = units * (stage.width / PICTURE.width);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 1; at <= MOVES; at += 1) {
    await page.waitForTimeout(MOVE_MS);
    await page.mouse.move(x + way * Math.sin((at / MOVES) * (Math.PI / 2)), y + Math.sin(at));
  }
  await page.mouse.up();
}

/** Brings another kind of puzzle onto the screen: the shapes or the question. */
export async function chooseCaptcha(page: Page, kind: 'shapes' | 'question'): Promise<void> {
  await expect(panel(page).locator('.fyc-handle')).toBeVisible();
  const tools = panel(page).locator('.fyc-tool');
  await tools.nth(kind === 'shapes' ? 1 : 2).click();
  await expect(panel(page).locator(kind === 'shapes' ? '.fyc-taps' : '.fyc-words')).toBeVisible();
}

async function tapShapes(page: Page, spots: readonly Spot[]): Promise<void> {
  const stage = page.locator('.fyc-taps');
  const box = await stage.boundingBox();
  if (!box) throw new Error('There are no shapes.');
  const unit = box.width / PICTURE.width;
  for (const { x, y } of spots) {
    await page.waitForTimeout(TAP_MS);
    await stage.click({ position: { x: x * unit, y: y * unit } });
  }
  await page.locator('.fyc-check').click();
}

/** The digit of the text `<name><digit>`, such as `word3`. */
const digitIn = (name: 'thing' | 'word', text: string): number =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => sharedText('captchaQuestion', `${name}${digit}`) === text) ?? 0;

/** What stands in the places of a text of the question; `null` when it is not this text. */
function placesIn(key: 'ask' | 'plus' | 'minus', text: string): Readonly<Record<string, string>> | null {
  const marks = { first: '<first>', second: '<second>', third: '<third>' };
  const source = sharedPattern('captchaQuestion', key, marks).source.replace(/<(\w+)>/g, '(?<$1>.+?)');
  return new RegExp(`^${source}$`).exec(text.trim())?.groups ?? null;
}

/** A clue of the question → its digit. */
function digitOf(clue = ''): string {
  const thing = digitIn('thing', clue);
  if (thing > 0) return String(thing);
  const sum = placesIn('plus', clue);
  const { first = '', second = '' } = sum ?? placesIn('minus', clue) ?? {};
  const [one, other] = [digitIn('word', first), digitIn('word', second)];
  return String(sum ? one + other : one - other);
}

/** The digits that answer a question. */
export function answerOf(question: string): string {
  const { first, second, third } = placesIn('ask', question) ?? {};
  return [first, second, third].map(digitOf).join('');
}

const question = async (page: Page): Promise<string> => (await page.locator('.fyc-question').textContent()) ?? '';

async function answerQuestion(page: Page, answer: string): Promise<void> {
  await page.waitForTimeout(READ_MS);
  await page.locator('.fyc-answer').fill(answer);
  await page.locator('.fyc-check').click();
}

/** Solves whatever puzzle is on the screen. */
export async function solveCaptcha(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  if (await page.locator('.fyc-taps').isVisible()) await tapShapes(page, await shapeSpots(page));
  else if (await page.locator('.fyc-words').isVisible()) await answerQuestion(page, answerOf(await question(page)));
  else await pull(page, await gapDistance(page));
}

/** Gives a wrong answer to whatever puzzle is on the screen. */
export async function failCaptcha(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  if (await page.locator('.fyc-taps').isVisible()) await tapShapes(page, (await shapeSpots(page)).reverse());
  else if (await page.locator('.fyc-words').isVisible())
    await answerQuestion(page, answerOf(await question(page)) === '111' ? '222' : '111');
  else {
    const distance = await gapDistance(page);
    await pull(page, distance > 150 ? distance - 60 : distance + 60);
  }
  await expect(page.locator('.fyc-status.fyc-bad')).toBeVisible();
}
