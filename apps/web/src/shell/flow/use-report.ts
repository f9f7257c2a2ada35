// Reports the value of each render to code outside of React, once it is on the page.
import { useEffect } from 'react';

/** Reports the value after each render. `take` must not make the reporting component render again. */
export function useReport<T>(value: T, take: (value: T) => void): void {
  useEffect(() => take(value));
}
