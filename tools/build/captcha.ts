// Builds the captcha script: two loaders under the vendor's names, the rest under hashes.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptTargets } from '@foyer/browsers';
import { FALLBACK_LANGUAGE } from '@foyer/contract';
import { rolldown } from 'rolldown';
import { compileSheet } from '../../texts/compile.ts';
import { languagesIn, readSheets } from '../../texts/sheets.ts';

const textFolder = join(import.meta.dirname, '../../texts');

const hashed = (name: string, type: string, content: string): string =>
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

async function bundle(
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

/** The widget's texts as JSON, by language; `root` is the folder that holds one folder a language. */
export function captchaTexts(root: string): Readonly<Record<string, string>> {
  const english = readSheets(root, FALLBACK_LANGUAGE).captcha ?? {};
  const textsOf = (code: string) => compileSheet('captcha', english, readSheets(root, code).captcha);
  return Object.fromEntries(languagesIn(root).map((code) => [code, JSON.stringify(textsOf(code))]));
}

/** Writes the files into `target`, which the platform serves. */
export async function buildCaptcha(source: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  const write = (name: string, content: string): void => writeFileSync(join(target, name), content);
  const css = squeezed(readFileSync(join(source, 'captcha.css'), 'utf8'));
  const sheet = hashed('captcha', 'css', css);
  write(sheet, css);
  const texts = Object.entries(captchaTexts(textFolder)).map(([language, json]) => {
    const name = hashed(`captcha.${language}`, 'json', json);
    write(name, json);
    return [language, name] as const;
  });
  const code = await bundle(join(source, 'main.ts'), 'esm', {
    CAPTCHA_SHEET: sheet,
    CAPTCHA_TEXTS: Object.fromEntries(texts),
  });
  const main = hashed('captcha', 'js', code);
  write(main, code);
  for (const loader of ['gt', 'gt4']) {
    write(`${loader}.js`, await bundle(join(source, `${loader}.ts`), 'iife', { CAPTCHA_MAIN: main }));
  }
}
