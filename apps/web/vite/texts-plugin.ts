// Vite plugin: `virtual:texts` is a table of all languages, each with a few chunks that load on demand. Those without texts of their own
// share the chunks of English: the first load carries the name of every chunk.
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, languageCodes } from '../../../packages/contract/src/languages.ts';
import { languagesIn, sheetFiles } from '../../../texts/sheets.ts';
import { type TextPart, textParts } from '../src/app/start-texts.ts';
import { compileTexts } from './compile-texts.ts';

const TABLE = 'virtual:texts';

const chunkId = (code: string, part: TextPart): string => `${TABLE}/${code}/${part}`;

function tableSource(own: readonly string[]): string {
  const chunks = (code: string) =>
    textParts.map((part) => `${part}: () => import('${chunkId(code, part)}')`).join(', ');
  const fallback = `const fallback = { ${chunks(FALLBACK_LANGUAGE)} };\n`;
  const rows = languageCodes.map((code) => {
    const shared = code === FALLBACK_LANGUAGE || !own.includes(code);
    return `${JSON.stringify(code)}: ${shared ? 'fallback' : `{ ${chunks(code)} }`}`;
  });
  const translated = `export const translated = ${JSON.stringify(own)};\n`;
  return `${fallback}${translated}export const texts = {\n${rows.join(',\n')}\n};\n`;
}

/** The plugin; `locales` is the folder that holds one folder a language. */
export function textsPlugin(locales: string): Plugin {
  return {
    name: 'foyer-texts',
    resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TABLE}`) return tableSource(languagesIn(locales));
      if (!id.startsWith(`\0${TABLE}/`)) return null;
      const [code = '', part = ''] = id.slice(TABLE.length + 2).split('/');
      for (const language of new Set([FALLBACK_LANGUAGE, code])) {
        for (const file of sheetFiles(locales, language)) this.addWatchFile(file);
      }
      return `export const messages = ${JSON.stringify(compileTexts(locales, code, part as TextPart))};\n`;
    },
  };
}
