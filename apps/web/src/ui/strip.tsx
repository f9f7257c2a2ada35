// A line that leads back to what waits for the person: an icon, a sentence, the time left.
import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { ClockIcon } from './form-icons.tsx';
import { ChevronIcon } from './icons.tsx';
import css from './strip.module.css';

/** Class of the link; `inset`: the page has no space at its sides. */
export const stripClass = (inset: boolean): string | undefined => classNames(css.strip, inset && css.inset);

export interface StripContentProps {
  readonly children: string;
  /** "14:32" */
  readonly time?: string | null;
}

export const StripContent = ({ children, time }: StripContentProps) => (
  <>
    <ClockIcon size={20} />
    <span>{children}</span>
    {time && <b aria-hidden="true">{time}</b>}
    <ChevronIcon size={20} />
  </>
);

export interface StripsProps {
  readonly inset?: boolean | undefined;
  readonly children: readonly ReactElement[];
}

/** Several strips share one row, in which the next one begins to be seen: however many wait, the page below stays in view. */
export const Strips = ({ inset = false, children }: StripsProps) =>
  children.length < 2 ? children : <div className={classNames(css.row, !inset && css.wide)}>{children}</div>;
