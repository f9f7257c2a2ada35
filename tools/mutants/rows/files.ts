// Mutants of how lost files are loaded again.
import type { Mutant } from '../mutant.ts';

const loader = 'apps/web/src/shell/files/load-with-files.ts';
const loaderTest = 'apps/web/src/shell/files/load-with-files.test.ts';
const until = 'apps/web/src/shell/files/until-loaded.ts';
const untilTest = 'apps/web/src/shell/files/until-loaded.test.ts';
const lostFiles = 'e2e/lost-files.spec.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'a chunk waits for its files',
    file: loader,
    find: 'await Promise.all(files.map(bring));',
    replace: 'void Promise.all(files.map(bring));',
    killedBy: loaderTest,
  },
  {
    breaks: 'a lost file is not remembered as there',
    file: loader,
    find: 'coming.catch(() => known.delete(file));',
    replace: 'coming.catch(() => undefined);',
    killedBy: loaderTest,
  },
  {
    breaks: 'offline a lost file is told at once',
    file: loader,
    find: 'if (!isOnline()) throw error;',
    replace: '',
    killedBy: loaderTest,
  },
  {
    breaks: 'the browser being online again is a chance',
    file: until,
    find: "['online', 'pointerdown', 'keydown']",
    replace: "['pointerdown', 'keydown']",
    killedBy: untilTest,
  },
  {
    breaks: 'pauses end at a minute',
    file: until,
    find: 'const LONGEST_PAUSE_MS = 60_000;',
    replace: 'const LONGEST_PAUSE_MS = 600_000;',
    killedBy: untilTest,
  },
  {
    breaks: 'a page in place of a script is no script',
    file: 'apps/web/src/shell/http/fetch-file.ts',
    find: "if (!response.ok || !type.includes('javascript'))",
    replace: 'if (!response.ok)',
    killedBy: 'apps/web/src/shell/http/fetch-file.test.ts',
  },
  {
    breaks: 'a lost file answers with a line of text',
    file: 'apps/web/server/page-routes.ts',
    find: "get(folder, noFile, 'file')",
    replace: "get(folder, nothing, 'file')",
    killedBy: 'apps/web/server/page.test.ts',
  },
  {
    breaks: 'what was fetched ahead and lost is forgotten',
    file: 'apps/web/src/app/page-fetch.ts',
    find: 'fetched.code.catch(forget);',
    replace: 'fetched.code.catch(() => undefined);',
    killedBy: 'apps/web/src/app/pages.test.ts',
  },
  {
    breaks: 'chunks load by the loader of our own',
    file: 'apps/web/vite.config.ts',
    find: "    fileLoaderPlugin(resolve(here, 'src/shell/files/load-with-files.ts')),\n",
    replace: "    ...(here ? [] : [fileLoaderPlugin('')]),\n",
    killedBy: lostFiles,
    title: 'every public page',
  },
  {
    breaks: 'no reload over something typed',
    file: 'apps/web/src/shell/navigation/reload.ts',
    find: 'value !== defaultValue',
    replace: 'value === null',
    killedBy: 'apps/web/src/shell/navigation/reload.test.ts',
  },
  {
    breaks: 'lost pictures are loaded again',
    file: 'apps/web/src/app/background.ts',
    find: '  watchPictures(view);\n',
    replace: '',
    killedBy: lostFiles,
    title: 'first load',
  },
  {
    breaks: 'the app’s own lost file is requested again',
    file: 'apps/web/server/entry-recovery.ts',
    find: 'if(type=="module")again()',
    replace: 'if(type=="none")again()',
    killedBy: lostFiles,
    title: 'what is typed before',
  },
  {
    breaks: 'each version of the site has names of its own',
    file: 'apps/web/vite/file-names-plugin.ts',
    find: "contents.join('\\n')",
    replace: "''",
    killedBy: 'apps/web/vite/file-names-plugin.test.ts',
  },
  {
    breaks: 'a library that stands on a file of ours follows its name',
    file: 'apps/web/vite/file-names-plugin.ts',
    find: 'next !== undefined && keepsName(next, byName, seen)',
    replace: 'true',
    killedBy: 'apps/web/vite/file-names-plugin.test.ts',
  },
  {
    breaks: 'a section that is gone for good says so',
    file: 'apps/web/src/app/use-section.tsx',
    find: 'waiting: isGone ? <LostSection /> : waiting',
    replace: 'waiting: isGone ? waiting : waiting',
    killedBy: lostFiles,
    title: 'a section of a form',
  },
  {
    breaks: 'a section that is gone can be had by a reload',
    file: 'apps/web/src/app/use-section.tsx',
    find: 'onClick={() => reloadInPlace(window)}',
    replace: 'onClick={() => undefined}',
    killedBy: lostFiles,
    title: 'a section of a form',
  },
  {
    breaks: 'a section that is gone is looked for again',
    file: 'apps/web/src/app/use-section.tsx',
    find: '        throw error;\n',
    replace: '        return new Promise<never>(() => error);\n',
    killedBy: lostFiles,
    title: 'for a while',
  },
  {
    breaks: 'the form of the identity service that is gone says so',
    file: 'apps/web/src/app/use-inset.tsx',
    find: '<section.Filled {...place} /> : section.waiting',
    replace: '<section.Filled {...place} /> : waiting',
    killedBy: 'e2e/phone-auth.spec.ts',
    title: 'gone for good',
  },
  {
    breaks: 'what sends a code is asked for again',
    file: 'apps/web/src/features/register/use-number-and-code.ts',
    find: "() => failure(navigator.onLine ? 'aborted' : 'offline', CHUNK_LOST_CODE)",
    replace: '() => null',
    killedBy: lostFiles,
    title: 'what sends a code',
  },
];
