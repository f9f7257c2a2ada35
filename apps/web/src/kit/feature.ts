// The manifest of a feature. Manifests are in the first load, so they only import lazily.
import type { PageSettings } from '@foyer/contract';
import type { ComponentType } from 'react';
import type { Load, Outcome } from '../shell/http/outcome.ts';
import type { RouteName } from '../shell/navigation/routes.ts';
import type { OverlayName, OverlayTable } from '../shell/overlays/overlays.ts';
import type { Shell } from '../shell/shell.ts';
import type { SlotName, SlotTable } from './slots.ts';

export type Query = Readonly<Record<string, string>>;

/** Props of a screen: the data its `load` brought and the query of the address. */
export interface ScreenProps<D = undefined> {
  readonly data: D;
  readonly query: Query;
}

/** Code that comes in a file of its own. */
export interface LazyFile {
  readonly code: () => Promise<unknown>;
  /**
   * The file that `code` imports; the server's build writes it, so that a page can preload the file and carry its
   * styles.
   */
  readonly file?: string;
}

/** A screen's code. `Skeleton` has the shape of the real page and needs no data. */
export interface ScreenModule<D> {
  readonly Screen: ComponentType<ScreenProps<D>>;
  readonly Skeleton?: ComponentType;
  /**
   * The lazy sections that this operator's page opens with beyond the screen's own file; the server and the first
   * render wait for them.
   */
  readonly parts?: (settings: PageSettings) => readonly LazyFile[];
}

/** One screen: its data, fetched beside its code, on the server and in the browser by the same function. */
export interface ScreenEntry<D = undefined> {
  readonly load?: (load: Load, query: Query) => Promise<Outcome<D>>;
  readonly code: () => Promise<ScreenModule<D>>;
  readonly file?: LazyFile['file'];
  /** Title and description of a page about one thing; other pages use the texts of the route. */
  readonly head?: (data: D) => { readonly title: string; readonly description?: string } | null;
}

export interface OverlayProps<N extends OverlayName> {
  readonly props: OverlayTable[N]['props'];
  readonly answer: (answer: OverlayTable[N]['answer'] | null) => void;
}

export interface Feature {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the table holds screens of every data type; each entry is checked where it is written
  readonly screens?: { readonly [R in RouteName]?: ScreenEntry<any> };
  readonly overlays?: {
    readonly [N in OverlayName]?: () => Promise<{ readonly Overlay: ComponentType<OverlayProps<N>> }>;
  };
  /** The components that fill slots on screens of other features. */
  readonly slots?: {
    readonly [N in SlotName]?: () => Promise<{ readonly SlotContent: ComponentType<SlotTable[N]> }>;
  };
  /** Starts background work after the first paint. */
  readonly start?: (shell: Shell) => void;
}

/** A feature that no page shows as it opens: sheets behind a page's own, and what interrupts by itself. */
export interface LaterFeature extends Pick<Feature, 'name' | 'overlays'> {
  /** Starts background work when the page is idle, in its turn. */
  readonly start?: (shell: Shell, view: Window & typeof globalThis) => void;
  /** Asks what the watch of the domain asks too: started with it, they share one call. */
  readonly watch?: (shell: Shell, view: Window & typeof globalThis) => void;
}

/** Finds the code that fills a slot on screens of other features; null where no feature does. */
export type FindSlot = <N extends SlotName>(name: N) => NonNullable<Feature['slots']>[N] | null;
