// The hero card: a quiet label, one large number, at most two buttons; the brand's art at its end.
import type { ReactNode } from 'react';
import css from './hero-card.module.css';

export interface HeroCardProps {
  readonly label: ReactNode;
  readonly action?: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

export function HeroCard({ label, action, value, note, children }: HeroCardProps) {
  return (
    <section className={css.hero}>
      <div className={css.head}>
        <span>{label}</span>
        {action}
      </div>
      <div className={css.value}>{value}</div>
      {note && <p className={css.note}>{note}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </section>
  );
}
