// Waits for the texts of code that loads on demand. The build writes `withTexts` around each `import()` of code that says a
// text beyond the first load (vite/texts-plugin.ts).
import type { AppTexts } from './create-texts.ts';

type Load = AppTexts['load'];

let load: Load | null = null;

/** The app's texts, once they are there: they load what comes with code from now on. */
export function loadTextsWith(next: Load | null): void {
  load = next;
}

/** Returns the code once its texts are there, too. Each letter of `chunks` names a chunk of the language that is shown. */
export const withTexts = <T>(code: Promise<T>, chunks: string): Promise<T> =>
  Promise.all([code, ...chunks.split('').map((chunk) => load?.(chunk))]).then(([module]) => module);
