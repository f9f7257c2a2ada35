// Reports the value of each drawing to somebody outside of React, once it is on the page.
import { useEffect } from 'react';

/** Whoever takes the report must not draw the reporting component again by it. */
export function useReport<T>(value: T, take: (value: T) => void): void {
  useEffect(() => take(value));
}
