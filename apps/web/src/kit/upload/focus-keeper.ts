// Keeps the focus on an upload field while its buttons come and go: without it a keyboard or a screen reader falls to
// the top of the page.
import type { RefCallback } from 'react';

export interface FocusKeeper {
  /** The words of the field, which always stand there. They get the focus where nothing can be chosen any more. */
  readonly words: RefCallback<HTMLElement>;
  /** The input that chooses a file. */
  readonly chooser: RefCallback<HTMLElement>;
  /** What leaves the page again, with its button: the progress, and why a picture was refused. */
  readonly passing: RefCallback<HTMLElement>;
}

/** Makes the refs of one field. React calls their clean-up before it takes the element off the page. */
export function createFocusKeeper(): FocusKeeper {
  let words: HTMLElement | null = null;
  let chooser: HTMLElement | null = null;
  const hasFocus = (element: HTMLElement | null): boolean => element?.contains(document.activeElement) ?? false;
  return {
    words: (element) => {
      words = element;
    },
    chooser: (element) => {
      chooser = element;
      return () => {
        chooser = null;
        if (hasFocus(element)) words?.focus();
      };
    },
    passing: (element) => () => {
      if (hasFocus(element)) (chooser ?? words)?.focus();
    },
  };
}
