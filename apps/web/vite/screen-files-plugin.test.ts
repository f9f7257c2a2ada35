import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { screenFilesPlugin } from './screen-files-plugin.ts';

const lazy = (name: string) => `export const ${name} = { code: () => import('./late.ts') };\n`;

/** Builds a feature of two files, and returns its entry as the server runs it. */
async function built(ssr: boolean): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'screen-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const feature = join(root, 'src/features/tea');
  mkdirSync(feature, { recursive: true });
  writeFileSync(join(feature, 'late.ts'), 'export const tea = 1;\n');
  writeFileSync(join(feature, 'tea-form.tsx'), lazy('form'));
  writeFileSync(join(feature, 'feature.ts'), `${lazy('screen')}export { form } from './tea-form.tsx';\n`);
  const entry = join(feature, 'feature.ts');
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [screenFilesPlugin(root)],
    build: { write: false, minify: false, ...(ssr ? { ssr: entry } : { lib: { entry, formats: ['es'] } }) },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built.');
  return bundle.output.map((file) => (file.type === 'chunk' && file.isEntry ? file.code : '')).join('');
}

test('the server knows the file of a screen and of a lazy section, under any name', async () => {
  expect((await built(true)).match(/file: "src\/features\/tea\/late\.ts"/g)).toHaveLength(2);
});

test('the browser gets no names of source files', async () => {
  expect(await built(false)).not.toContain('late.ts"');
});
