// The bar with a form's main action: it stays in sight at the foot of what scrolls, above the keyboard.
import type { ReactNode } from 'react';
import css from './action-bar.module.css';

export const ActionBar = ({ children }: { readonly children: ReactNode }) => <div className={css.bar}>{children}</div>;
