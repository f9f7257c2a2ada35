// A row of chips that scrolls sideways: buttons, or links of the class `chipClass`.
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import css from './chip-row.module.css';
import { classNames } from './class-names.ts';
import type { LangAttributes } from './lang.ts';
import scroller from './scroller.module.css';

/** Class of a link that looks like a chip. */
export const chipClass = css.chip;

export interface ChipRowProps {
  readonly label: string;
  /** The row stays on the screen while the page scrolls below it. */
  readonly stays?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

export function ChipRow({ label, stays, ref, children }: ChipRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in the oldest browsers we serve
    <div className={classNames(scroller.row, stays && css.stays)} role="group" aria-label={label} ref={ref}>
      {children}
    </div>
  );
}

export interface ChipProps extends LangAttributes {
  readonly chosen: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function Chip({ chosen, onClick, children, lang, dir }: ChipProps) {
  return (
    <button className={css.chip} type="button" aria-pressed={chosen} onClick={onClick} lang={lang} dir={dir}>
      {children}
    </button>
  );
}

/** Scrolls the row, never the page, until the chip that `chosen` finds is in its middle. */
export function showChosen(row: HTMLElement, chosen: string): void {
  const chip = row.querySelector(chosen)?.getBoundingClientRect();
  if (!chip) return;
  const { left, right } = row.getBoundingClientRect();
  row.scrollLeft += (chip.left + chip.right - left - right) / 2;
}

/** The ref of a row of buttons whose chosen one is to stay in sight; `chosen` is another value for another chip. */
export function useChosenInView(chosen: string | null): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row follows the choice
  useEffect(() => {
    if (row.current) showChosen(row.current, '[aria-pressed=true]');
  }, [chosen]);
  return row;
}
