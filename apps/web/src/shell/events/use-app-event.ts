// Hears an app event while a component is on the page.
import { useEffect } from 'react';
import type { AppEventName, AppEvents, AppEventTable } from './events.ts';

/** Subscribes anew with each render, so that `seen` is always that of the last one. */
export function useAppEvent<N extends AppEventName>(
  events: Pick<AppEvents, 'on'>,
  name: N,
  listener: (event: AppEventTable[N]) => void,
): void {
  useEffect(() => events.on(name, listener));
}
