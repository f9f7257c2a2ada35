// The panel: loads one puzzle at a time, sends its answers, and goes on as they are judged.
import { type LanguageCode, languages } from '@foyer/contract';
import type { PuzzleKind } from '../puzzle.ts';
import type { LoadedPuzzle } from '../puzzle-service.ts';
import type { Load } from '../wire.schemas.ts';
import { clickView } from './click-view.ts';
import { createFrame } from './panel-frame.ts';
import type { GivenAnswer, PuzzleView } from './puzzle-view.ts';
import { questionView } from './question-view.ts';
import { slideView } from './slide-view.ts';
import { textsOf } from './texts.ts';
import type { Answered, Trouble, Wire } from './wire.ts';

/** The tick is shown for this long before the page continues. */
const SOLVED_MS = 350;

export interface PanelTask {
  readonly wire: Wire;
  readonly language: LanguageCode;
  /** The parameters that load a puzzle, beside its kind. */
  readonly load: Omit<Load, 'kind'>;
  readonly solved: (validate: Readonly<Record<string, string>>) => void;
  readonly failed: () => void;
  readonly trouble: (trouble: Trouble) => void;
}

export interface Panel {
  readonly element: HTMLElement;
  /** The panel sends no more events. */
  readonly end: () => void;
}

export const createPanel = ({ wire, language, load, solved, failed, trouble }: PanelTask): Panel => {
  const texts = textsOf(language);
  const frame = createFrame(language);
  let part: PuzzleView | null = null;
  let challenge = '';
  let busy = false;
  let over = false;

  const wait = (on: boolean): void => {
    busy = on;
    frame.wait(on);
  };
  const viewOf = (puzzle: LoadedPuzzle): PuzzleView => {
    const context = { texts, submit: (answer: GivenAnswer) => void give(answer, puzzle.kind) };
    if (puzzle.kind === 'slide') return slideView(puzzle, context);
    return puzzle.kind === 'click'
      ? clickView(puzzle, context)
      : questionView(puzzle, context, languages[language].tag);
  };
  /** Null: over, or failed, and the failure has been reported. */
  const taken = <T>(answered: Answered<T>): T | null => {
    if (over) return null;
    wait(false);
    if (answered.ok) return answered.value;
    trouble(answered.trouble);
    return null;
  };

  const show = async (kind: PuzzleKind, message: string): Promise<void> => {
    if (busy) return;
    wait(true);
    const puzzle = taken(await wire.load({ ...load, kind }));
    if (puzzle === null) return;
    const first = part === null;
    ({ challenge } = puzzle);
    part = viewOf(puzzle);
    frame.show(part, kind, (other) => void show(other, ''));
    frame.showStatus(message);
    if (!first) part.focus();
  };

  const give = async (answer: GivenAnswer, kind: PuzzleKind): Promise<void> => {
    if (busy) return;
    wait(true);
    const answered = await wire.verify({ challenge, ...answer });
    const ranOut = !answered.ok && answered.errorCode === 'captcha.invalid' && !over;
    const judged = ranOut ? { solved: false as const, triesLeft: 0 } : taken(answered);
    if (judged === null) return;
    wait(false);
    if (judged.solved) {
      busy = true;
      frame.showSolved();
      setTimeout(() => !over && solved(judged.validate), SOLVED_MS);
      return;
    }
    failed();
    if (judged.triesLeft === 0) return show(kind, `${texts.wrong} ${texts.fresh}`);
    frame.showWrong();
    part?.reset();
  };

  void show('slide', '');
  return {
    element: frame.element,
    end: () => {
      over = true;
      frame.element.remove();
    },
  };
};
