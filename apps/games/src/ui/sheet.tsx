// A sheet from below: traps focus, returns it, and closes on Escape, on its backdrop and on Back.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { lockPage } from './lock-page.ts';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const focusable = 'button:not([disabled]),[href],input:not([disabled]),[tabindex="0"]';

const trap = (sheet: HTMLElement, event: KeyboardEvent): void => {
  const stops = [...sheet.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (first === undefined || last === undefined) return;
  const here = document.activeElement;
  if (event.shiftKey && (here === first || here === sheet)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && here === last) {
    event.preventDefault();
    first.focus();
  }
};

/**
 * Gives the focus back to the element that opened a sheet. If that element is gone, its replacement gets the focus, or
 * else the selected tab.
 */
const giveFocusBack = (before: Element | null): void => {
  // Another sheet stands over the page, and has it.
  if (document.activeElement?.closest('.sheet')) return;
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
    before.focus({ preventScroll: true });
    return;
  }
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const [place] = ['.slip .btn:enabled', '[role="tab"][aria-selected="true"]'].flatMap((at) => [
      ...document.querySelectorAll<HTMLElement>(at),
    ]);
    place?.focus({ preventScroll: true });
  });
};

export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus();
    const free = lockPage(document.documentElement);
    return () => {
      free();
      giveFocusBack(before);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab' && sheet.current !== null) trap(sheet.current, event);
  };
  return (
    <div className="overlay">
      <button type="button" className="overlay__veil" tabIndex={-1} aria-label={closeLabel} onClick={onClose} />
      <section
        ref={sheet}
        className="sheet"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className="sheet__grab" />
        <div className="sheet__head">
          <h2 id={titleId} className="t2">
            {title}
          </h2>
          <button type="button" className="iconbtn" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        {children}
      </section>
    </div>
  );
}
