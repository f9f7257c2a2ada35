// A lottery as a card: emblem, rhythm, prize, last numbers and the next draw's clock.
import type { ReactNode } from 'react';
import { cardClass } from './card.tsx';
import { classNames } from './class-names.ts';
import { LazyImage } from './lazy-image.tsx';
import css from './lottery-card.module.css';

/** Class of the card's link. */
export const lotteryCardClass = classNames(cardClass, css.card);

export interface LotteryCardContentProps {
  readonly name: string;
  readonly rhythm: string;
  readonly art: string | undefined;
  /** True where the card is seen without scrolling. */
  readonly eager: boolean;
  readonly prizeLabel: string;
  readonly prize: ReactNode;
  readonly balls: ReactNode;
  readonly clock: ReactNode;
}

export function LotteryCardContent(props: LotteryCardContentProps) {
  const { name, rhythm, art, eager, prizeLabel, prize, balls, clock } = props;
  return (
    <>
      <span className={css.head}>
        {art && (eager ? <img src={art} alt="" /> : <LazyImage src={art} />)}
        <span className={css.name}>
          <b>{name}</b>
          <small>{rhythm}</small>
        </span>
        {clock}
      </span>
      <span className={css.prize}>
        <small>{prizeLabel}</small>
        <b>{prize}</b>
      </span>
      {balls}
    </>
  );
}
