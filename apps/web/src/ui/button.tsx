// The button, and its look for links.
import type { ReactNode } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** `primary`: the one main action of a screen. */
  readonly look?: 'primary' | 'secondary' | 'line' | 'soft' | 'text';
  readonly size?: 'lg' | 'md' | 'sm';
  readonly block?: boolean;
}

/** Class of a link that looks like a button. */
export const buttonClass = ({ look = 'secondary', size = 'lg', block = false }: ButtonLook = {}): string | undefined =>
  classNames(css.button, css[look], size !== 'lg' && css[size], block && css.block);

export interface ButtonProps extends ButtonLook {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** Work is under way: the button keeps its size and its focus and takes no taps. */
  readonly busy?: boolean;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

export function Button({ children, onClick, type = 'button', disabled, busy, label, autoFocus, ...look }: ButtonProps) {
  return (
    <button
      // biome-ignore lint/a11y/noAutofocus: overlays decide where focus starts
      autoFocus={autoFocus}
      className={buttonClass(look)}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.();
      }}
    >
      {busy ? <span className={css.busy}>{children}</span> : children}
    </button>
  );
}
