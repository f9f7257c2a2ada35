// The shell as React sees it: one provider and the hooks that screens use.

import type { LanguageCode } from '@foyer/contract';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { Ticker } from '../shell/clock/clock.ts';
import { type EventBase, type Flow, type Runner, type Running, run, type StateBase } from '../shell/flow/flow.ts';
import { textLanguage } from '../shell/i18n/text-language.ts';
import type { TextKey, TextValues } from '../shell/i18n/texts.ts';
import type { RouteName } from '../shell/navigation/routes.ts';
import { artAddress, type PackedArt } from '../shell/page/art.ts';
import type { SessionInfo, Shell, Texts } from '../shell/shell.ts';
import type { FindSlot } from './feature.ts';

/** The facts that the server knew when it rendered the page; hydration starts from the same. */
export interface FirstPaint {
  readonly renderedAt: number;
  /** The operator's pictures. */
  readonly art: PackedArt;
}

interface Provided {
  readonly shell: Shell;
  readonly ticker: Ticker;
  readonly first: FirstPaint;
  readonly findSlot: FindSlot;
}

const ShellContext = createContext<Provided | null>(null);

export interface ShellProviderProps extends Provided {
  readonly children: ReactNode;
}

/** Gives the shell to everything below. */
export function ShellProvider({ shell, ticker, first, findSlot, children }: ShellProviderProps) {
  const [provided] = useState<Provided>(() => ({ shell, ticker, first, findSlot }));
  return <ShellContext.Provider value={provided}>{children}</ShellContext.Provider>;
}

function useProvided(): Provided {
  const provided = useContext(ShellContext);
  if (!provided) throw new Error('ShellProvider is missing.');
  return provided;
}

/** The shell. Its parts never change identity. */
export const useShell = (): Shell => useProvided().shell;

/** Finds the code that fills a place on a screen. */
export const useSlotFinder = (): FindSlot => useProvided().findSlot;

export type Translate = (key: TextKey, values?: TextValues) => string;

const translators = new WeakMap<Texts, { language: LanguageCode; t: Translate }>();

/** Creates a new function for each language, so that React renders texts of the old language again. */
function translatorOf(texts: Texts, language: LanguageCode): Translate {
  const known = translators.get(texts);
  if (known?.language === language) return known.t;
  const t: Translate = (key, values) => texts.t(key, values);
  translators.set(texts, { language, t });
  return t;
}

/** Returns the translate function of the current language; a change of language renders the component again. */
export function useT(): Translate {
  const { texts } = useShell();
  return translatorOf(texts, useSyncExternalStore(texts.subscribe, texts.language, texts.language));
}

/** Returns the code of the current language. */
export function useLanguage(): LanguageCode {
  const { texts } = useShell();
  return useSyncExternalStore(texts.subscribe, texts.language, texts.language);
}

/** Returns the language in which the current texts are really shown: dates and names beside them are in the same. */
export const useTextLanguage = (): LanguageCode => textLanguage(useLanguage());

const nobody = (): null => null;

/** Returns the session, or null; always null on the server and during hydration. */
export function useSession(): SessionInfo | null {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.current, nobody);
}

export interface Here {
  readonly route: RouteName;
  readonly query: Readonly<Record<string, string>>;
}

/** Returns the target of the app: it changes with the tap, before the new page is there. */
export function useRoute(): Here {
  const { navigation } = useShell();
  const route = useSyncExternalStore(navigation.subscribe, navigation.route, navigation.route);
  const query = useSyncExternalStore(navigation.subscribe, navigation.query, navigation.query);
  return { route, query };
}

/**
 * Returns milliseconds by the server's clock, updated each second; during hydration, the moment of the page's render.
 */
export function useNow(): number {
  const { ticker, first } = useProvided();
  return useSyncExternalStore(ticker.subscribe, ticker.now, () => first.renderedAt);
}

/**
 * Returns the URL of one of the operator's pictures by its name; undefined where the operator has none of that name.
 */
export function useArt(): (name: string) => string | undefined {
  const { art } = useProvided().first;
  return (name) => artAddress(art, name);
}

interface Mounted<S, E> {
  readonly state: () => S;
  readonly send: (event: E) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function mount<S extends StateBase, E extends EventBase, X>(flow: Flow<S, E, X>, runner: Runner<E, X>): Mounted<S, E> {
  let running: Running<S, E> | null = null;
  return {
    state: () => running?.state() ?? flow.start.state,
    send: (event) => running?.send(event),
    subscribe: (listener) => {
      const own = run(flow, runner);
      running = own;
      const forget = own.subscribe(listener);
      return () => {
        forget();
        own.stop();
        if (running === own) running = null;
      };
    },
  };
}

/**
 * Runs a flow while the component is mounted: `[state, send]`. Effects begin after the first paint, never on the
 * server. The runner of the first render stays.
 */
export function useFlow<S extends StateBase, E extends EventBase, X>(
  flow: Flow<S, E, X>,
  runner: Runner<E, X>,
): readonly [S, (event: E) => void] {
  const [mounted] = useState(() => mount(flow, runner));
  const state = useSyncExternalStore(mounted.subscribe, mounted.state, () => flow.start.state);
  return [state, mounted.send];
}
