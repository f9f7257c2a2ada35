// Plugin of Vite and Rolldown: `virtual:shared-texts/<sheet>` has a sheet in every language,
// `virtual:lazy-texts/<sheet>` one chunk a language that loads on demand.
import { FALLBACK_LANGUAGE } from '../packages/contract/src/languages.ts';
import { compileSheet } from './compile.ts';
import { languagesIn, readSheets, sheetFiles } from './sheets.ts';

const SHARED = 'virtual:shared-texts/';
const LAZY = 'virtual:lazy-texts/';

/** The part of a bundler's plugin context that watches files. */
interface Watching {
  readonly addWatchFile: (file: string) => void;
}

/** The plugin; `root` is the folder that holds one folder a language. */
export function sharedTextsPlugin(root: string) {
  const compile = (code: string, name: string) => {
    const english = readSheets(root, FALLBACK_LANGUAGE)[name];
    if (!english) throw new Error(`There is no ${name}.json in ${root}/${FALLBACK_LANGUAGE}.`);
    return compileSheet(name, english, readSheets(root, code)[name]);
  };
  const table = (rows: readonly string[]) => `export const texts = {\n${rows.join(',\n')}\n};\n`;
  const languageOf = (code: string, name: string): string =>
    `export const messages = ${JSON.stringify(compile(code, name))};\n`;
  const source = (id: string): string | null => {
    if (id.startsWith(SHARED)) {
      const name = id.slice(SHARED.length);
      return table(languagesIn(root).map((code) => `${JSON.stringify(code)}: ${JSON.stringify(compile(code, name))}`));
    }
    const [name = '', code] = id.slice(LAZY.length).split('/');
    if (code !== undefined) return languageOf(code, name);
    return table(languagesIn(root).map((each) => `${JSON.stringify(each)}: () => import('${LAZY}${name}/${each}')`));
  };
  const isOurs = (id: string): boolean => id.startsWith(SHARED) || id.startsWith(LAZY);
  return {
    name: 'foyer-shared-texts',
    resolveId: (id: string) => (isOurs(id) ? `\0${id}` : null),
    load(this: Watching, id: string) {
      if (!id.startsWith('\0') || !isOurs(id.slice(1))) return null;
      for (const code of languagesIn(root)) for (const file of sheetFiles(root, code)) this.addWatchFile(file);
      return source(id.slice(1));
    },
  };
}
