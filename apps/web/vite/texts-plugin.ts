// Vite plugin: `virtual:texts` has the languages with texts. In the browser's build a language is several chunks, and code that
// loads on demand brings along those that it needs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Messages } from '@foyer/contract/messages';
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE } from '../../../packages/contract/src/languages.ts';
import { languagesIn, sheetFiles } from '../../../texts/sheets.ts';
import { compileTexts, pickMessages } from './compile-texts.ts';
import { readSource } from './source-texts.ts';
import { type DividedTexts, readTextChunks, type TextChunks } from './text-chunks.ts';

const TABLE = 'virtual:texts';

/** Source of the table of languages. */
const tableSource = (codes: readonly string[]): string =>
  `export const texts = {\n${codes.map((code) => `${JSON.stringify(code)}: () => import('${TABLE}/${code}')`).join(',\n')}\n};\n`;

const messagesSource = (messages: Messages): string => `export const messages = ${JSON.stringify(messages)};\n`;

/** Source of a language's first chunk: its messages, and where its other chunks are, by their names and by names of sheets. */
export function firstSource(whole: Messages, code: string, { first, later, byName }: TextChunks): string {
  const loaders = Object.keys(later).map((name) => `${name}: () => import('${TABLE}/${code}/${name}')`);
  const sheets = Object.entries(byName).map(([sheet, name]) => `later.${sheet} = later.${name};\n`);
  const messages = messagesSource(pickMessages(whole, first));
  return `${messages}export const later = { ${loaders.join(', ')} };\n${sheets.join('')}`;
}

/** Source of a whole language, as the server renders with it, and as it loads while one develops. */
const wholeSource = (whole: Messages): string => `${messagesSource(whole)}export const later = {};\n`;

/** Source of one of the other chunks of a language. */
export const laterSource = (whole: Messages, { later }: TextChunks, name: string): string =>
  messagesSource(pickMessages(whole, later[name] ?? []));

/** The module whose `withTexts` waits for texts beside code. */
const LOADER = 'shell/i18n/with-texts.ts';

/** The source of a module with the texts of each module that it loads on demand. Lines stay where they are. */
export function withTextsOfImports(src: string, path: string, code: string, chunks: TextChunks): string {
  const { lazyImports } = readSource(path, code, {}, () => true);
  const wrapped = lazyImports
    .map((lazy) => ({ ...lazy, names: chunks.neededBy(lazy.to) }))
    .filter(({ names }) => names !== '')
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, names }) =>
        `${text.slice(0, start)}$withTexts(${text.slice(start, end)}, '${names}')${text.slice(end)}`,
      code,
    );
  return wrapped === code
    ? code
    : `import { withTexts as $withTexts } from ${JSON.stringify(resolve(src, LOADER))};${wrapped}`;
}

/** The plugin; `locales` is the folder that holds one folder a language, within the browser's sources. */
export function textsPlugin(locales: string): Plugin {
  const src = dirname(locales);
  /** Off while one develops: nothing is missing then, whatever a change needs. */
  let isDivided = false;
  let known: DividedTexts | null = null;
  /** Languages of a build: each of their chunks picks its messages out of all. */
  const compiled = new Map<string, Messages>();
  const chunks = (): DividedTexts => {
    known ??= readTextChunks(src);
    return known;
  };
  const sourceOf = (code: string, name: string | undefined): string => {
    const messages = compiled.get(code) ?? compileTexts(locales, code);
    if (!isDivided) return wholeSource(messages);
    compiled.set(code, messages);
    return name === undefined ? firstSource(messages, code, chunks()) : laterSource(messages, chunks(), name);
  };
  return {
    name: 'foyer-texts',
    enforce: 'pre',
    configResolved: ({ command, build }) => {
      isDivided = command === 'build' && !build.ssr;
    },
    buildStart: () => {
      known = null;
      compiled.clear();
    },
    resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TABLE}`) return tableSource(languagesIn(locales));
      if (!id.startsWith(`\0${TABLE}/`)) return null;
      const [code = '', name] = id.slice(TABLE.length + 2).split('/');
      for (const language of new Set([FALLBACK_LANGUAGE, code])) {
        for (const file of sheetFiles(locales, language)) this.addWatchFile(file);
      }
      return sourceOf(code, name);
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\('\./ },
      handler(code, id) {
        if (!isDivided || !id.startsWith(src)) return null;
        return { code: withTextsOfImports(src, id, code, chunks()), map: null };
      },
    },
    // The web server preloads the texts of a page with its code.
    writeBundle({ dir = '' }) {
      if (!isDivided) return;
      const { sources, neededBy } = chunks();
      const rows = [...sources.values()]
        .flatMap(({ lazyImports }) => lazyImports)
        .map(({ to }) => [relative(dirname(src), to).replaceAll('\\', '/'), neededBy(to)] as const)
        .filter(([, names]) => names !== '');
      const path = join(dir, '.vite/texts.json');
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(Object.fromEntries(rows)));
    },
  };
}
