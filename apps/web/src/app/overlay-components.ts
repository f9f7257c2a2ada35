// Stores the loaded components of overlays: the host, and one component for each overlay.
import type { ComponentType } from 'react';
import type { OverlayQueue } from '../shell/overlays/create-overlays.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';

export type AnyOverlay = ComponentType<{ readonly props: unknown; readonly answer: (answer: unknown) => void }>;
export type Host = ComponentType<{ readonly queue: OverlayQueue }>;

const components = new Map<OverlayName, AnyOverlay>();
let host: Host | null = null;

/** The host, once the first overlay has been fetched. */
export const overlayHost = (): Host | null => host;

/** The component of an overlay that has been fetched. */
export const overlayComponent = (name: OverlayName): AnyOverlay | null => components.get(name) ?? null;

export function putHost(fetched: Host): void {
  host = fetched;
}

export function putOverlay(name: OverlayName, component: AnyOverlay): void {
  components.set(name, component);
}
