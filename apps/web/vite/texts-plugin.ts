// Vite plugin: `virtual:texts` is a table of all languages, each with three chunks that load on demand.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languageCodes } from '../../../packages/contract/src/languages.ts';
import { compileTexts, type Part } from './compile-texts.ts';

const TABLE = 'virtual:texts';
const parts: readonly Part[] = ['first', 'forms', 'rest'];

const chunkId = (code: string, part: Part): string => `${TABLE}/${code}/${part}`;

const tableSource = (): string => {
  const rows = languageCodes.map(
    (code) =>
      `${JSON.stringify(code)}: { ${parts.map((p) => `${p}: () => import('${chunkId(code, p)}')`).join(', ')} }`,
  );
  return `export const texts = {\n${rows.join(',\n')}\n};\n`;
};

/** The plugin; `locales` is the folder that holds one folder a language. */
export function textsPlugin(locales: string): Plugin {
  return {
    name: 'foyer-texts',
    resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TABLE}`) return tableSource();
      if (!id.startsWith(`\0${TABLE}/`)) return null;
      const [code = '', part = ''] = id.slice(TABLE.length + 2).split('/');
      for (const language of new Set(['EN', code])) this.addWatchFile(join(locales, language));
      // JSON.parse of one string is faster to start than a large object literal.
      const json = JSON.stringify(compileTexts(locales, code, part as Part));
      return `export const messages = JSON.parse(${JSON.stringify(json)});\n`;
    },
  };
}
