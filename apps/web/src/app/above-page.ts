// Keeps the component above every page: none until `showAbovePage` sets one.
import type { ComponentType } from 'react';

let shown: ComponentType | null = null;
const watchers = new Set<() => void>();

export const abovePage = (): ComponentType | null => shown;

export const subscribeAbovePage = (seen: () => void): (() => void) => {
  watchers.add(seen);
  return () => watchers.delete(seen);
};

export function showAbovePage(component: ComponentType): void {
  shown = component;
  for (const seen of watchers) seen();
}
