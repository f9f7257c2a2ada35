// Lets a button float while it is shown.
import { type RefObject, useEffect } from 'react';
import { type FloatingOptions, startFloating } from './floating.ts';

interface FloatingButton extends FloatingOptions {
  /** Class of the document meanwhile: with it a page has room at its end, so that its last row can be scrolled above the button. */
  readonly room: string;
}

/** `options` keeps its identity as long as nothing in it changes. */
export function useFloating(button: RefObject<HTMLElement | null>, isShown: boolean, options: FloatingButton): void {
  useEffect(() => {
    const element = button.current;
    if (!isShown || !element) return;
    const { classList } = document.documentElement;
    const stop = startFloating(window, element, options);
    classList.add(options.room);
    return () => {
      stop();
      classList.remove(options.room);
    };
  }, [button, isShown, options]);
}
