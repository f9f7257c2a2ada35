// Makes a component's object from a value, and again when the value changes.
import { useState } from 'react';

/** Returns the result of `make(value)`; the same result until the value changes. */
export function useMade<V, T>(value: V, make: (value: V) => T): T {
  const [made, setMade] = useState(() => ({ value, thing: make(value) }));
  if (made.value === value) return made.thing;
  const next = { value, thing: make(value) };
  setMade(next);
  return next.thing;
}

/** Returns a state that starts with `value`, and starts again when the value changes. */
export function useStateFrom<T>(value: T): readonly [T, (next: T) => void] {
  const [held, setHeld] = useState({ from: value, now: value });
  const set = (now: T): void => setHeld({ from: value, now });
  if (held.from === value) return [held.now, set];
  set(value);
  return [value, set];
}

let count = 0;
const another = (): number => {
  count += 1;
  return count;
};

/** Returns a key for a component that starts again with another value. */
export const useKeyOf = (value: unknown): number => useMade(value, another);
