// Marks a form as busy from the first input until it is gone, or its fields are empty and nobody is in one: nothing
// interrupts who types, or clears a field to type anew.
// One watch for all forms: their own code is in the first load of a page, and nothing interrupts before this begins.
import { hasText } from '../shell/busy/has-text.ts';
import type { Busy, Shell } from '../shell/shell.ts';

/** What kit/form.tsx renders; a search and a filter lose nothing. */
const FORM = 'form[method=post]';

/** Longer than a tap. */
const TAP_MS = 1000;

type View = Pick<Window & typeof globalThis, 'document' | 'MutationObserver'>;

/** Begins to watch. Whoever has typed already still has the focus in the form. */
export function watchTyping(
  { document, MutationObserver }: View,
  busy: Busy,
  navigation: Pick<Shell['navigation'], 'route' | 'subscribe'>,
): void {
  const marks = new Map<Element, () => void>();
  // A form that was accepted is cleared or removed without an input.
  const changes = new MutationObserver(() => look());

  const hasFocus = (form: Element): boolean => {
    const field = document.activeElement;
    return field?.closest(FORM) === form && field.matches('input, textarea');
  };

  const look = (): void => {
    for (const [form, end] of marks) {
      if (form.isConnected && (hasText(form) || hasFocus(form))) continue;
      marks.delete(form);
      end();
    }
    if (marks.size === 0) changes.disconnect();
  };

  const typed = (target: EventTarget | null): void => {
    // What gets input, or the focus, is an element.
    const form = (target as Element | null)?.closest(FORM);
    if (!form || (!marks.has(form) && !hasText(form))) return;
    if (!marks.has(form)) marks.set(form, busy.begin('form'));
    // React writes the text of the fields that it holds into this attribute as well.
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] });
    look();
  };

  let route = navigation.route();
  // Whoever has left for another page has given up its forms, which stand there until the next page has come.
  navigation.subscribe(() => {
    if (route === navigation.route()) return;
    route = navigation.route();
    for (const end of marks.values()) end();
    marks.clear();
    changes.disconnect();
  });
  document.addEventListener('input', ({ target }) => typed(target));
  // The tap that takes the focus away reaches what it is on, before anything lies over that.
  document.addEventListener('focusout', () => void setTimeout(look, TAP_MS));
  typed(document.activeElement);
}
