// The pieces of the build that decide something.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closure, firstLoad } from '../../apps/web/server/client-build.ts';
import { buildBrands, inlined, onlyUsed, outsideOf, rewriteTokens, withLogo } from './brand.ts';
import { findExposedSecrets } from './exposed-secrets.ts';
import { findExposedMaps, moveSourceMaps } from './source-maps.ts';

test('tokens lose comments and spaces, and link to the published pictures', () => {
  const css = `:root {\n  /* art */\n  --a-logo: url(art/logo.svg);\n  --a-mark: url("art/mark.svg");\n  --g: linear-gradient(96deg, #fff 0%, #000 100%);\n}`;
  const art = { logo: '/m/brand/x/logo.11111111.svg', mark: '/m/brand/x/mark.22222222.svg' };
  expect(rewriteTokens(css, art)).toBe(
    ':root{--a-logo:url(/m/brand/x/logo.11111111.svg);--a-mark:url(/m/brand/x/mark.22222222.svg);--g:linear-gradient(96deg,#fff 0%,#000 100%)}',
  );
});

test('a page has the tokens that the site uses, and those that they need', () => {
  const tokens = ':root{color-scheme:dark;--a:url("data:image/svg+xml,a;b");--b:#fff;--c:var(--b);--d:#000;--e:1px}';
  expect(onlyUsed(tokens, ['c', 'e'])).toBe(':root{color-scheme:dark;--b:#fff;--c:var(--b);--e:1px}');
  // What a token asks for that is itself left out is left out, too.
  expect(onlyUsed(tokens, ['a'])).toBe(':root{color-scheme:dark;--a:url("data:image/svg+xml,a;b")}');
});

test('a drawing in an address is the same drawing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg">\n  <path fill="#fff" d="M0 0h100%"/>\n</svg>';
  const address = inlined(Buffer.from(svg));
  expect(address).toMatch(/^"data:image\/svg\+xml,[^"<>#{}]+"$/);
  expect(decodeURIComponent(address.slice(1, -1).split(',')[1] ?? '')).toBe(
    "<svg xmlns='http://www.w3.org/2000/svg'> <path fill='#fff' d='M0 0h100%'/> </svg>",
  );
});

test('a token that names a missing picture stops the build', () => {
  expect(() => rewriteTokens(':root{--a: url(art/gone.svg)}', {})).toThrow('art/gone');
});

test('an operator without a logo gets one of its mark and name, on every page and under its plain address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-logo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('merchants/aurora', join(folder, 'merchants/aurora'), { recursive: true });
  rmSync(join(folder, 'merchants/aurora/art/logo.svg'));
  writeFileSync(join(folder, 'page.css'), 'a{background:var(--a-logo);width:var(--a-logo-ratio)}');
  // The shared pictures are named by tokens, too.
  cpSync('merchants/shared/art', join(folder, 'merchants/shared/art'), { recursive: true });
  const [aurora] = buildBrands(join(folder, 'merchants'), [folder], join(folder, 'brand'));
  expect(aurora?.tokens).toMatch(/--a-logo:url\("data:image\/svg\+xml,[^"]+Aurora[^"]+"\)/);
  expect(aurora?.tokens.match(/--a-logo-ratio:/g)).toHaveLength(1);
  expect(readFileSync(join(folder, 'brand/aurora/logo.svg'), 'utf8')).toContain('>Aurora</text>');
});

test('a chat script that no page could load stops the build, and says whose it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-chat-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('merchants/lotus', join(folder, 'lotus'), { recursive: true });
  cpSync('merchants/shared/art', join(folder, 'shared/art'), { recursive: true });
  const file = join(folder, 'lotus/merchant.json');
  const lotus = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...lotus, chatScript: { csType: 'COMM100', address: 'https://a.example/s.js' } }),
  );
  expect(() => buildBrands(folder, [folder], join(folder, 'brand'))).toThrow(
    'lotus/merchant.json at chatScript.ids.siteId: missing: COMM100 needs it',
  );
});

