// Marks something as busy while it is on the page.
import { useEffect } from 'react';
import type { Busy } from '../shell.ts';

export function useBusy(busy: Busy, what: string): void {
  useEffect(() => busy.begin(what), [busy, what]);
}
