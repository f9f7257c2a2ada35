// Tells whether React has taken the page over: what the server cannot know, or what needs script, shows then.
import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/** False on the server and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
