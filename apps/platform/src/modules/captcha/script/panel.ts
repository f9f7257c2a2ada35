// The panel: one puzzle at a time, the ways to another one, and what became of the last answer.
import type { PuzzleKind } from '../puzzle.ts';
import type { LoadedPuzzle } from '../puzzle-service.ts';
import type { Load } from '../wire.ts';
import { clickPart } from './click-part.ts';
import { icon, icons, make } from './dom.ts';
import { type Language, tags } from './language.ts';
import type { GivenAnswer, PuzzlePart } from './part.ts';
import { questionPart } from './question-part.ts';
import { slidePart } from './slide-part.ts';
import { texts as allTexts } from './texts.ts';
import type { Answered, Trouble, Wire } from './wire.ts';

/** How long the tick is seen before the page goes on. */
const SOLVED_MS = 700;

export interface PanelTask {
  readonly wire: Wire;
  readonly language: Language;
  /** What a puzzle is loaded with, beside its kind. */
  readonly load: Omit<Load, 'kind'>;
  readonly solved: (validate: Readonly<Record<string, string>>) => void;
  readonly failed: () => void;
  readonly trouble: (trouble: Trouble) => void;
}

export interface Panel {
  readonly element: HTMLElement;
  readonly focus: () => void;
  /** Nothing is told any more. */
  readonly end: () => void;
}

export const createPanel = ({ wire, language, load, solved, failed, trouble }: PanelTask): Panel => {
  const texts = allTexts[language];
  const tag = tags[language];
  const lead = make('p', 'lead');
  const body = make('div', 'body');
  const said = make('p', 'said', { role: 'status' });
  const [before, after] = [make('div', 'tools'), make('div', 'tools')];
  const foot = make('div', 'foot', {}, before, said, after);
  const element = make('div', 'panel', { lang: tag, dir: language === 'UR' ? 'rtl' : 'ltr' }, lead, body, foot);
  let part: PuzzlePart | null = null;
  let challenge = '';
  let busy = false;
  let over = false;

  const say = (text: string, kind: 'plain' | 'bad' = 'plain'): void => {
    said.textContent = text;
    said.classList.toggle('fyc-bad', kind === 'bad');
  };
  const wait = (on: boolean): void => {
    busy = on;
    element.classList.toggle('fyc-busy', on);
    element.setAttribute('aria-busy', String(on));
  };

  const tool = (label: string, path: string, kind: PuzzleKind): HTMLElement => {
    const button = make('button', 'tool', { type: 'button', 'aria-label': label, title: label }, icon(path));
    button.addEventListener('click', () => void show(kind, '', true));
    return button;
  };
  const waysOn = (kind: PuzzleKind): HTMLElement[] => [
    tool(texts.again, icons.again, kind),
    ...(kind === 'slide' ? [tool(texts.otherClick, icons.shapes, 'click')] : []),
    ...(kind === 'click' ? [tool(texts.otherSlide, icons.piece, 'slide')] : []),
  ];
  const wayAround = (kind: PuzzleKind): HTMLElement =>
    kind === 'question'
      ? tool(texts.toPicture, icons.picture, 'slide')
      : tool(texts.toQuestion, icons.question, 'question');

  const partOf = (puzzle: LoadedPuzzle): PuzzlePart => {
    const context = { texts, submit: (answer: GivenAnswer) => void give(answer, puzzle.kind) };
    if (puzzle.kind === 'slide') return slidePart(puzzle, context);
    return puzzle.kind === 'click' ? clickPart(puzzle, context) : questionPart(puzzle, context, tag);
  };

  /** Null: over, or in trouble, which has been told. */
  const taken = <T>(answered: Answered<T>): T | null => {
    if (over) return null;
    wait(false);
    if (answered.ok) return answered.value;
    trouble(answered.trouble);
    return null;
  };

  const show = async (kind: PuzzleKind, message: string, focus: boolean): Promise<void> => {
    if (busy) return;
    wait(true);
    const puzzle = taken(await wire.load({ ...load, kind }));
    if (puzzle === null) return;
    ({ challenge } = puzzle);
    part = partOf(puzzle);
    lead.replaceChildren(part.lead);
    body.replaceChildren(...part.elements);
    before.replaceChildren(...waysOn(kind));
    after.replaceChildren(wayAround(kind));
    say(message);
    if (focus) part.focus();
  };

  const give = async (answer: GivenAnswer, kind: PuzzleKind): Promise<void> => {
    if (busy) return;
    wait(true);
    const answered = await wire.verify({ challenge, ...answer });
    const goneOff = !answered.ok && answered.errorCode === 'captcha.invalid';
    const judged = goneOff ? { solved: false as const, triesLeft: 0 } : taken(answered);
    if (judged === null || over) return;
    wait(false);
    if (judged.solved) return finish(judged.validate);
    failed();
    if (judged.triesLeft === 0) return show(kind, `${texts.wrong} ${texts.fresh}`, true);
    say(texts.wrong, 'bad');
    element.classList.remove('fyc-shake');
    requestAnimationFrame(() => element.classList.add('fyc-shake'));
    part?.reset();
  };

  const finish = (validate: Readonly<Record<string, string>>): void => {
    busy = true;
    element.classList.add('fyc-solved');
    body.append(make('div', 'tick', { 'aria-hidden': true }, icon(icons.check)));
    say(texts.solved);
    setTimeout(() => !over && solved(validate), SOLVED_MS);
  };

  body.append(make('div', 'stage'), make('div', 'rail'));
  say(texts.loading);
  void show('slide', '', false);
  return {
    element,
    focus: () => part?.focus(),
    end: () => {
      over = true;
      element.remove();
    },
  };
};
