// A new language is two folders: everything finds it there, and no other file changes.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noScriptPlugin } from '../../apps/games/vite/no-script-plugin.ts';
import { compileTexts } from '../../apps/web/vite/compile-texts.ts';
import { textsPlugin } from '../../apps/web/vite/texts-plugin.ts';
import { textFolders } from '../../texts/folders.ts';
import { sharedTextsPlugin } from '../../texts/plugin.ts';
import { captchaTexts } from '../build/captcha.ts';

const project = resolve(import.meta.dirname, '../..');
/** Runs from right to left. */
const NEW = 'UR';

let folder = '';
const rootOf = (name: keyof typeof textFolders): string => join(folder, textFolders[name]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-language-'));
  for (const texts of Object.values(textFolders)) {
    cpSync(join(project, texts, 'EN'), join(folder, texts, 'EN'), { recursive: true });
    // This language is new here, whichever others the project has.
    cpSync(join(project, texts, 'EN'), join(folder, texts, NEW), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const context = { addWatchFile: () => undefined };
const load = (plugin: object, id: string): string =>
  // The plugins use nothing else of a bundler.
  (plugin as { readonly load: (this: typeof context, id: string) => string }).load.call(context, `\0${id}`);

test('LA-02 the web loads the texts of a new language in chunks of its own', () => {
  const plugin = textsPlugin(rootOf('web'));
  const table = load(plugin, 'virtual:texts');
  expect(table).toContain(`"${NEW}": () => import('virtual:texts/${NEW}')`);
  expect(load(plugin, `virtual:texts/${NEW}`)).toContain('"notice"');
});

test('LA-02 the web server has the texts of a new language', () => {
  expect(compileTexts(rootOf('web'), NEW).site).toHaveProperty('notFoundTitle');
});

const sheets = ['errors', 'codes', 'notices', 'captchaQuestion', 'lottery', 'wallet'];

test.each(sheets)('LA-02 the platform has %s.json of a new language', async (sheet) => {
  const source = load(sharedTextsPlugin(rootOf('shared')), `virtual:shared-texts/${sheet}`);
  const { texts } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(Object.keys(texts)).toEqual(['EN', NEW]);
  expect(texts[NEW]).toEqual(texts.EN);
});

test('LA-02 the captcha script has a file of texts of a new language', () => {
  const { EN, [NEW]: own, ...others } = captchaTexts(rootOf('shared'));
  expect(own).toBe(EN);
  expect(JSON.parse(own ?? '')).toHaveProperty('slide');
  expect(others).toEqual({});
});

test('LA-02 the games load the texts of a new language in a chunk of its own', () => {
  const plugin = sharedTextsPlugin(rootOf('shared'));
  const chunk = `virtual:lazy-texts/games/${NEW}`;
  expect(load(plugin, 'virtual:lazy-texts/games')).toContain(`"${NEW}": () => import('${chunk}')`);
  expect(load(plugin, chunk)).toContain('"loading":"Loading"');
});

test('the games show in a new language, in its direction, that they need JavaScript', () => {
  // Vite takes other forms of this hook as well.
  const plugin = noScriptPlugin(rootOf('shared')) as unknown as { transformIndexHtml: (html: string) => string };
  const page = readFileSync(join(project, 'apps/games/lottery/index.html'), 'utf8');
  const text = 'This game needs JavaScript.';
  expect(plugin.transformIndexHtml(page)).toContain(
    `<span lang="en" dir="ltr">${text}</span><br><span lang="ur" dir="rtl">${text}</span>`,
  );
});
