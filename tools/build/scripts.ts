// Makes scripts and style sheets that other pages than the app's load, with the names that their servers know.
import { createHash } from 'node:crypto';
import { scriptTargets } from '@foyer/browsers';
import { rolldown } from 'rolldown';

/** A file's name with a hash of its content. */
export const hashed = (name: string, type: string, content: string): string =>
  `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${type}`;

/** Without comments and white space; there is no text in quotes that could suffer. */
export const squeezed = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();

/** Bundles what a page loads as one script; the names of `define` stand for their values in it. */
export async function bundleScript(
  input: string,
  format: 'esm' | 'iife',
  define: Readonly<Record<string, unknown>>,
): Promise<string> {
  const quoted = Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]));
  const made = await rolldown({
    input,
    logLevel: 'warn',
    transform: { target: scriptTargets, define: quoted },
  });
  const { output } = await made.generate({ format, minify: true });
  await made.close();
  return output[0].code.trim();
}
