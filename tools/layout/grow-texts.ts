// Makes the texts of a page as long as they can become: a language with words twice as long, and what people and operators bring.
import type { Page } from '@playwright/test';

/** Sixty-four wide letters: the longest name of a member. */
export const WIDE_NAME = 'W'.repeat(64);
export const LONG_BRAND = 'Transcontinental Amusements and Lotteries';
/** Fifteen digits. */
export const LARGE_AMOUNT = '$1,234,567,890,123.45';

export interface Growth {
  /** Doubles each word, as a pseudo-language. */
  readonly doubles?: boolean;
  /** Only in elements that match; by default everywhere. */
  readonly within?: string;
  /** Texts that are replaced wherever they stand. */
  readonly replaces?: readonly (readonly [pattern: string, text: string])[];
}

/** In the page: what has grown, and how it was. */
interface Grown {
  grownTexts?: (readonly [node: Node, before: string, after: string])[];
}

/** Only what is on the page now: what it renders anew has its own length again. */
export const growTexts = (page: Page, growth: Growth): Promise<void> =>
  page.evaluate(({ doubles, replaces, within }) => {
    const grownTexts: NonNullable<Grown['grownTexts']> = [];
    (globalThis as Grown).grownTexts = grownTexts;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!text.trim() || node.parentElement?.closest('script, style, [role="timer"]')) continue;
      if (within && !node.parentElement?.closest(within)) continue;
      let grown = text;
      for (const [pattern, replacement] of replaces ?? [])
        grown = grown.replace(new RegExp(pattern, 'gu'), () => replacement);
      // Numbers, the names of companies and each language's own name are the same in every language.
      const isOwnName = node.parentElement?.hasAttribute('lang');
      if (doubles && !isOwnName && !/^(Google|Facebook|LINE|X|Telegram)$/.test(text.trim()))
        grown = grown.replace(/\p{L}[\p{L}\p{M}]+/gu, (word) => word + word.toLowerCase());
      if (grown === text) continue;
      grownTexts.push([node, text, grown]);
      node.nodeValue = grown;
    }
  }, growth);

/** Gives the texts their own length again, but those that the page has changed since. */
export const shrinkTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const [node, before, after] of (globalThis as Grown).grownTexts ?? [])
      if (node.nodeValue === after) node.nodeValue = before;
  });
