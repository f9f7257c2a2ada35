// The results ticker: the ring of the next draw, the last draw's balls, one soft button.
import type { ReactNode } from 'react';
import { cardClass } from './card.tsx';
import { classNames } from './class-names.ts';
import css from './ticker.module.css';

export interface TickerProps {
  readonly label: string;
  readonly ring: ReactNode;
  readonly name: string;
  readonly live: ReactNode;
  readonly last: ReactNode;
  readonly balls: ReactNode;
  readonly action: ReactNode;
}

export function Ticker({ label, ring, name, live, last, balls, action }: TickerProps) {
  return (
    <section className={classNames(cardClass, css.ticker)} aria-label={label}>
      {ring}
      <div>
        <div className={css.name}>
          <b>{name}</b>
          {live}
        </div>
        <p>{last}</p>
        {balls}
      </div>
      {action}
    </section>
  );
}
