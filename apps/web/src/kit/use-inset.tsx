// A place on a screen that another feature fills: an element holds the place until the code has loaded.
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Texts } from '../shell/shell.ts';
import type { FindInset } from './feature.ts';
import type { InsetName, InsetTable } from './insets.ts';
import { useInsetFinder, useShell } from './shell-context.tsx';
import { useSection } from './use-section.tsx';

const arrivals = new Map<InsetName, ComponentType<object>>();
const watchers = new Set<() => void>();

/** Fetches the code that fills a place; false where no feature does. Rejects where the file is lost. */
async function fetchInset(name: InsetName, insetOf: FindInset, texts: Texts): Promise<boolean> {
  const load = insetOf(name);
  if (!load) return false;
  const [{ Inset }] = await Promise.all([load(), texts.complete()]);
  // The place passes the props that the table lists for this name; the feature's manifest has the same type.
  arrivals.set(name, Inset as unknown as ComponentType<object>);
  for (const seen of watchers) seen();
  return true;
}

const watch = (seen: () => void): (() => void) => {
  watchers.add(seen);
  return () => watchers.delete(seen);
};

/** The load trigger: calls `bring` when the time has come; set up once, in the browser alone. */
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
    // The page works without the place, by its own form.
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
  // The table guarantees the props, as above.
  return { Filled: Filled as ComponentType<InsetTable[N]> | null, bring: coming.bring, waiting: section.waiting };
}

/** Loads the place as soon as the browser is idle: people came for it. */
export const atOnce: Turn = (bring) => {
  if (window.requestIdleCallback) window.requestIdleCallback(bring);
  else setTimeout(bring, 1);
};

export interface InsetProps {
  readonly place: InsetTable['phoneAuth'];
  /** The element that holds the place. */
  readonly waiting: ReactNode;
}

/** PH-03: the form of phone-auth, in place of the form's own. */
export function PhoneAuthPlace({ place, waiting }: InsetProps) {
  const section = useInset('phoneAuth', atOnce, waiting);
  return section.Filled ? <section.Filled {...place} /> : section.waiting;
}
