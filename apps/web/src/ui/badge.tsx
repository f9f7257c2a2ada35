// A small label of a state; always a word, never a colour alone.
import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  readonly tone?: 'plain' | 'pos' | 'neg' | 'warn' | 'info' | 'gold' | 'accent';
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(css.badge, tone !== 'plain' && css[tone])}>{children}</span>;
}
