// Hears an app event while a component is on the page.
import { useEffect, useRef } from 'react';
import type { AppEventName, AppEvents, AppEventTable } from './events.ts';

export function useAppEvent<N extends AppEventName>(
  events: Pick<AppEvents, 'on'>,
  name: N,
  seen: (event: AppEventTable[N]) => void,
): void {
  const latest = useRef(seen);
  useEffect(() => {
    latest.current = seen;
  });
  useEffect(() => events.on(name, (event) => latest.current(event)), [events, name]);
}
