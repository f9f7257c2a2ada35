// The panel's frame: the task, the puzzle, the last result, and ways to another puzzle.
import { type LanguageCode, languages } from '@foyer/contract';
import type { PuzzleKind } from '../puzzle.ts';
import { icon, icons, make } from './dom.ts';
import type { PuzzleView } from './puzzle-view.ts';
import { type Texts, textsOf } from './texts.ts';

export interface PanelFrame {
  readonly element: HTMLElement;
  readonly show: (part: PuzzleView, kind: PuzzleKind, choose: (kind: PuzzleKind) => void) => void;
  readonly showStatus: (text: string) => void;
  readonly wait: (on: boolean) => void;
  readonly showWrong: () => void;
  readonly showSolved: () => void;
}

interface OtherPuzzle {
  readonly label: string;
  readonly path: string;
  readonly to: PuzzleKind;
}

/** Another puzzle of the kind, and the other picture. */
const otherPictures = (kind: PuzzleKind, texts: Texts): OtherPuzzle[] => {
  const again: OtherPuzzle = { label: texts.again, path: icons.again, to: kind };
  if (kind === 'slide') return [again, { label: texts.otherClick, path: icons.shapes, to: 'click' }];
  return kind === 'click' ? [again, { label: texts.otherSlide, path: icons.piece, to: 'slide' }] : [again];
};

/** The way for those who cannot see the picture, and back. */
const otherKind = (kind: PuzzleKind, texts: Texts): OtherPuzzle =>
  kind === 'question'
    ? { label: texts.toPicture, path: icons.picture, to: 'slide' }
    : { label: texts.toQuestion, path: icons.question, to: 'question' };

export const createFrame = (language: LanguageCode): PanelFrame => {
  const texts = textsOf(language);
  const lead = make('p', 'lead');
  const body = make('div', 'body', {}, make('div', 'stage'), make('div', 'rail'));
  const status = make('p', 'status', { role: 'status' }, texts.loading);
  const [before, after] = [make('div', 'tools'), make('div', 'tools')];
  const foot = make('div', 'foot', {}, before, status, after);
  const { tag, dir } = languages[language];
  const element = make('div', 'panel', { lang: tag, dir }, lead, body, foot);

  const showStatus = (text: string): void => {
    status.textContent = text;
    status.classList.remove('fyc-bad');
  };
  return {
    element,
    showStatus: showStatus,
    show: (part, kind, choose) => {
      const tool = ({ label, path, to }: OtherPuzzle): HTMLElement => {
        const button = make('button', 'tool', { type: 'button', 'aria-label': label, title: label }, icon(path));
        button.addEventListener('click', () => choose(to));
        return button;
      };
      lead.replaceChildren(part.lead);
      body.replaceChildren(...part.elements);
      before.replaceChildren(...otherPictures(kind, texts).map(tool));
      after.replaceChildren(tool(otherKind(kind, texts)));
    },
    wait: (on) => {
      element.classList.toggle('fyc-busy', on);
      element.setAttribute('aria-busy', String(on));
    },
    showWrong: () => {
      showStatus(texts.wrong);
      status.classList.add('fyc-bad');
      element.classList.remove('fyc-shake');
      requestAnimationFrame(() => element.classList.add('fyc-shake'));
    },
    showSolved: () => {
      showStatus(texts.solved);
      element.classList.add('fyc-solved');
      // On the button that was pulled, where there is one: the eye is there.
      const handle = body.querySelector('.fyc-handle');
      if (handle) handle.replaceChildren(icon(icons.check));
      else body.append(make('div', 'tick', { 'aria-hidden': true }, icon(icons.check)));
    },
  };
};
