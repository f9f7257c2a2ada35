// Walks a page with the Tab key and tells what cannot be reached or does not show its focus.
import type { Page } from '@playwright/test';

const MOST_STOPS = 200;

interface Stop {
  readonly at: number;
  readonly shown: boolean;
}

/** A page whose stops still change after so many walks never stands still. */
const MOST_WALKS = 5;

/** Sentences about what is wrong; none when the whole page can be walked. Elements that arrive meanwhile are walked as well. */
export async function walk(page: Page): Promise<string[]> {
  for (let round = 0; round < MOST_WALKS; round += 1) {
    const problems = await walkOnce(page);
    const { changed } = await page.evaluate(listStops);
    if (!changed) return problems;
  }
  return [`its stops changed during each of ${MOST_WALKS} walks`];
}

async function walkOnce(page: Page): Promise<string[]> {
  await page.evaluate(startAtTop);
  const { names } = await page.evaluate(listStops);
  const reached = new Map<number, Stop>();
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(whereFocusIs);
    if (stop.at < 0 || reached.has(stop.at)) break;
    reached.set(stop.at, stop);
  }
  return names.flatMap((name, at) => {
    const stop = reached.get(at);
    if (!stop) return [`${name} is never reached`];
    return stop.shown ? [] : [`${name} does not show its focus`];
  });
}

/** The walk before may have left the focus between two documents. */
function startAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Numbers everything that should be a stop, in the page; gives their names, and whether they are others than before. */
function listStops(): { names: string[]; changed: boolean } {
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
  return {
    names: stops.map(
      (element) =>
        `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
    ),
    changed: stops.length !== before.length || stops.some((stop, at) => stop !== before[at]),
  };
}

/** Number of the element that has the focus and whether one can see that it has. */
function whereFocusIs(): { at: number; shown: boolean } {
  const stops = Reflect.get(window, 'walkStops') as HTMLElement[];
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return { at: -1, shown: false };
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
  return { at, shown: shows(element) || shows(element.parentElement) || shows(element.nextElementSibling) };
}
