// Fetches what draws overlays: the host for all of them, and the code of each, with the texts they speak.
import type { ComponentType } from 'react';
import type { OverlayQueue } from '../shell/overlays/create-overlays.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';
import type { Texts } from '../shell/shell.ts';
import type { OverlayProps } from './feature.ts';
import { overlayOf } from './features.ts';

export type AnyOverlay = ComponentType<{ readonly props: unknown; readonly answer: (answer: unknown) => void }>;
type Host = ComponentType<{ readonly queue: OverlayQueue }>;

const components = new Map<OverlayName, AnyOverlay>();
let host: Host | null = null;

/** The host, once the first overlay has been fetched. */
export const overlayHost = (): Host | null => host;

/** The component of an overlay that has been fetched. */
export const overlayComponent = (name: OverlayName): AnyOverlay | null => components.get(name) ?? null;

/** Takes overlays that have come by another way: they open without fetching anything. */
export function keepAtHand(
  overlayHost: Host,
  overlays: { readonly [N in OverlayName]?: ComponentType<OverlayProps<N>> },
): void {
  host = overlayHost;
  // As below: name, props and answer belong together by the overlay table.
  for (const [name, Overlay] of Object.entries(overlays))
    components.set(name as OverlayName, Overlay as unknown as AnyOverlay);
}

/** Fetches an overlay; null when all of it is at hand. */
export function fetchOverlay(name: OverlayName, texts: Pick<Texts, 'complete'>): Promise<void> | null {
  if (host && components.has(name)) return null;
  const load = overlayOf(name);
  if (!load) return Promise.reject(new Error(`No feature brings the overlay ${name}.`));
  return Promise.all([import('./overlay-host.tsx'), load(), texts.complete()]).then(
    ([{ OverlayHost }, { Overlay }]) => {
      host = OverlayHost;
      // Name, props and answer belong together by the overlay table; the entry of the queue is made from the same row.
      components.set(name, Overlay as unknown as AnyOverlay);
    },
  );
}
