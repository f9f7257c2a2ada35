// The view of the slider puzzle: a piece that finger, mouse and arrow keys pull to its gap.
import { PICTURE, type SlideView } from '../puzzle.ts';
import { icon, icons, make } from './dom.ts';
import { createTrack, type PuzzleContext, type PuzzleView } from './puzzle-view.ts';

/** A touch that moves less is no answer. */
const MIN_DISTANCE = 10;
const KEY_STEP = 2;
const KEY_LEAP = 20;

const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: KEY_STEP,
  ArrowUp: KEY_STEP,
  ArrowLeft: -KEY_STEP,
  ArrowDown: -KEY_STEP,
  PageUp: KEY_LEAP,
  PageDown: -KEY_LEAP,
  Home: -PICTURE.width,
  End: PICTURE.width,
};

const percent = (units: number, of: number): string => `${(units / of) * 100}%`;

const stageOf = (view: SlideView) => {
  const picture = make('img', 'picture', { src: view.picture, alt: '', draggable: 'false' });
  const piece = make('img', 'piece', { src: view.piece, alt: '', draggable: 'false' });
  piece.style.top = percent(view.pieceY, PICTURE.height);
  piece.style.width = percent(view.pieceSize, PICTURE.width);
  return { stage: make('div', 'stage', { dir: 'ltr' }, picture, piece), piece };
};

const railOf = (view: SlideView, label: string, hint: string) => {
  const handle = make('div', 'handle', {
    role: 'slider',
    tabindex: 0,
    'aria-label': label,
    'aria-description': hint,
    title: hint,
    'aria-valuemin': view.from,
    'aria-valuemax': view.to,
  });
  handle.append(icon(icons.arrow));
  const fill = make('div', 'fill');
  return {
    rail: make('div', 'rail', { dir: 'ltr' }, fill, make('span', 'way', {}, icon(icons.chevrons)), handle),
    handle,
    fill,
  };
};

export const slideView = (view: SlideView, { texts, submit }: PuzzleContext): PuzzleView => {
  const { stage, piece } = stageOf(view);
  const { rail, handle, fill } = railOf(view, texts.slide, texts.slideKeys);
  const track = createTrack();
  let x = view.from;

  const show = (): void => {
    const share = (x - view.from) / (view.to - view.from);
    piece.style.left = percent(x - view.pieceMargin, PICTURE.width);
    handle.style.left = `calc((100% - var(--fyc-handle)) * ${share})`;
    fill.style.width = `calc((100% - var(--fyc-handle)) * ${share} + var(--fyc-handle) / 2)`;
    handle.setAttribute('aria-valuenow', String(Math.round(x)));
    rail.classList.toggle('fyc-moved', x > view.from);
  };
  const moveTo = (wanted: number, y: number): void => {
    x = Math.max(view.from, Math.min(view.to, wanted));
    track.add(x, y);
    show();
  };
  const give = (): void => submit({ x: Math.round(x * 100) / 100, track: track.steps() });
  const reset = (): void => {
    x = view.from;
    track.clear();
    show();
  };

  const drag = (down: PointerEvent): void => {
    if (down.button !== 0) return;
    down.preventDefault();
    handle.focus({ preventScroll: true });
    const { top, width } = stage.getBoundingClientRect();
    const scale = PICTURE.width / width;
    const [from, start] = [x, down.clientX];
    const held = down.currentTarget as HTMLElement; // listeners stand on the handle and the piece
    held.setPointerCapture(down.pointerId);
    if (track.steps().length === 0) track.add(x, (down.clientY - top) * scale);
    const move = (event: PointerEvent): void =>
      moveTo(from + (event.clientX - start) * scale, (event.clientY - top) * scale);
    const end = (event: PointerEvent): void => {
      held.removeEventListener('pointermove', move);
      held.removeEventListener('pointerup', end);
      held.removeEventListener('pointercancel', end);
      if (event.type === 'pointerup' && Math.abs(x - view.from) > MIN_DISTANCE) give();
      else reset();
    };
    held.addEventListener('pointermove', move);
    held.addEventListener('pointerup', end);
    held.addEventListener('pointercancel', end);
  };
  const press = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (track.steps().length === 0) track.add(x, 0);
    if (step === undefined) track.add(x, 0);
    if (step === undefined) give();
    else moveTo(x + (event.shiftKey ? Math.sign(step) : step), 0);
  };

  for (const part of [handle, piece]) part.addEventListener('pointerdown', drag);
  handle.addEventListener('keydown', press);
  show();
  return { lead: texts.slide, elements: [stage, rail], reset, focus: () => handle.focus({ preventScroll: true }) };
};
