// Bundles the servers, so that they start faster than from their packages.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { sharedTextsPlugin } from '../../texts/plugin.ts';

/** Packages with native code or data files of their own; they stay where npm put them. */
const external = [/^node:/, /^@electric-sql\/pglite/, /^@node-rs\//, /^@napi-rs\//, /^@resvg\//];

/** Bundles `entries` (name → file) into <name>.js under `target`, with what they share in parts/. */
export async function bundleServers(
  root: string,
  entries: Readonly<Record<string, string>>,
  target: string,
): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external,
    plugins: [sharedTextsPlugin(join(root, 'texts'))],
    logLevel: 'warn',
    transform: { target: 'node20' },
  });
  await bundle.write({
    dir: target,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
    sourcemap: true,
    minify: false,
    // Packages written as CommonJS reach for `require`.
    banner:
      "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  });
  await bundle.close();
}
