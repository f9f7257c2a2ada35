// A place on a screen that another feature fills: held free until its code has come.
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { InsetName, InsetTable } from '../shell/insets/insets.ts';
import type { Texts } from '../shell/shell.ts';
import { insetOf } from './features.ts';
import { useShell } from './shell-context.tsx';
import { REST_MS, whenTouchedOrQuiet } from './when-touched.ts';

interface Coming {
  readonly arrived: () => ComponentType<object> | null;
  readonly subscribe: (seen: () => void) => () => void;
}

const arrivals = new Map<InsetName, ComponentType<object>>();

/** `atOnce`: the place is what people came for; else it follows what the page itself still needs. */
const whenItsTurn = (atOnce: boolean, work: () => void): void => {
  if (!atOnce) whenTouchedOrQuiet(window, work, REST_MS);
  else if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work, 1);
};

async function fetchInset(name: InsetName, texts: Texts): Promise<void> {
  const load = insetOf(name);
  if (!load) return;
  const [{ Inset }] = await Promise.all([load(), texts.complete()]);
  // The place hands in what the table says of this name; the feature's manifest is held to the same row.
  arrivals.set(name, Inset as unknown as ComponentType<object>);
}

const comingOf = (name: InsetName, atOnce: boolean, texts: Texts): Coming => ({
  arrived: () => arrivals.get(name) ?? null,
  subscribe: (seen) => {
    // Code that is lost leaves the place empty: the page's own form works without it.
    if (!arrivals.has(name)) whenItsTurn(atOnce, () => void fetchInset(name, texts).then(seen, () => undefined));
    return () => undefined;
  },
});

const notYet = (): null => null;

export type InsetProps<N extends InsetName> = InsetTable[N] & {
  readonly name: N;
  /** True where the place is what people came for. */
  readonly atOnce?: boolean;
  /** Holds the place. */
  readonly waiting: ReactNode;
};

export function Inset<N extends InsetName>({ name, atOnce = false, waiting, ...props }: InsetProps<N>) {
  const { texts } = useShell();
  const [coming] = useState(() => comingOf(name, atOnce, texts));
  const Filled = useSyncExternalStore(coming.subscribe, coming.arrived, notYet);
  return Filled ? <Filled {...props} /> : waiting;
}
