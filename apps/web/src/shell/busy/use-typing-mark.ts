// The mark of a form that is typed into, for the component that renders the form.
import { useEffect, useState } from 'react';
import type { Busy } from '../shell.ts';
import { createTypingMark, type TypingMark } from './typing-mark.ts';

export function useTypingMark(busy: Busy): TypingMark {
  const [mark] = useState(() => createTypingMark(busy));
  // What was accepted is cleared without an input.
  useEffect(() => mark());
  useEffect(() => () => mark(null), [mark]);
  return mark;
}
