// The bottom bar: five tabs, the middle one raised.
import type { ReactNode } from 'react';
import css from './bottom-bar.module.css';
import { classNames } from './class-names.ts';

export interface BottomBarProps {
  readonly label: string;
  /** Five links of the class `tabClass` or `raisedTabClass`. */
  readonly children: ReactNode;
  /** A short line over the bar: offline, for one. */
  readonly notice?: ReactNode;
}

export const tabClass = css.tab;
export const raisedTabClass = classNames(css.tab, css.raised);

export function BottomBar({ label, children, notice }: BottomBarProps) {
  return (
    <nav className={css.bar} aria-label={label}>
      <p className={notice ? css.notice : undefined} role="status">
        {notice}
      </p>
      {children}
    </nav>
  );
}

/** The content of a tab. */
export function TabContent({ icon, label, raised = false }: { icon: ReactNode; label: string; raised?: boolean }) {
  return (
    <>
      {raised ? <i>{icon}</i> : icon}
      <span>{label}</span>
    </>
  );
}
