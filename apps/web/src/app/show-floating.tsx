// Shows what floats over every page: the mini-game and the chat. The place is one, so that the first load knows of one.
import { type ComponentType, useSyncExternalStore } from 'react';
import { showAroundPage } from './around-page.ts';

let shown: readonly ComponentType[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = (): readonly ComponentType[] => shown;

/** One component for all: a second one that comes leaves the first as it is. */
function Floating() {
  const components = useSyncExternalStore(subscribe, current, current);
  return components.map((Component, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: components are only ever added at the end
    <Component key={index} />
  ));
}

export function showFloating(component: ComponentType): void {
  shown = [...shown, component];
  for (const listener of listeners) listener();
  showAroundPage('Below', Floating);
}
