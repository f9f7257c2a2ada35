// Tells an overlay that was never shown from one that was closed: both answer null.
import type { Overlays } from '../shell.ts';
import type { OverlayName } from './overlays.ts';

/** Fetches the code of an overlay; false where it cannot be had, and nobody would see what is opened. */
export const canOpen = ({ prepare }: Pick<Overlays, 'prepare'>, name: OverlayName): Promise<boolean> =>
  prepare(name).then(
    () => true,
    () => false,
  );
