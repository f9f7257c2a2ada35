// A round button that shows only an icon; its name is for screen readers.
import type { ReactNode } from 'react';
import css from './icon-button.module.css';

/** Class of a link that looks like an icon button. */
export const iconButtonClass = css.button;

export interface IconButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly pressed?: boolean;
}

export function IconButton({ label, children, onClick, pressed }: IconButtonProps) {
  return (
    <button className={css.button} type="button" aria-label={label} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
