// A slot on a screen that another feature fills: an element holds its space until the code has loaded.
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { FindSlot } from './feature.ts';
import { useSlotFinder } from './shell-context.tsx';
import type { SlotName, SlotTable } from './slots.ts';
import { useSection } from './use-section.tsx';

const arrivals = new Map<SlotName, ComponentType<object>>();
const watchers = new Set<() => void>();

/** Fetches the code that fills a slot; false where no feature does. Rejects where the file is lost. */
async function fetchSlot(name: SlotName, findSlot: FindSlot): Promise<boolean> {
  const load = findSlot(name);
  if (!load) return false;
  const { SlotContent } = await load();
  // The slot passes the props that the table lists for this name; the feature's manifest has the same type.
  arrivals.set(name, SlotContent as unknown as ComponentType<object>);
  for (const listener of watchers) listener();
  return true;
}

const watch = (listener: () => void): (() => void) => {
  watchers.add(listener);
  return () => watchers.delete(listener);
};

/** The load trigger: calls `load` when the time has come; set up once, in the browser alone. */
export type LoadTrigger = (load: () => void) => void;

/**
 * Returns the content of the slot once it is there, and the element that holds its space until then. Returns a
 * function, too, that loads the content sooner and answers whether it came.
 */
export function useSlot<N extends SlotName>(name: N, trigger: LoadTrigger, holder: ReactNode = null) {
  const findSlot = useSlotFinder();
  const section = useSection(holder);
  const [coming] = useState(() => {
    const fetchIt = (): Promise<boolean> => fetchSlot(name, findSlot);
    // The page works without the slot, by its own form.
    const load = (): Promise<boolean> => fetchIt().catch(() => false);
    let isRequested = false;
    const subscribe = (listener: () => void): (() => void) => {
      if (!isRequested && !arrivals.has(name)) trigger(() => void section.load(fetchIt));
      isRequested = true;
      return watch(listener);
    };
    return { load, subscribe };
  });
  const Filled = useSyncExternalStore(
    coming.subscribe,
    () => arrivals.get(name) ?? null,
    () => null,
  );
  // The table guarantees the props, as above.
  return { Filled: Filled as ComponentType<SlotTable[N]> | null, load: coming.load, waiting: section.waiting };
}

/** Loads the slot as soon as the browser is idle: people came for it. */
export const atOnce: LoadTrigger = (load) => {
  if (window.requestIdleCallback) window.requestIdleCallback(load);
  else setTimeout(load, 1);
};

export interface SlotProps {
  readonly slot: SlotTable['phoneAuth'];
  /** The element that holds its space. */
  readonly waiting: ReactNode;
}

/** PH-03: the form of phone-auth, in place of the form's own. */
export function PhoneAuthSlot({ slot, waiting }: SlotProps) {
  const section = useSlot('phoneAuth', atOnce, waiting);
  return section.Filled ? <section.Filled {...slot} /> : section.waiting;
}
