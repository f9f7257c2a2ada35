// Stores the components that are rendered around every page: above it the notice of a log-in by link, below it the mini-game, at its
// foot the download bar.
import type { ComponentType } from 'react';

interface Around {
  readonly Above?: ComponentType;
  readonly Below?: ComponentType;
  readonly Foot?: ComponentType;
}

const nothing: Around = {};
let shown = nothing;
let notify = (): void => undefined;

export const aroundPage = (): Around => shown;

/** The server's page has none. */
export const nothingAround = (): Around => nothing;

/** The layer of the page alone listens, for as long as the app runs. */
export const subscribeAroundPage = (listener: () => void): (() => void) => {
  notify = listener;
  return () => undefined;
};

export function showAroundPage(place: keyof Around, component: ComponentType): void {
  shown = { ...shown, [place]: component };
  notify();
}
