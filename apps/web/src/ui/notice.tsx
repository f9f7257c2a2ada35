// A notice inside a page: tint, icon and sentence together.
import type { ReactNode } from 'react';
import { CheckCircleIcon, ClockIcon, InfoIcon } from './form-icons.tsx';
import { AlertIcon } from './icons.tsx';
import css from './notice.module.css';

const icons = { info: InfoIcon, warn: ClockIcon, neg: AlertIcon, pos: CheckCircleIcon } as const;

export interface NoticeProps {
  readonly tone: keyof typeof icons;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Small print below the words. */
  readonly details?: readonly (string | undefined)[];
  /** A button at the end. */
  readonly action?: ReactNode;
  /** A way on that takes a line of its own. */
  readonly below?: ReactNode;
  /** Read aloud as soon as it appears. */
  readonly announced?: boolean;
  /** Scrolls the notice into view as soon as it appears: it answers the person's last action. */
  readonly inSight?: boolean | undefined;
}

/** Not behind what stays at an edge of the screen: its margins see to that. */
const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

export function Notice({
  tone,
  title,
  children,
  details = [],
  action,
  below,
  announced = false,
  inSight,
}: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div className={css[tone]} role={announced ? 'alert' : undefined} ref={inSight ? bringIntoView : undefined}>
      <ToneIcon size={20} />
      <div>
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
        {details.map(
          (detail) =>
            detail && (
              <small key={detail} className={css.detail}>
                {detail}
              </small>
            ),
        )}
        {below && <div className={css.below}>{below}</div>}
      </div>
      {action}
    </div>
  );
}
