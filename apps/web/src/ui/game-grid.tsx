// Tiles side by side, three in a row.
import type { ReactNode } from 'react';
import css from './game-grid.module.css';

export const GameGrid = ({ children }: { readonly children: ReactNode }) => <div className={css.grid}>{children}</div>;
