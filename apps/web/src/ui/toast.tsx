// A short message at the top that goes by itself.
import type { ReactNode } from 'react';
import { CheckCircleIcon } from './form-icons.tsx';
import { AlertIcon } from './icons.tsx';
import css from './toast.module.css';

export interface ToastProps {
  readonly tone: 'pos' | 'warn';
  readonly text: string;
}

export function Toast({ tone, text }: ToastProps) {
  // Every page has both icons before its first toast, which waits for nothing.
  const ToneIcon = tone === 'pos' ? CheckCircleIcon : AlertIcon;
  return (
    <div className={css[tone]}>
      <ToneIcon size={20} />
      <span>{text}</span>
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
