// A place on a screen that another feature fills: held free until its code has come.
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Texts } from '../shell/shell.ts';
import type { FindInset } from './feature.ts';
import type { InsetName, InsetTable } from './insets.ts';
import { useInsetFinder, useShell } from './shell-context.tsx';
import { useSection } from './use-section.tsx';

const arrivals = new Map<InsetName, ComponentType<object>>();
const watchers = new Set<() => void>();

/** Fetches what fills a place; false where no feature does. Rejects where its code is lost. */
async function fetchInset(name: InsetName, insetOf: FindInset, texts: Texts): Promise<boolean> {
  const load = insetOf(name);
  if (!load) return false;
  const [{ Inset }] = await Promise.all([load(), texts.complete()]);
  // The place hands in what the table says of this name; the feature's manifest is held to the same row.
  arrivals.set(name, Inset as unknown as ComponentType<object>);
  for (const seen of watchers) seen();
  return true;
}

const watch = (seen: () => void): (() => void) => {
  watchers.add(seen);
  return () => watchers.delete(seen);
};

/** Brings it when its turn has come; asked once, in the browser alone. */
export type Turn = (bring: () => void) => void;

/**
 * Returns the content of the place once it is there, and the element that holds the place until then. Returns a
 * function, too, that loads the content sooner and answers whether it came.
 */
export function useInset<N extends InsetName>(name: N, turn: Turn, holder: ReactNode = null) {
  const { texts } = useShell();
  const insetOf = useInsetFinder();
  const section = useSection(holder);
  const [coming] = useState(() => {
    const fetchIt = (): Promise<boolean> => fetchInset(name, insetOf, texts);
    // The page's own form works without it.
    const bring = (): Promise<boolean> => fetchIt().catch(() => false);
    let asked = false;
    const subscribe = (seen: () => void): (() => void) => {
      if (!asked && !arrivals.has(name)) turn(() => void section.bring(fetchIt));
      asked = true;
      return watch(seen);
    };
    return { bring, subscribe };
  });
  const Filled = useSyncExternalStore(
    coming.subscribe,
    () => arrivals.get(name) ?? null,
    () => null,
  );
  // As above: by the table.
  return { Filled: Filled as ComponentType<InsetTable[N]> | null, bring: coming.bring, waiting: section.waiting };
}

/** The place is what people came for. */
export const atOnce: Turn = (bring) => {
  if (window.requestIdleCallback) window.requestIdleCallback(bring);
  else setTimeout(bring, 1);
};

export interface InsetProps {
  readonly place: InsetTable['phoneAuth'];
  /** Holds the place. */
  readonly waiting: ReactNode;
}

/** PH-03: the form that phone-auth puts in the place of the form's own. */
export function PhoneAuthPlace({ place, waiting }: InsetProps) {
  const section = useInset('phoneAuth', atOnce, waiting);
  return section.Filled ? <section.Filled {...place} /> : section.waiting;
}
