// Builds the web app: hashed browser files under /m/assets, and the screens for the server.
import { resolve } from 'node:path';
import { scriptTargets, styleTargets } from '@foyer/browsers';
import { fileLoaderPlugin } from '@foyer/browsers/lost-files/file-loader-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { classNames } from './vite/class-names.ts';
import { contractPlugin } from './vite/contract-plugin.ts';
import { countriesPlugin } from './vite/countries-plugin.ts';
import { fileNamesPlugin } from './vite/file-names-plugin.ts';
import { moduleSizesPlugin } from './vite/module-sizes-plugin.ts';
import { screenChunksPlugin } from './vite/screen-chunks-plugin.ts';
import { screenFilesPlugin } from './vite/screen-files-plugin.ts';
import { squeezeStylesPlugin } from './vite/squeeze-styles-plugin.ts';
import { textsPlugin } from './vite/texts-plugin.ts';

const here = import.meta.dirname;

/** The time that plugins take is known, so the build does not report it. */
const checks = { bundlerTimings: false };

/** Hashes of content, out of which the plugin of file names makes one version; the manifest knows what is in a file. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
};

export default defineConfig(({ isSsrBuild, command }) => ({
  root: here,
  base: '/m/',
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    contractPlugin(resolve(here, 'src')),
    react(),
    textsPlugin(resolve(here, 'src/locales')),
    // The operators that are built: the folder is named from the project, as for the platform.
    countriesPlugin(resolve(here, '../..', process.env.MERCHANTS_DIR || 'merchants')),
    fileLoaderPlugin(resolve(here, 'src/shell/files/load-with-files.ts')),
    screenFilesPlugin(here),
    screenChunksPlugin(here),
    squeezeStylesPlugin(),
    moduleSizesPlugin(here),
    fileNamesPlugin(),
  ],
  css: {
    // Lightning CSS cannot be told how to name classes; it still lowers and minifies what is built.
    modules: { generateScopedName: classNames(here) },
    lightningcss: { targets: styleTargets },
  },
  build: {
    outDir: resolve(here, '../../dist/web', isSsrBuild ? 'render' : 'client'),
    emptyOutDir: true,
    target: isSsrBuild ? 'node20' : scriptTargets,
    cssTarget: scriptTargets,
    cssMinify: 'lightningcss',
    manifest: !isSsrBuild,
    ssrManifest: false,
    assetsInlineLimit: 0,
    // Every target browser has modulepreload or fetches the module a moment later; the polyfill costs more than it brings.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { checks, input: resolve(here, 'src/render.tsx'), output: { entryFileNames: 'render.js' } }
      : {
          checks,
          input: resolve(here, 'src/main.tsx'),
          preserveEntrySignatures: false,
          output: { codeSplitting: { groups: chunkGroups(here) }, ...fileNames },
        },
  },
  ...(command === 'build' && {
    define: isSsrBuild
      ? // React must not be its slow development build, whatever NODE_ENV the server runs under.
        { 'process.env.NODE_ENV': JSON.stringify('production') }
      : // React looks for its developer tools by this name; what reports to them would be in every first load.
        { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  }),
  // The build is one file that needs no packages; while one develops, packages stay where they are.
  ssr: { noExternal: command === 'build' ? true : [/^@foyer\//], target: 'node' },
}));
