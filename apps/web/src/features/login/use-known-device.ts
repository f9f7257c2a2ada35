// Tells whether somebody has logged in on this device: those are welcomed back.
import { useState, useSyncExternalStore } from 'react';
import { useShell } from '../../kit/shell-context.tsx';
import { KNOWN_DEVICE } from '../../shell/session/known-device.ts';

const watchNothing = () => () => undefined;

/**
 * Null on the server and during hydration, where nobody knows. The answer stays while the form is open: a title does
 * not change under somebody who has just logged in.
 */
export function useKnownDevice(): boolean | null {
  const { store } = useShell();
  const [isKnown] = useState(() => store.read(KNOWN_DEVICE) === '1');
  const isHydrated = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return isHydrated ? isKnown : null;
}
