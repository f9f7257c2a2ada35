// Ends what a component began when it leaves the page.
import { useEffect } from 'react';

/** @param end the same function in every render */
export function useOnLeave(end: () => void): void {
  useEffect(() => end, [end]);
}
