// A short message at the top that goes by itself.
import type { ReactNode } from 'react';
import css from './toast.module.css';

export interface ToastProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Toast({ icon, children }: ToastProps) {
  return (
    <div className={css.toast}>
      {icon}
      <span>{children}</span>
    </div>
  );
}

/** The region where toasts appear; it exists before the first toast, so that screen readers listen to it. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.region} role="status" aria-live="polite">
      {children}
    </div>
  );
}
