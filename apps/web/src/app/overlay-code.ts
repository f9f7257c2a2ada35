// Fetches the code that renders overlays.
import type { ComponentType } from 'react';
import type { OverlayProps } from '../kit/feature.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';
import { overlayOf } from './features.ts';
import {
  type AnyOverlay,
  type Host,
  overlayComponent,
  overlayHost,
  putHost,
  putOverlay,
} from './overlay-components.ts';

/** Takes overlays that have come by another way: they open without fetching anything. */
export function registerLoaded(
  host: Host,
  overlays: { readonly [N in OverlayName]?: ComponentType<OverlayProps<N>> },
): void {
  putHost(host);
  // The overlay table keeps name, props and answer together here as below.
  for (const [name, Overlay] of Object.entries(overlays))
    putOverlay(name as OverlayName, Overlay as unknown as AnyOverlay);
}

/** Loads the code of an overlay; of a later feature once the table of them has come. */
async function loadOverlay<N extends OverlayName>(name: N): Promise<{ Overlay: ComponentType<OverlayProps<N>> }> {
  const load = overlayOf(name) ?? (await import('./later-features.ts')).laterOverlayOf(name);
  if (!load) throw new Error(`No overlay ${name}.`);
  return load();
}

/** Fetches an overlay; null when all of it has loaded. */
export function fetchOverlay(name: OverlayName): Promise<void> | null {
  if (overlayHost() && overlayComponent(name)) return null;
  return Promise.all([import('./overlay-host.tsx'), loadOverlay(name)]).then(([{ OverlayHost }, { Overlay }]) => {
    putHost(OverlayHost);
    // Name, props and answer belong together by the overlay table; the entry of the queue is made from the same row.
    putOverlay(name, Overlay as unknown as AnyOverlay);
  });
}
