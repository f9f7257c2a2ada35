// Follows which lane of home is in view, and scrolls to the one whose chip is tapped.
import { showChosen } from '../../ui/chip-row.tsx';
import { chipInView } from './lane-in-view.rules.ts';

/** The heading of a lane has the link to all of it beside it: a chip is the same link. */
const LANE_LINKS = 'section h2 + a';

/** The lane of each chip, by the chip's place; a lane of few games is not on the page. */
function lanesOf(row: HTMLElement): Map<number, HTMLElement> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LANE_LINKS)];
  const lanes = new Map<number, HTMLElement>();
  [...row.querySelectorAll('a')].forEach(({ href }, chip) => {
    const lane = links.find((link) => link.href === href)?.closest('section');
    if (lane) lanes.set(chip, lane);
  });
  return lanes;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Tells the place of the chip whose lane comes into view. Returns the function that ends it. */
export function watchLanes(row: HTMLElement, onChosen: (chip: number) => void): () => void {
  const root = document.documentElement;
  let chosen: number | null = null;
  let tapped: number | null = null;
  let frame = 0;

  const look = (): void => {
    frame = 0;
    const places = [...lanesOf(row)].map(([chip, lane]) => {
      const { top, bottom } = lane.getBoundingClientRect();
      return { chip, top, bottom };
    });
    const next = chipInView(places, window.innerHeight, tapped);
    if (next !== tapped) tapped = null;
    if (next === chosen || next === null) return;
    chosen = next;
    onChosen(next);
    // By then the chip says that it is the chosen one.
    requestAnimationFrame(() => showChosen(row, '[aria-current]'));
  };
  // Scrolling tells more often than the screen is painted.
  const scrolled = (): void => {
    frame ||= requestAnimationFrame(look);
  };

  // What the browser scrolls to stands below the chips, where these stay on the screen.
  const keepClear = (): void => {
    const isOver = getComputedStyle(row).position === 'sticky';
    root.style.scrollPaddingTop = isOver ? `${row.offsetHeight}px` : '';
  };
  const tap = (event: MouseEvent): void => {
    const chips = [...row.querySelectorAll('a')];
    const chip = chips.findIndex((link) => event.target instanceof Node && link.contains(event.target));
    const lane = lanesOf(row).get(chip);
    // The link leads to the lobby.
    if (!lane || !isPlain(event)) return;
    event.preventDefault();
    keepClear();
    lane.scrollIntoView();
    // The next Tab goes on from there.
    lane.tabIndex = -1;
    lane.focus({ preventScroll: true });
    tapped = chip;
    look();
  };

  window.addEventListener('scroll', scrolled, { passive: true });
  row.addEventListener('click', tap);
  // With the next frame: to measure now would have the page laid out once more while React takes it over.
  frame = requestAnimationFrame(() => {
    keepClear();
    look();
  });
  return () => {
    window.removeEventListener('scroll', scrolled);
    row.removeEventListener('click', tap);
    cancelAnimationFrame(frame);
    root.style.scrollPaddingTop = '';
  };
}
