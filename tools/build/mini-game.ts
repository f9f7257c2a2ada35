// Builds the mini-game's script: one file for each edition with the texts in it, and its style sheet under a hash.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE } from '@foyer/contract';
import { compileSheet } from '../../texts/compile.ts';
import { languagesIn, readSheets } from '../../texts/sheets.ts';
import { bundleScript, hashed, squeezed } from './scripts.ts';

const textFolder = join(import.meta.dirname, '../../texts');
const editions = ['v1', 's1'];

function texts(): Readonly<Record<string, unknown>> {
  const english = readSheets(textFolder, FALLBACK_LANGUAGE).miniGame ?? {};
  const textsOf = (code: string) => compileSheet('miniGame', english, readSheets(textFolder, code).miniGame);
  return Object.fromEntries(languagesIn(textFolder).map((code) => [code, textsOf(code)]));
}

/** Writes a folder for each edition into `target`, which the platform serves. */
export async function buildMiniGame(source: string, target: string): Promise<void> {
  const css = squeezed(readFileSync(join(source, 'mini-game.css'), 'utf8'));
  const sheet = hashed('minigame', 'css', css);
  for (const edition of editions) {
    const folder = join(target, edition);
    mkdirSync(folder, { recursive: true });
    const script = await bundleScript(join(source, 'main.ts'), 'iife', {
      MINI_GAME_EDITION: edition,
      MINI_GAME_SHEET: sheet,
      MINI_GAME_TEXTS: texts(),
    });
    writeFileSync(join(folder, 'minigame.js'), script);
    writeFileSync(join(folder, sheet), css);
  }
}
