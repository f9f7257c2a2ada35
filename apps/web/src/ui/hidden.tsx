// Words for screen readers only.
import type { ReactNode } from 'react';
import css from './hidden.module.css';

/** Class of any element that only screen readers meet. */
export const hiddenClass = css.hidden;

export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);
