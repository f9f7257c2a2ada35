// Short messages that go by themselves: one at a time, the next one takes its place.
import type { Overlays, ToastTone } from '../shell.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

export interface Toasts {
  readonly shown: () => Toast | null;
  readonly show: Overlays['toast'];
}

/** Milliseconds for which a toast stays. */
const TOAST_MS = 2500;

export function createToasts(notify: () => void): Toasts {
  let toast: Toast | null = null;
  const end = (): void => {
    toast = null;
    notify();
  };
  return {
    shown: () => toast,
    show: (text, tone, ms = TOAST_MS) => {
      const shown: Toast = { id: (toast?.id ?? 0) + 1, text, tone };
      toast = shown;
      notify();
      setTimeout(() => {
        if (toast === shown) end();
      }, ms);
    },
  };
}
