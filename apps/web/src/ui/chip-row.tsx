// A row of chips that scrolls sideways: buttons, or links of the class `chipClass`.
import type { ReactNode } from 'react';
import css from './chip-row.module.css';
import type { LangAttributes } from './lang.ts';
import scroller from './scroller.module.css';

/** Class of a link that looks like a chip. */
export const chipClass = css.chip;

export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in the oldest browsers we serve
    <div className={scroller.row} role="group" aria-label={label}>
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
