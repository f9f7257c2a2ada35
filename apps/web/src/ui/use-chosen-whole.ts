import { type RefObject, useEffect, useRef } from 'react';
import { showChosen } from './chip-row.tsx';

const CHOSEN = '[aria-pressed=true]';

/** The ref of a row of buttons that stays as it is while its chosen one is whole; `chosen` is another value for another chip. */
export function useChosenWhole(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row follows the choice
  useEffect(() => {
    const chip = row.current?.querySelector(CHOSEN)?.getBoundingClientRect();
    if (!row.current || !chip) return;
    const { left, right } = row.current.getBoundingClientRect();
    if (chip.left < left || chip.right > right) showChosen(row.current, CHOSEN);
  }, [chosen]);
  return row;
}
