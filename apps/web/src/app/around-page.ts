// Stores the components that are rendered around every page: above it the notice of a log-in by link, below it the mini-game.
import type { ComponentType } from 'react';

interface Around {
  readonly Above?: ComponentType;
  readonly Below?: ComponentType;
}

const nothing: Around = {};
let shown = nothing;
const watchers = new Set<() => void>();

export const aroundPage = (): Around => shown;

/** The server's page has none. */
export const nothingAround = (): Around => nothing;

export const subscribeAroundPage = (listener: () => void): (() => void) => {
  watchers.add(listener);
  return () => watchers.delete(listener);
};

export function showAroundPage(place: keyof Around, component: ComponentType): void {
  shown = { ...shown, [place]: component };
  for (const listener of watchers) listener();
}
