// Builds the captcha script: two loaders under the vendor's names, the rest under hashes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE } from '@foyer/contract';
import { compileSheet } from '../../texts/compile.ts';
import { languagesIn, readSheets } from '../../texts/sheets.ts';
import { bundleScript, hashed, squeezed } from './scripts.ts';

const textFolder = join(import.meta.dirname, '../../texts');

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
  const code = await bundleScript(join(source, 'main.ts'), 'esm', {
    CAPTCHA_SHEET: sheet,
    CAPTCHA_TEXTS: Object.fromEntries(texts),
  });
  const main = hashed('captcha', 'js', code);
  write(main, code);
  for (const loader of ['gt', 'gt4']) {
    write(`${loader}.js`, await bundleScript(join(source, `${loader}.ts`), 'iife', { CAPTCHA_MAIN: main }));
  }
}
