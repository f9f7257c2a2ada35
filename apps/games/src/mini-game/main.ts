// The mini-game's script, as /mini-game/<edition>/minigame.js has it: the game of pairs, with the cards of the edition.
import type { LanguageCode } from '@foyer/contract';
import type { Messages } from '@foyer/contract/messages';
import { editions, type Face } from './faces.table.ts';
import { deal, neighbour, type Outcome, settle, turn } from './pairs.rules.ts';
import { type TextKey, textsOf } from './texts.ts';
import { createView } from './view.ts';

/** Put in by the build. */
declare const MINI_GAME_EDITION: keyof typeof editions;
declare const MINI_GAME_SHEET: string;
declare const MINI_GAME_TEXTS: { readonly [L in LanguageCode]?: Messages[string] };

/** Two cards that differ lie open for so long, if no other card is turned first. */
const OPEN_MS = 1000;

const { documentElement: root, body } = document;
const faces = editions[MINI_GAME_EDITION];

function addSheet(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

function start(): void {
  let texts = textsOf(root.dataset.language, MINI_GAME_TEXTS);
  let game = deal(faces, Math.random);
  let best: number | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const view = createView(body, game.cards.length);
  const show = (): void => {
    root.lang = texts.tag;
    root.dir = texts.dir;
    document.title = texts.t('lead');
    view.show(game, best, texts);
  };
  const restart = (): void => {
    clearTimeout(closing);
    game = deal(faces, Math.random);
    view.announce('');
    show();
  };
  const words: Readonly<Record<Outcome, TextKey | null>> = {
    nothing: null,
    first: null,
    pair: 'pair',
    different: 'different',
    done: 'done',
  };
  const say = (outcome: Outcome, face: Face | undefined): void => {
    const key = words[outcome];
    if (outcome === 'first') view.announce('');
    if (key && face) view.announce(texts.t(key, { name: texts.t(`face_${face}`), count: game.turns }));
  };
  const take = (index: number): void => {
    const [next, outcome] = turn(game, index);
    if (outcome === 'nothing') return;
    clearTimeout(closing);
    game = next;
    if (outcome === 'done') best = Math.min(game.turns, best ?? game.turns);
    if (outcome === 'different') {
      closing = setTimeout(() => {
        game = settle(game);
        show();
      }, OPEN_MS);
    }
    show();
    say(outcome, game.cards[index]?.face);
  };

  view.cards.forEach((card, index) => {
    card.addEventListener('click', () => take(index));
    card.addEventListener('keydown', (event) => {
      const next = neighbour(index, event.key, view.columns(), view.cards.length, root.dir);
      if (next === index) return;
      event.preventDefault();
      view.cards[next]?.focus();
    });
  });
  view.again.addEventListener('click', () => {
    restart();
    view.cards[0]?.focus();
  });
  document.addEventListener('keydown', ({ key }) => {
    // The site owns the way out, and the frame has the keyboard.
    if (key === 'Escape') parent.postMessage({ miniGame: 'close' }, '*');
  });
  addEventListener('message', ({ source, data }: MessageEvent<{ miniGame?: unknown; language?: unknown } | null>) => {
    if (source !== parent) return;
    if (data?.miniGame === 'language') {
      texts = textsOf(data.language, MINI_GAME_TEXTS);
      view.announce('');
      show();
    }
    if (data?.miniGame === 'restart') {
      best = null;
      restart();
    }
  });
  show();
}

// The sheets lie beside the script, and where every game of the operator has its brand.
addSheet('/games/brand.css');
addSheet(`/mini-game/${MINI_GAME_EDITION}/${MINI_GAME_SHEET}`);
start();
