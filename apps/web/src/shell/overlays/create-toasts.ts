// Short messages that go by themselves: one at a time, the next one takes its place.

export interface Toast {
  readonly id: number;
  readonly text: string;
}

export interface Toasts {
  readonly shown: () => Toast | null;
  readonly show: (text: string, ms?: number) => void;
}

/** Milliseconds for which a toast stays. */
const TOAST_MS = 2500;

export function createToasts(notify: () => void): Toasts {
  let toast: Toast | null = null;
  let ids = 0;
  return {
    shown: () => toast,
    show: (text, ms = TOAST_MS) => {
      ids += 1;
      const shown: Toast = { id: ids, text };
      toast = shown;
      notify();
      setTimeout(() => {
        if (toast !== shown) return;
        toast = null;
        notify();
      }, ms);
    },
  };
}
