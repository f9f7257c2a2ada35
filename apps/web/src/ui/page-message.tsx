// The message of an empty or failed page: illustration, title, sentence, links, reference.
import type { ReactNode } from 'react';
import css from './page-message.module.css';

export interface PageMessageProps {
  readonly illustration?: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** Buttons or links, the main one first. */
  readonly children?: ReactNode;
  /** "Reference GM-82KD-41" */
  readonly reference?: ReactNode;
  /** `page`: the page has no other heading of its own. */
  readonly level?: 'page' | 'section';
}

export function PageMessage({ illustration, title, text, children, reference, level = 'section' }: PageMessageProps) {
  const Heading = level === 'page' ? 'h1' : 'h2';
  return (
    <div className={css.message}>
      {illustration}
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className={css.ways}>{children}</div>}
      {reference && <span className={css.reference}>{reference}</span>}
    </div>
  );
}