test('the site knows the https origins of the operator’s file, for a back end that names none', () => {
  const settings = { serviceHosts: ['http://aurora.localhost:{port}', 'https://care.example'], gameHosts: [] };
  const app = { hosts: ['https://cdn.example'] };
  expect(outsideOf({ settings: { ...settings, chatHosts: ['https://chat.example'] } as never, app })).toEqual({
    serviceHosts: ['https://care.example'],
    chatHosts: ['https://chat.example'],
    downloadHosts: ['https://cdn.example'],
  });
  expect(outsideOf({ settings: settings as never })).toEqual({ serviceHosts: ['https://care.example'] });
});

test('another logo replaces that of the tokens, or takes the place that they leave', () => {
  const other = ':root {--a-logo:url(b.svg);--a-logo-ratio:2.5;';
  expect(withLogo(':root {--a-logo: url(art/a.svg);--a-logo-ratio: 5;--x:1}', 'b.svg', 2.5)).toBe(`${other}--x:1}`);
  expect(withLogo(':root {--x:1}', 'b.svg', 2.5)).toBe(`${other}--x:1}`);
});

const manifest = {
  'src/main.tsx': { file: 'main.js', imports: ['_b.js'] },
  '_b.js': { file: 'b.js', imports: ['src/main.tsx'] },
  'screen.tsx': { file: 'screen.js', imports: ['src/main.tsx', '_c.js'] },
  '_c.js': { file: 'c.js' },
  '../../virtual:texts/VI': { file: 'vi-1.js' },
  '../../virtual:texts/VI/a': { file: 'vi-2.js' },
  '../../virtual:texts/VI/b': { file: 'vi-3.js' },
};
const texts = { 'screen.tsx': 'b' };

test('a page loads what its chunks need, each once, circles included', () => {
  expect(closure(manifest, 'screen.tsx')).toEqual(['_b.js', 'src/main.tsx', '_c.js', 'screen.tsx']);
  expect(firstLoad({ manifest, texts }, { screenFiles: ['screen.tsx'], language: 'VI' })).toEqual([
    '_b.js',
    'src/main.tsx',
    '_c.js',
    'screen.tsx',
    '../../virtual:texts/VI',
    '../../virtual:texts/VI/b',
  ]);
});

test('a page in a language without texts loads the English ones', () => {
  const english = { '../../virtual:texts/EN': { file: 'en-1.js' }, '../../virtual:texts/EN/b': { file: 'en-3.js' } };
  const tables = { manifest: { ...manifest, ...english }, texts };
  const load = firstLoad(tables, { screenFiles: ['screen.tsx'], language: 'ES' });
  expect(load).toEqual(expect.arrayContaining(Object.keys(english)));
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'public-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('names every public file that contains the demo password, in any folder', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.js'), 'const name = "demo";');
  writeFileSync(join(folder, 'assets/login.js'), 'const filled={username:"demo",password:"demo-Foyer-2026"};');
  expect(findExposedSecrets([folder])).toEqual([
    `Exposed: ${join(folder, 'assets/login.js')} holds the demo member's password.`,
  ]);
});

test('source maps leave the served folder and name their sources from the project', () => {
  const root = temporaryFolder();
  const served = join(root, 'dist/client/assets');
  mkdirSync(served, { recursive: true });
  writeFileSync(join(served, '1-AAAAAAAA.js'), 'let a;');
  const map = { version: 3, file: '1-AAAAAAAA.js', sources: ['../../../apps/web/src/a.ts'], mappings: 'AAAA' };
  writeFileSync(join(served, '1-AAAAAAAA.js.map'), JSON.stringify(map));
  moveSourceMaps(root, join(root, 'dist/client'), join(root, 'dist/maps'));
  expect(existsSync(join(served, '1-AAAAAAAA.js.map'))).toBe(false);
  expect(JSON.parse(readFileSync(join(root, 'dist/maps/1-AAAAAAAA.js.map'), 'utf8'))).toEqual({
    ...map,
    sources: ['apps/web/src/a.ts'],
  });
});

test('names every public file that is a source map or names one', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.js'), 'let a;');
  writeFileSync(join(folder, 'b.js'), 'let b;\n//# sourceMappingURL=b.js.map');
  writeFileSync(join(folder, 'b.js.map'), '{}');
  expect(findExposedMaps([folder])).toEqual([
    `Exposed: ${join(folder, 'b.js')} is a source map or names one.`,
    `Exposed: ${join(folder, 'b.js.map')} is a source map or names one.`,
  ]);
});
