// Loads lost pictures again when the network may be back, those of the brand's tokens too.
import { nextChance } from './until-loaded.ts';

type View = Window & typeof globalThis;

/** A brand token that names a picture. */
interface Token {
  readonly name: string;
  readonly address: string;
}

/** Tells whether a style sheet holds the brand's tokens. */
export type HoldsTokens = (sheet: Pick<CSSStyleSheet, 'href'>) => boolean;

/** Those that stand in the document. */
const inDocument: HoldsTokens = ({ href }) => href === null;

const tokenPicture = /(--[\w-]+):\s*url\("?(\/[^")]+)"?\)/g;

/** A sheet of another origin, as that of a page without one, shows nothing of itself. */
const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
};

/** The tokens of the sheets that hold them, by the address of their picture. */
function pictureTokens({ baseURI, styleSheets }: Document, holdsTokens: HoldsTokens): Map<string, Token> {
  const rules = [...styleSheets].filter(holdsTokens).flatMap(rulesOf);
  const tokens = rules.flatMap(({ cssText }) => [...cssText.matchAll(tokenPicture)]);
  return new Map(tokens.map(([, name = '', address = '']) => [new URL(address, baseURI).href, { name, address }]));
}

/** Loads a picture of a token; from then on its token names the address that has come. */
function tokenLoader({ document }: View, { name, address }: Token): HTMLImageElement {
  const picture = document.createElement('img');
  picture.onload = () => document.documentElement.style.setProperty(name, `url("${picture.src}")`);
  // Another address: what a style sheet has lost under the first one it does not request again.
  picture.src = `${address}${address.includes('?') ? '&' : '?'}again`;
  return picture;
}

/**
 * Tells whether a picture of the document failed before this code listened. A picture that is still loading is not
 * complete.
 */
const isLost = (picture: HTMLImageElement): boolean =>
  picture.complete && picture.naturalWidth === 0 && Boolean(picture.getAttribute('src'));

/** An address that is set anew is requested anew, the same one too. */
function loadPicture(picture: HTMLImageElement): void {
  const { src } = picture;
  picture.src = src;
}

/** Watches for lost pictures from now on, and looks for those that were lost before. */
export function watchPictures(
  view: View,
  holdsTokens: HoldsTokens = inDocument,
  chance: (tries: number) => Promise<void> = (tries) => nextChance(view, tries),
): void {
  const { document } = view;
  const lost = new Set<HTMLImageElement>();
  const ofTokens = new Set<HTMLImageElement>();
  let isWaiting = false;

  const loadAgain = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = true;
    for (let tries = 0; lost.size > 0; tries += 1) {
      await chance(tries);
      for (const picture of lost) {
        if (!picture.isConnected && !ofTokens.has(picture)) lost.delete(picture);
        else if (picture.complete) loadPicture(picture);
      }
    }
    isWaiting = false;
  };
  const lose = (picture: HTMLImageElement): void => {
    lost.add(picture);
    void loadAgain();
  };
  const keepToken = (token: Token): void => {
    const picture = tokenLoader(view, token);
    ofTokens.add(picture);
    picture.addEventListener('error', () => lose(picture));
    picture.addEventListener('load', () => lost.delete(picture));
  };
  const onPicture =
    (report: (picture: HTMLImageElement) => void) =>
    ({ target }: Event): void => {
      if (target instanceof view.HTMLImageElement) report(target);
    };

  document.addEventListener('error', onPicture(lose), true);
  document.addEventListener(
    'load',
    onPicture((picture) => lost.delete(picture)),
    true,
  );
  for (const picture of document.images) if (isLost(picture)) lose(picture);
  watchTokens(view, holdsTokens, keepToken);
}

/** Tells once of each token whose picture was lost: as the browser reports it, or, where it does not, after a time without a network. */
function watchTokens(view: View, holdsTokens: HoldsTokens, report: (token: Token) => void): void {
  const { document, performance } = view;
  const known = new Set<string>();
  const reportToken = (href: string): void => {
    // The sheet may have come after the watch began.
    const token = known.has(href) ? undefined : pictureTokens(document, holdsTokens).get(href);
    if (!token) return;
    known.add(href);
    report(token);
  };
  const isLostOfStyles = ({ initiatorType, decodedBodySize }: PerformanceResourceTiming): boolean =>
    initiatorType === 'css' && decodedBodySize === 0;
  const tellLost = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries) if (isLostOfStyles(entry as PerformanceResourceTiming)) reportToken(entry.name);
  };
  new view.PerformanceObserver((list) => tellLost(list.getEntries())).observe({ type: 'resource', buffered: true });
  // Older browsers report nothing of what was lost.
  view.addEventListener('online', () => {
    for (const href of pictureTokens(document, holdsTokens).keys())
      if (performance.getEntriesByName(href).length === 0) reportToken(href);
  });
}
