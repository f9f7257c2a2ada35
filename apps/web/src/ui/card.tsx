// A card: the plain surface things lie on.
import type { ReactNode } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.ts';

/** Class of any element that is a card. */
export const cardClass = css.card;

export interface CardProps {
  readonly children: ReactNode;
  /** With the card's own space inside. */
  readonly padded?: boolean;
}

export function Card({ children, padded = false }: CardProps) {
  return <div className={classNames(css.card, padded && css.padded)}>{children}</div>;
}
