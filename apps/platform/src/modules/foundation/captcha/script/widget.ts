// One captcha on a page: what both versions do, under names of our own.
import { type LanguageCode, languages } from '@foyer/contract';
import type { Load } from '../wire.schemas.ts';
import { openDialog } from './dialog.ts';
import { make } from './dom.ts';
import { elementOf, type Options } from './options.ts';
import { createPanel, type Panel } from './panel.ts';
import { loadSheet } from './style-sheet.ts';
import { textsOf } from './texts.ts';
import { createWire, type Trouble } from './wire.ts';

type News = 'ready' | 'success' | 'fail' | 'error' | 'close';
type Listener = (detail?: unknown) => void;

export interface Widget {
  readonly on: (news: News, listener: Listener) => void;
  /** Puts a button, or with `embed` the puzzle itself, into an element. */
  readonly appendTo: (place: Element | string) => void;
  readonly show: () => void;
  /** Returns the proof of the solution, or false. */
  readonly validate: () => Readonly<Record<string, string>> | false;
  readonly reset: () => void;
  readonly destroy: () => void;
}

/** `load` is what this version loads its puzzles with. The texts of the language have loaded. */
export const createWidget = (
  server: string,
  language: LanguageCode,
  options: Options,
  load: Omit<Load, 'kind'>,
): Widget => {
  const texts = textsOf(language);
  const wire = createWire(server, language, texts.network, options.timeout);
  const listeners = new Map<News, Listener[]>();
  let panel: Panel | null = null;
  let dialog: { readonly end: () => void } | null = null;
  let button: HTMLElement | null = null;
  let proof: Readonly<Record<string, string>> | false = false;
  let gone = false;

  const notify = (news: News, detail?: unknown): void => {
    if (!gone) for (const listener of listeners.get(news) ?? []) listener(detail);
  };
  const takeDown = (): void => {
    panel?.end();
    dialog?.end();
    panel = null;
    dialog = null;
  };
  const newPanel = (): Panel =>
    createPanel({
      wire,
      language,
      load,
      solved: (validate) => {
        proof = validate;
        takeDown();
        button?.classList.add('fyc-done');
        if (button) button.textContent = texts.solved;
        notify('success');
      },
      failed: () => notify('fail'),
      trouble: (trouble: Trouble) => {
        takeDown();
        notify('error', trouble);
      },
    });
  const moveInto = (place: Element): void => {
    takeDown();
    panel = newPanel();
    place.replaceChildren(panel.element);
  };
  const show = (): void => {
    if (panel !== null || gone || proof !== false) return;
    const area = elementOf(options.area);
    if (area) {
      moveInto(area);
      return;
    }
    panel = newPanel();
    dialog = openDialog(panel.element, language, () => {
      takeDown();
      notify('close');
    });
  };

  loadSheet(server).then(
    () => notify('ready'),
    () =>
      notify('error', {
        code: '60205',
        error_code: '60205',
        msg: texts.network,
        user_error: texts.network,
        desc: { detail: '' },
      }),
  );
  return {
    on: (news, listener) => {
      listeners.set(news, [...(listeners.get(news) ?? []), listener]);
    },
    appendTo: (place) => {
      const element = elementOf(place);
      if (element === null || gone || options.product === 'bind') return;
      if (options.product === 'embed') {
        moveInto(element);
        return;
      }
      button = make('button', 'button', { type: 'button', lang: languages[language].tag }, texts.button);
      button.addEventListener('click', show);
      element.replaceChildren(button);
    },
    show,
    validate: () => proof,
    reset: () => {
      proof = false;
      button?.classList.remove('fyc-done');
      if (button) button.textContent = texts.button;
      takeDown();
    },
    destroy: () => {
      takeDown();
      button?.remove();
      gone = true;
    },
  };
};
