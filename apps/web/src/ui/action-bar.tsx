// The bar with a form's main action, always visible above the keyboard.
import type { ReactNode } from 'react';
import css from './action-bar.module.css';

export const ActionBar = ({ children }: { readonly children: ReactNode }) => <div className={css.bar}>{children}</div>;
