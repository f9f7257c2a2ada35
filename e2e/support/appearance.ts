// Reads a page's appearance as far as its files make it: styles, pictures and texts.
import type { Page } from '@playwright/test';

export interface Appearance {
  /** Computed styles by tag and class, in the order of their names. */
  readonly styles: readonly string[];
  readonly texts: readonly string[];
  /** Pictures in sight, of elements and of style sheets, each with whether it has come. */
  readonly pictures: readonly string[];
  readonly fonts: string;
}

/** Lotteries, whose draws come and go by themselves: on the site, in the room, in its lobby. */
const LIVE = 'section[aria-label="Next draw"], a[href*="gameCode"], .hero, .clock, .lotto__last, .chip, .pick';

/** Reads what is drawn now. Numbers change by themselves, so that all digits count as one; live parts are left out. */
export const appearanceOf = (page: Page): Promise<Appearance> =>
  page.evaluate((live) => {
    const properties = [
      'display',
      'position',
      'color',
      'backgroundColor',
      'fontFamily',
      'fontSize',
      'fontWeight',
      'lineHeight',
      'textAlign',
      'padding',
      'borderRadius',
      'borderStyle',
      'boxShadow',
      'flexDirection',
      'alignItems',
      'gap',
      'zIndex',
      'appearance',
      'objectFit',
      'listStyleType',
    ];
    const unhashed = (address: string): string => new URL(address, document.baseURI).pathname;
    const inSight = ({ left, right, top, bottom }: DOMRect): boolean =>
      right > 0 && left < innerWidth && bottom > 0 && top < innerHeight && right > left && bottom > top;
    const styles = new Set<string>();
    const texts = new Set<string>();
    const pictures = new Set<string>();
    const hasCome = (path: string): boolean =>
      performance
        .getEntriesByType('resource')
        .some((entry) => unhashed(entry.name) === path && (entry as PerformanceResourceTiming).decodedBodySize > 0);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest(`noscript,script,svg,iframe,${live}`)) continue;
      const style = getComputedStyle(element);
      const values = properties.map((name) => style[name as keyof CSSStyleDeclaration]);
      styles.add(`${element.tagName}.${element.getAttribute('class') ?? ''} ${values.join(' | ')}`);
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
        if (text) texts.add(text.replace(/[\d٠-٩۰-۹၀-၉]+/g, '0'));
      }
      if (!inSight(element.getBoundingClientRect())) continue;
      if (element instanceof HTMLImageElement && element.src)
        pictures.add(`${unhashed(element.src)} ${element.complete && element.naturalWidth > 0}`);
      for (const pseudo of [null, '::before', '::after']) {
        const { backgroundImage } = getComputedStyle(element, pseudo);
        for (const [, address = ''] of backgroundImage.matchAll(/url\("(http[^"]+)"\)/g))
          pictures.add(`${unhashed(address)} ${hasCome(unhashed(address))}`);
      }
    }
    return {
      styles: [...styles].sort(),
      texts: [...texts].sort(),
      pictures: [...pictures].sort(),
      fonts: document.fonts.status,
    };
  }, LIVE);
