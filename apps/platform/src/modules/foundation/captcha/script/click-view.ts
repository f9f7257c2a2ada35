// The view of the click puzzle: shapes are tapped in order, or marked with the arrow keys.
import { type ClickView, PICTURE } from '../puzzle.ts';
import { make } from './dom.ts';
import { createTrack, type PuzzleContext, type PuzzleView } from './puzzle-view.ts';

const KEY_STEP = 8;
const FINE_STEP = 2;
/** A tap on a mark takes it back. */
const MARK_RADIUS = 18;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Mark = [x: number, y: number];

const place = (element: HTMLElement, [x, y]: Mark): void => {
  element.style.left = `${(x / PICTURE.width) * 100}%`;
  element.style.top = `${(y / PICTURE.height) * 100}%`;
};

const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value * 10) / 10));

/** Each shape of the prompt for itself, so that the first one stands where the page begins to be read. */
const requestedShapes = ({ prompt, count }: ClickView): HTMLElement[] =>
  Array.from({ length: count }, (_, at) => {
    const strip = make('img', 'prompt-picture', { src: prompt, alt: '' });
    strip.style.left = `${-100 * at}%`;
    strip.style.width = `${100 * count}%`;
    return make('span', 'shape', {}, strip);
  });

export const clickView = (view: ClickView, { texts, submit }: PuzzleContext): PuzzleView => {
  const cross = make('i', 'cross', { 'aria-hidden': true });
  const stage = make(
    'div',
    'stage taps',
    { dir: 'ltr', role: 'application', tabindex: 0, 'aria-label': texts.picture, 'aria-description': texts.clickKeys },
    make('img', 'picture', { src: view.picture, alt: '', draggable: 'false' }),
    cross,
  );
  const check = make('button', 'check', { type: 'button' }, texts.check);
  const track = createTrack();
  let marks: Mark[] = [];
  let dots: HTMLElement[] = [];
  let at: Mark = [PICTURE.width / 2, PICTURE.height / 2];

  const show = (): void => {
    for (const dot of dots) dot.remove();
    dots = marks.map((mark, index) => {
      const dot = make('b', 'mark', {}, String(index + 1));
      place(dot, mark);
      return dot;
    });
    stage.append(...dots);
    place(cross, at);
    check.disabled = marks.length < view.count;
  };
  const reset = (): void => {
    marks = [];
    track.clear();
    show();
  };
  /** A new mark, or the one under it and all after it taken back. */
  const mark = (spot: Mark): void => {
    const known = marks.findIndex(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < MARK_RADIUS);
    if (known >= 0 || marks.length >= view.count) {
      const kept = marks.slice(0, known < 0 ? marks.length - 1 : known);
      const steps = track.steps().slice(0, kept.length);
      track.clear();
      track.steps().push(...steps);
      marks = kept;
    }
    if (known < 0) {
      marks.push(spot);
      track.add(...spot);
    }
    show();
  };
  const give = (): void => submit({ places: marks, track: track.steps() });

  stage.addEventListener('click', (event) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    at = [
      within(((event.clientX - left) / width) * PICTURE.width, PICTURE.width),
      within(((event.clientY - top) / height) * PICTURE.height, PICTURE.height),
    ];
    mark([...at]);
  });
  stage.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    const step = event.shiftKey ? FINE_STEP : KEY_STEP;
    if (direction)
      at = [within(at[0] + direction[0] * step, PICTURE.width), within(at[1] + direction[1] * step, PICTURE.height)];
    else if (event.key === 'Enter' || event.key === ' ') mark([...at]);
    else if (event.key === 'Backspace') {
      const last = marks[marks.length - 1];
      if (last) mark(last);
    } else return;
    event.preventDefault();
    stage.classList.add('fyc-keys');
    show();
  });
  check.addEventListener('click', give);
  show();
  const lead = make('span', 'prompt', {}, texts.click, make('span', 'shapes', {}, ...requestedShapes(view)));
  return { lead, elements: [stage, check], reset, focus: () => stage.focus({ preventScroll: true }) };
};
