// A small build for tests: real manifest, styles and texts, and a renderer of three lines.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ChatScript } from '@foyer/contract/chat-script';
import { compileTexts } from '../../vite/compile-texts.ts';

const locales = resolve(import.meta.dirname, '../../src/locales');

const manifest = {
  'src/main.tsx': {
    file: 'assets/main-aaaaaaaa.js',
    css: ['assets/base-bbbbbbbb.css'],
    imports: ['_react-cccccccc.js'],
  },
  '_react-cccccccc.js': { file: 'assets/react-cccccccc.js' },
  'src/features/home/home-screen.tsx': {
    file: 'assets/home-dddddddd.js',
    css: ['assets/home-eeeeeeee.css'],
    imports: ['src/main.tsx'],
  },
  '\u0000virtual:texts/EN': { file: 'assets/en-ffffffff.js' },
};

/** Draws what it was given, so that tests can read it in the page. Query `id=broken` throws. */
const renderer = `
export const loadPage = async (route, query, send) =>
  route === 'help' && query.id ? send('content.helpTopic', { id: query.id }) : route === 'home' ? send('content.banners', {}) : null;
export const renderPage = async (state) => {
  if (state.query.lane === 'broken') throw new Error('The screen broke.');
  return {
    html: '<link rel="preload" as="image" href="/m/brand/aurora/banner.11111111.svg"/><main class="home" data-route="' + state.route + '">' + (state.failure ? state.failure.errorCode : 'fine') + '</main>',
    title: 'Title </title><script>1</script>',
    description: 'About "' + state.route + '"',
  };
};
export const screenFiles = async (route) => (route === 'home' ? ['src/features/home/home-screen.tsx'] : []);
`;

/** The script of Lotus's chat vendor. */
export const fakeChatScript: ChatScript = {
  csType: 'LIVECHAT',
  address: 'http://lotus.localhost:{port}/chat.js',
  hosts: ['https://api.vendor.example'],
  ids: { license: '12691725' },
};

const operator = (code: string, hosts: readonly string[], offsets: readonly number[]) => ({
  code,
  name: code,
  hosts,
  portOffsets: offsets,
  domains: code === 'lotus' ? ['https://lotus.example'] : [],
  languages: ['CN', 'EN', 'VI', 'UR'],
  defaultLanguage: code === 'lotus' ? 'VI' : 'CN',
  money: { currency: 'USD', currencySymbol: '$', currencyPosition: 'start', minorDigits: 2, shownDigits: 2 },
  licence: 'none',
  outside: code === 'lotus' ? { serviceHosts: ['https://help.lotus.example'] } : {},
  tokens: `:root{--c-page:#${code === 'lotus' ? 'fff' : '000'}}`,
  themeColor: '#000',
  art: { mark: `/m/brand/${code}/mark.222222.svg` },
  icons: {
    favicon: `/m/brand/${code}/favicon.33333333.ico`,
    share: `/m/brand/${code}/share.44444444.png`,
    'icon-180': '/x.png',
  },
});

/** The languages with texts; the others are shown in English. */
const translated = ['CN', 'EN', 'VI', 'UR'];

const siteTexts = () => Object.fromEntries(translated.map((code) => [code, compileTexts(locales, code)]));

/** Enough for the rules of a sheet to wait. */
export const manyRules = '.later{color:blue}'.repeat(300);

const script = 'console.log("home")'.repeat(40);

/** Writes the build; answers its folder and how to remove it. */
export function writeFakeBuild(chatScript: ChatScript = fakeChatScript) {
  const lotus = { ...operator('lotus', ['lotus.localhost'], [1]), chatScript };
  const dist = mkdtempSync(join(tmpdir(), 'foyer-site-'));
  const write = (name: string, content: string | Buffer) => {
    const path = join(dist, 'web', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write('operators.json', JSON.stringify([operator('aurora', ['*'], []), lotus]));
  write('site-texts.json', JSON.stringify(siteTexts()));
  write('worker/worker.js', 'keepCopies()');
  write('worker/removing-worker.js', 'removeCopies()');
  write('boot.js', 'document.documentElement.dataset.boot="1"');
  write('render/render.js', renderer);
  write('render/package.json', '{"type":"module"}');
  write('client/.vite/manifest.json', JSON.stringify(manifest));
  write('client/.vite/texts.json', '{}');
  write('client/assets/base-bbbbbbbb.css', 'body{margin:0}');
  write('client/assets/home-eeeeeeee.css', `${manyRules}.home{color:red}`);
  write('client/assets/home-dddddddd.js', script);
  write('client/assets/home-dddddddd.js.br', brotliCompressSync(script));
  write('client/assets/home-dddddddd.js.map', '{"version":3}');
  write('client/assets/2TPSqnga.js', script);
  write('brand/aurora/mark.222222.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('brand/aurora/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('brand/aurora/favicon.ico', 'icon');
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}
