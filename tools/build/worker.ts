// Builds the service worker and the kill switch: the web server answers either of them at one address.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesIn, readSheets } from '../../texts/sheets.ts';
import { bundleScript } from './scripts.ts';

export const workerScripts = ['worker', 'removing-worker'] as const;

/** What a push without words says, by language. */
const sentencesIn = (texts: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    languagesIn(texts).flatMap((code) => {
      const general = readSheets(texts, code).push?.general;
      return general ? [[code, general]] : [];
    }),
  );

/** Writes both scripts into `target`. `texts`: the folder of the languages. */
export async function buildWorker(source: string, texts: string, target: string): Promise<void> {
  const generalSentences = sentencesIn(texts);
  mkdirSync(target, { recursive: true });
  for (const name of workerScripts)
    writeFileSync(
      join(target, `${name}.js`),
      await bundleScript(join(source, `${name}.ts`), 'iife', { generalSentences }),
    );
}
