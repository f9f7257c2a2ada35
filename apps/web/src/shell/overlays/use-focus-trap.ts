// Keeps the keyboard inside the overlay that is seen, and gives the focus back where it came from.
import { type RefObject, useEffect } from 'react';
import { lockScroll } from './lock-scroll.ts';

const FOCUSABLE =
  'a[href],button:not([disabled]):not([tabindex="-1"]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),iframe,[tabindex="0"]';

const visible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** A vendor's own window lies beside the app and keeps its own keyboard. */
const isGuest = (now: Element | null, frame: HTMLElement): boolean => {
  const app = frame.closest('body > *');
  return now !== null && now !== document.body && app !== null && !app.contains(now);
};

function wrap(event: KeyboardEvent, frame: HTMLElement): void {
  if (isGuest(document.activeElement, frame)) return;
  const stops = [...frame.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(visible);
  const first = stops[0];
  const last = stops[stops.length - 1];
  const now = document.activeElement;
  const outside = !frame.contains(now) || now?.getAttribute('role') === 'dialog';
  if (!first || !last) event.preventDefault();
  else if (event.shiftKey && (now === first || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (now === last || !frame.contains(now))) {
    event.preventDefault();
    first.focus();
  }
}

export interface FocusTrap {
  /** The one overlay that is seen. */
  readonly active: boolean;
  /** Gets the focus back. */
  readonly opener: Element | null;
  /** The page below is locked so long after the opening. */
  readonly scrollLockDelayMs: number;
  readonly onEscape: () => void;
}

export function useFocusTrap(
  frame: RefObject<HTMLElement | null>,
  { active, opener, scrollLockDelayMs, onEscape }: FocusTrap,
): void {
  useEffect(() => {
    const root = frame.current;
    if (!active || !root) return;
    const start =
      root.querySelector<HTMLElement>('[data-autofocus]') ?? root.querySelector<HTMLElement>('[role$="dialog"]');
    if (!root.contains(document.activeElement)) start?.focus({ preventScroll: true });
    const unlock = lockScroll(document.documentElement, scrollLockDelayMs);
    return () => {
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [active, opener, frame, scrollLockDelayMs]);

  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' && frame.current) wrap(event, frame.current);
      // A key that ends the composition of a character closes nothing.
      if (event.key === 'Escape' && !event.isComposing) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, frame, onEscape]);
}
