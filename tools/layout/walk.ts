// Opens pages at each size of screen and text, and checks their layout by the rules of faults.ts.
import type { Page } from '@playwright/test';
import { fontSizeOf, setTextScale } from '../../e2e/support/large-text.ts';
import type { Change } from '../../e2e/support/operators.ts';
import { protocolOf } from '../../e2e/support/protocol.ts';
import { setPainted } from '../../e2e/support/unpainted.ts';
import { faultsOf } from './faults.ts';
import { growTexts, shrinkTexts } from './grow-texts.ts';
import type { LayoutFacts } from './layout-facts.ts';
import { readLayout } from './read-layout.ts';
import type { Screen } from './sample.ts';

/**
 * A captcha before the registration alone: every other state is reached without one. Both operators force the change of
 * an old password, and ask who comes back from a provider. The mini-game floats over pages and follows the window a moment
 * later: its own journey looks at where it may be.
 */
export const walkedOperators: Change = ({ settings, switches }) => {
  switches.forceExpiredPasswordChange = true;
  switches.socialRegisterNew = true;
  switches.socialAutoRegister = false;
  settings.captchaFor = ['register'];
  switches.captcha = true;
  switches.captchaBeforeSms = false;
  switches.miniGame = false;
  switches.miniGameSea = false;
};

/** The settings of a page of phone size. */
export const phone: Screen = { width: 360, height: 740, scale: 1 };

/** The same message to the browser as `setViewportSize`, which sends others with it: pages of a walk are resized by this one alone. */
const metricsOf = ({ width, height }: Screen) => ({
  width,
  height,
  screenWidth: width,
  screenHeight: height,
  deviceScaleFactor: 1,
  mobile: true,
  screenOrientation:
    width > height
      ? ({ angle: 90, type: 'landscapePrimary' } as const)
      : ({ angle: 0, type: 'portraitPrimary' } as const),
});

export async function setScreen(page: Page, screen: Screen): Promise<void> {
  await setTextScale(page, screen.scale);
  await (await protocolOf(page)).send('Emulation.setDeviceMetricsOverride', metricsOf(screen));
}

export const nameOf = ({ width, height, scale }: Screen): string => `${width} × ${height}, text ${scale * 100} %`;

/** The same in a language whose words are twice as long: at twice the size as well they would be four times as long. */
export async function faultsOfLongWords(page: Page, screens: readonly Screen[]): Promise<string[]> {
  await growTexts(page, { doubles: true });
  const small = screens.filter(({ scale }) => scale === 1);
  const found = await faultsAt(page, small);
  await shrinkTexts(page);
  // More lines of text push the numbers down.
  return found.filter((fault) => !fault.includes(': numbers: ')).map((fault) => `with words twice as long, ${fault}`);
}

/**
 * Resizes the page and reads its facts in the first frame that has the size of window and text, so that it is laid out once. The
 * facts come as one text, since handing objects over costs more than reading them.
 */
async function layoutAt(page: Page, screen: Screen): Promise<LayoutFacts> {
  await setTextScale(page, screen.scale);
  const protocol = await protocolOf(page);
  const now = [
    'window.screen.width',
    'window.screen.height',
    'Number.parseFloat(getComputedStyle(document.documentElement).fontSize)',
  ];
  const wanted = [screen.width, screen.height, fontSizeOf(screen.scale)];
  const [, { result, exceptionDetails }] = await Promise.all([
    protocol.send('Emulation.setDeviceMetricsOverride', metricsOf(screen)),
    protocol.send('Runtime.evaluate', {
      expression: `new Promise((done, fail) => {
        const look = () => {
          if (String([${now}]) !== '${wanted}') return requestAnimationFrame(look);
          try { done(JSON.stringify((globalThis.readLayout ??= ${readLayout})())); } catch (error) { fail(error); }
        };
        requestAnimationFrame(look);
      })`,
      awaitPromise: true,
      returnByValue: true,
    }),
  ]);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return JSON.parse(result.value);
}

/** Paints the page and decodes its pictures, for someone who looks at it. */
export async function showPage(page: Page): Promise<void> {
  await setPainted(page, true);
  await page.evaluate(async () => {
    const isInSight = (picture: Element): boolean => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInWindow && picture.checkVisibility();
    };
    // One that never comes holds nobody up for long.
    const patience = new Promise((over) => setTimeout(over, 1000));
    const decoded = [...document.images].filter(isInSight).map((picture) => picture.decode().catch(() => undefined));
    await Promise.race([patience, Promise.all(decoded)]);
  });
}

/** One sentence for each fault of the page at these screens, which it keeps the last of. */
export async function faultsAt(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    const faults = faultsOf(await layoutAt(page, screen));
    found.push(...faults.map(({ rule, text }) => `${nameOf(screen)}: ${rule}: ${text}`));
  }
  return found;
}
