// Stores the component that is rendered above every page: the notice of a log-in by link.
import type { ComponentType } from 'react';

let shown: ComponentType | null = null;
const watchers = new Set<() => void>();

export const abovePage = (): ComponentType | null => shown;

export const subscribeAbovePage = (listener: () => void): (() => void) => {
  watchers.add(listener);
  return () => watchers.delete(listener);
};

export function showAbovePage(component: ComponentType): void {
  shown = component;
  for (const listener of watchers) listener();
}
