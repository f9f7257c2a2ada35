// Builds the baselines: the smallest honest React pages of the same kind, as a measure for ours.
//   spa    a lobby rendered in the browser      ssr    the same lobby rendered on the server, then hydrated      hello  React alone
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = dirname(fileURLToPath(import.meta.url));
const define = { __HERO__: 'null', __GAMES__: '24' };
const HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lumen</title>';
const base = { root, configFile: false, logLevel: 'error', plugins: [react()], define };

/** Bundles one entry for the browser into `out/name` and answers the addresses of its files. */
async function client(out, name, entry) {
  const outDir = join(out, name);
  await build({
    ...base,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'src', entry) },
    },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  rmSync(join(outDir, '.vite'), { recursive: true });
  const file = manifest[`src/${entry}`];
  return { outDir, script: `/${file.file}`, style: file.css?.[0] ? `/${file.css[0]}` : null };
}

/** Renders the lobby to HTML with the server build of the same sources. */
async function rendered(out) {
  const outDir = join(out, 'server');
  await build({ ...base, build: { ssr: join(root, 'src/server.jsx'), outDir, emptyOutDir: true }, ssr: { noExternal: true } });
  // The output is an ES module, whatever the folder above says.
  writeFileSync(join(outDir, 'package.json'), '{"type":"module"}');
  const file = readdirSync(outDir).find((name) => name.startsWith('server'));
  return import(pathToFileURL(join(outDir, file)).href);
}

/** Builds `spa`, `ssr` and `hello` below `out`; answers the folder of each. */
export async function buildBaselines(out) {
  mkdirSync(out, { recursive: true });
  const script = (src) => `<script type="module" crossorigin src="${src}"></script>`;
  const folders = {};
  for (const name of ['spa', 'hello']) {
    const made = await client(out, name, `${name}.jsx`);
    const style = made.style ? `<link rel="stylesheet" href="${made.style}">` : '';
    writeFileSync(join(made.outDir, 'index.html'), `${HEAD}${style}${script(made.script)}</head><body><div id="root"></div></body></html>`);
    folders[name] = made.outDir;
  }
  const { html, data } = await rendered(out);
  const made = await client(out, 'ssr', 'hydrate.jsx');
  const css = readFileSync(join(root, 'src/style.css'), 'utf8').replace(/\n/g, '');
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  writeFileSync(
    join(made.outDir, 'index.html'),
    `${HEAD}<style>${css}</style>${script(made.script)}</head><body><div id="root">${html}</div><script type="application/json" id="d">${json}</script></body></html>`,
  );
  folders.ssr = made.outDir;
  return folders;
}
