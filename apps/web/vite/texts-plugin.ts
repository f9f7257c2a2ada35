// Vite plugin: `virtual:texts` has the languages with texts, each with chunks that load on demand.
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE } from '../../../packages/contract/src/languages.ts';
import { languagesIn, sheetFiles } from '../../../texts/sheets.ts';
import { type TextChunk, textChunks } from '../src/app/start-texts.ts';
import { compileTexts } from './compile-texts.ts';

const TABLE = 'virtual:texts';

const chunkId = (code: string, part: TextChunk): string => `${TABLE}/${code}/${part}`;

const tableSource = (codes: readonly string[]): string => {
  const rows = codes.map((code) => {
    const chunks = textChunks.map((part) => `${part}: () => import('${chunkId(code, part)}')`);
    return `${JSON.stringify(code)}: { ${chunks.join(', ')} }`;
  });
  return `export const texts = {\n${rows.join(',\n')}\n};\n`;
};

/** The plugin; `locales` is the folder that holds one folder a language. */
export function textsPlugin(locales: string): Plugin {
  return {
    name: 'foyer-texts',
    resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : null),
    load(id, options) {
      if (id === `\0${TABLE}`) return tableSource(languagesIn(locales));
      if (!id.startsWith(`\0${TABLE}/`)) return null;
      const [code = '', part = ''] = id.slice(TABLE.length + 2).split('/');
      for (const language of new Set([FALLBACK_LANGUAGE, code])) {
        for (const file of sheetFiles(locales, language)) this.addWatchFile(file);
      }
      const chunk = { part: part as TextChunk, isServer: options?.ssr === true };
      return `export const messages = ${JSON.stringify(compileTexts(locales, code, chunk))};\n`;
    },
  };
}
