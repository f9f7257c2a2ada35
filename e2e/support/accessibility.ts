// The accessibility rules of axe, run in the page itself, with its frames.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { setPainted } from './unpainted.ts';

/** With its few other characters escaped: in a text of ASCII alone each takes half the room, on the way to the page as well. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /[^\0-\x7f]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/**
 * The rule's own limits of WCAG 2.2 AA, with one change: it says nothing of a text over a pseudo-element unless told to, and a shade behind the
 * page is one. Options replace all of the rule's own (axe-core, lib/checks/color/color-contrast.json).
 */
const contrast = {
  id: 'color-contrast',
  options: {
    ignorePseudo: true,
    ignoreUnicode: true,
    ignoreLength: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.2,
    textStrokeEmMin: 0.03,
  },
};

/** A document keeps what was put into it: a second look at it needs no second copy. Frames of other origins answer the page as well. */
const putIn = `if (!window.axe) {
  ${axe}
  window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'], checks: [${JSON.stringify(contrast)}] });
}`;

/** One sentence for each rule that the page breaks, with the elements that break it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(putIn).catch((error: unknown) => {
        // The frame of the device helper leaves the page once it has answered.
        if (!frame.isDetached()) throw error;
      }),
    ),
  );
  // What is transparent has no contrast.
  await setPainted(page, true);
  const found = await page.evaluate(async () => {
    // Half faded in, a text has too little contrast; on a busy machine a movement takes long.
    const movements = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(movements.map(({ finished }) => finished));
    const axe = Reflect.get(window, 'axe') as { run: (all: Document, options: object) => Promise<AxeResults> };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  await setPainted(page, false);
  return found;
}
