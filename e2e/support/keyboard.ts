// Walks a page with the Tab key and tells what cannot be reached or does not show its focus.
import type { Frame, Page } from '@playwright/test';

const MOST_STOPS = 200;

interface Stop {
  readonly at: number;
  readonly shown: boolean;
  readonly isWhole: boolean;
}

/** A page that changes meanwhile is walked again, so many times at most. */
const MOST_WALKS = 5;

/**
 * Sentences about what is wrong; none when the whole page can be walked. What arrives meanwhile is walked as well. What a walk
 * has proven needs no other one: the cards of the next draws change places every few seconds. A frame that has the focus is walked by itself.
 */
export async function walk(page: Page, frame: Frame = page.mainFrame()): Promise<string[]> {
  for (let round = 1; ; round += 1) {
    const problems = await walkOnce(page, frame);
    const { changed, names } = await frame.evaluate(listStops);
    if (names.length === 0) return [];
    if (!changed || (round === MOST_WALKS && problems.length > 0)) return problems;
    if (round === MOST_WALKS) return names.map(({ name }) => `${name} comes anew before it is walked`);
  }
}

async function walkOnce(page: Page, frame: Frame): Promise<string[]> {
  await frame.evaluate(startAtTop);
  const { names } = await frame.evaluate(listStops);
  const reached = new Map<number, Stop>();
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await frame.evaluate(whereFocusIs);
    if (stop.at < 0 || reached.has(stop.at)) break;
    reached.set(stop.at, stop);
  }
  return names.flatMap(({ name, at }) => {
    const stop = reached.get(at);
    if (!stop) return [`${name} is never reached`];
    if (!stop.shown) return [`${name} does not show its focus`];
    return stop.isWhole ? [] : [`the ring of focus around ${name} is cut`];
  });
}

/** The walk before may have left the focus between two documents. */
function startAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Numbers everything that should be a stop, in the page; gives the names of those not proven yet, and whether the stops are others than before. */
function listStops(): { names: { name: string; at: number }[]; changed: boolean } {
  const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const groups = new Set<string>();
  const stops = [...document.querySelectorAll<HTMLElement>(candidates)].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]'))
      return false;
    // A group of radio buttons is one stop.
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (groups.has(element.name)) return false;
      groups.add(element.name);
    }
    return element.checkVisibility({ visibilityProperty: true });
  });
  const before = (Reflect.get(window, 'walkStops') ?? []) as HTMLElement[];
  Reflect.set(window, 'walkStops', stops);
  const proven = (Reflect.get(window, 'walkProven') ?? new WeakSet()) as WeakSet<HTMLElement>;
  Reflect.set(window, 'walkProven', proven);
  const nameOf = (element: HTMLElement): string =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  return {
    names: stops.flatMap((element, at) => (proven.has(element) ? [] : [{ name: nameOf(element), at }])),
    changed: stops.length !== before.length || stops.some((stop, at) => stop !== before[at]),
  };
}

/** Number of the element that has the focus, and whether one can see that it has, on all its sides. */
function whereFocusIs(): { at: number; shown: boolean; isWhole: boolean } {
  const stops = Reflect.get(window, 'walkStops') as HTMLElement[];
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return { at: -1, shown: false, isWhole: false };
  const radio = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
  const at = stops.findIndex(
    (stop) => stop === element || (radio !== null && stop instanceof HTMLInputElement && stop.name === radio),
  );
  const shows = (each: Element | null) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  // A field may show it on the box around it.
  /** What can be scrolled shows the rest of it. */
  const isWhole = () => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return true;
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
    const ring = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const [across, down] = [box.scrollWidth > box.clientWidth + 1, box.scrollHeight > box.clientHeight + 1];
      const isCutAcross = ring.left - reach < left || ring.right + reach > right;
      const isCutDown = ring.top - reach < top || ring.bottom + reach > bottom;
      if ((overflowX !== 'visible' && !across && isCutAcross) || (overflowY !== 'visible' && !down && isCutDown))
        return false;
      if (position === 'fixed') return true;
    }
    return true;
  };
  const stop = {
    at,
    isWhole: isWhole(),
    shown: shows(element) || shows(element.parentElement) || shows(element.nextElementSibling),
  };
  const proven = Reflect.get(window, 'walkProven') as WeakSet<HTMLElement>;
  if (stop.shown && stop.isWhole && stops[at]) proven.add(stops[at]);
  return stop;
}
