// Lays a panel over the page: for those who name no place for it.
import { type LanguageCode, languages } from '@foyer/contract';
import { icon, icons, make } from './dom.ts';
import { textsOf } from './texts.ts';

export interface Dialog {
  readonly end: () => void;
}

const stops = 'button, [tabindex="0"], input';

export const openDialog = (content: HTMLElement, language: LanguageCode, closed: () => void): Dialog => {
  const texts = textsOf(language);
  const before = document.activeElement;
  const close = make('button', 'tool', { type: 'button', 'aria-label': texts.close }, icon(icons.close));
  const head = make('div', 'head', {}, make('h2', 'title', {}, texts.title), close);
  const card = make(
    'div',
    'card',
    {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': texts.title,
      lang: languages[language].tag,
      dir: languages[language].dir,
      tabindex: -1,
    },
    head,
    content,
  );
  const scrim = make('div', 'scrim', {}, card);
  const end = (): void => {
    scrim.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  const leave = (): void => {
    end();
    closed();
  };
  close.addEventListener('click', leave);
  scrim.addEventListener('click', (event) => event.target === scrim && leave());
  scrim.addEventListener('keydown', (event) => {
    // The page below has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape') leave();
    if (event.key !== 'Tab') return;
    const inside = [...card.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.offsetParent !== null);
    const edge = event.shiftKey ? inside[0] : inside[inside.length - 1];
    if (document.activeElement !== edge && document.activeElement !== card) return;
    event.preventDefault();
    (event.shiftKey ? inside[inside.length - 1] : inside[0])?.focus();
  });
  document.body.append(scrim);
  card.focus({ preventScroll: true });
  return { end };
};
