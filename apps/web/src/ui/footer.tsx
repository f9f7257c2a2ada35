// The foot of a page: age, the sentence on playing responsibly, the operator's licence.
import type { ReactNode } from 'react';
import css from './footer.module.css';

export interface FooterProps {
  readonly age: string;
  readonly text: string;
  readonly licence: string;
  /** Links to help and news. */
  readonly children?: ReactNode;
}

/** An age such as 18+ reads from left to right in every language: without its direction Urdu would write +18. */
export function Footer({ age, text, licence, children }: FooterProps) {
  return (
    <footer className={css.footer}>
      {children && <div className={css.links}>{children}</div>}
      <b dir="ltr">{age}</b>
      <p>{text}</p>
      <p>{licence}</p>
    </footer>
  );
}
