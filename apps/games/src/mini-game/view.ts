// The elements of the mini-game: made once, changed in place, so that the focus and the screen reader stay where they are.
import { type Face, faces } from './faces.table.ts';
import type { Card, Pairs } from './pairs.rules.ts';
import type { Texts } from './texts.ts';

const SVG = 'http://www.w3.org/2000/svg';

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

function drawing(face: Face): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 48 48');
  svg.setAttribute('aria-hidden', 'true');
  for (const { d, tone } of faces[face]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    path.setAttribute('class', tone);
    svg.append(path);
  }
  return svg;
}

export interface View {
  readonly cards: readonly HTMLButtonElement[];
  readonly again: HTMLButtonElement;
  /** Shows a game; `best` is the fewest turns so far. */
  readonly show: (game: Pairs<Face>, best: number | null, texts: Texts) => void;
  /** Says something to a screen reader, and under the cards. */
  readonly announce: (text: string) => void;
  /** The number of cards in a row, which depends on the window. */
  readonly columns: () => number;
}

const labelOf = ({ face, at }: Card<Face>, number: number, { t }: Texts): string => {
  if (at === 'down') return t('cardDown', { number });
  return t(at === 'found' ? 'cardFound' : 'cardUp', { number, name: t(`face_${face}`) });
};

/** Makes the game's elements for a number of cards. */
export function createView(body: HTMLElement, count: number): View {
  const lead = element('p', 'lead');
  const turns = element('b', 'turns');
  const best = element('span', 'best');
  const cards = Array.from({ length: count }, () => element('button', 'card'));
  const board = element('div', 'board', ...cards);
  board.setAttribute('role', 'group');
  const said = element('p', 'said');
  said.setAttribute('aria-live', 'polite');
  const again = element('button', 'again');
  const note = element('p', 'note');
  for (const button of [...cards, again]) button.type = 'button';
  body.replaceChildren(
    element(
      'div',
      'game',
      element('div', 'head', lead, element('p', 'score', turns, best)),
      board,
      element('div', 'foot', said, again),
      note,
    ),
  );

  return {
    cards,
    again,
    show: (game, fewest, texts) => {
      const { t } = texts;
      lead.textContent = t('lead');
      turns.textContent = t('turns', { count: game.turns });
      best.textContent = fewest === null ? '' : t('best', { count: fewest });
      board.setAttribute('aria-label', t('board'));
      again.textContent = t('again');
      note.textContent = t('noMoney');
      game.cards.forEach((card, index) => {
        const button = cards[index];
        if (!button) return;
        button.setAttribute('aria-label', labelOf(card, index + 1, texts));
        if (button.dataset.at === card.at) return;
        button.dataset.at = card.at;
        // A card that lies face down does not have its face in the page: nobody can peep.
        if (card.at === 'down') button.replaceChildren();
        else if (!button.firstChild) button.append(drawing(card.face));
      });
    },
    announce: (text) => {
      said.textContent = text;
    },
    columns: () => getComputedStyle(board).gridTemplateColumns.split(' ').length,
  };
}
