// The button, and its look for links.
import type { ReactNode } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonStyle {
  /** `primary`: the one main action of a screen. */
  readonly variant?: 'primary' | 'secondary' | 'line' | 'soft' | 'text';
  readonly size?: 'lg' | 'md' | 'sm';
  readonly block?: boolean;
}

/** Class of a link that looks like a button. */
export const buttonClass = ({
  variant = 'secondary',
  size = 'lg',
  block = false,
}: ButtonStyle = {}): string | undefined =>
  classNames(css.button, css[variant], size !== 'lg' && css[size], block && css.block);

export interface ButtonProps extends ButtonStyle {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** Work is under way: the button keeps its size and its focus and takes no taps. */
  readonly busy?: boolean;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

export function Button({
  children,
  onClick,
  type = 'button',
  disabled,
  busy,
  label,
  autoFocus,
  ...appearance
}: ButtonProps) {
  return (
    <button
      // biome-ignore lint/a11y/noAutofocus: overlays decide where focus starts
      autoFocus={autoFocus}
      className={buttonClass(appearance)}
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
