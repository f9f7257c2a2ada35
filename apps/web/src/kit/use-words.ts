// Returns the texts of a failure in the language of the page.
import { textOf } from '../shell/errors/text-of.ts';
import type { Words } from '../shell/errors/words.ts';
import { useT } from './shell-context.tsx';

export function useWords(): (words: Words) => string {
  const t = useT();
  return (words) => textOf(t, words);
}
