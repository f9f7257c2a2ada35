// Handles the arrival of a page in the document: its title, its scroll position, the focus.
import { useEffect, useLayoutEffect } from 'react';

export interface ArrivedPage {
  readonly id: number;
  readonly at: string;
  readonly arrival: 'first' | 'forward' | 'back' | 'refresh';
  readonly scroll: number;
  readonly title: string;
}

/** Focus starts at the content, where a screen reader reads on; the page itself does not move. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  // A ring around all content would show at its upper edge alone, like a bar that loads.
  main.style.outline = 'none';
  main.focus({ preventScroll: true });
}

export function useArrival({ id, at, arrival, scroll, title }: ArrivedPage): void {
  useEffect(() => {
    if (at !== 'loading') document.title = title;
  }, [title, at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives once in each of its stages, whatever else changes
  useLayoutEffect(() => {
    if (arrival === 'refresh') return;
    if (arrival !== 'first') focusMain();
    if (arrival !== 'first' || scroll > 0) window.scrollTo(0, at === 'loading' ? 0 : scroll);
  }, [id, at]);
}
