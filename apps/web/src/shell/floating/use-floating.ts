// Lets a button float while it is shown.
import { type RefObject, useEffect } from 'react';
import { type FloatingOptions, startFloating } from './floating.ts';

/** `options` keeps its identity as long as nothing in it changes. */
export function useFloating(button: RefObject<HTMLElement | null>, isShown: boolean, options: FloatingOptions): void {
  useEffect(() => {
    const element = button.current;
    return isShown && element ? startFloating(window, element, options) : undefined;
  }, [button, isShown, options]);
}
