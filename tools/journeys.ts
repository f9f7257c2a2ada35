// `npm run journeys`: all journeys in each language of a third that a seed chooses; `-- UR VI` names the languages.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguageCode, type LanguageCode } from '@foyer/contract';
import { thirdOfLanguages } from './journeys/chosen-languages.ts';

const root = resolve(import.meta.dirname, '..');
const print = (line: string): void => void process.stdout.write(`${line}\n`);

function wantedLanguages(): readonly LanguageCode[] {
  const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
  if (positionals.length > 0) {
    const unknown = positionals.filter((code) => !isLanguageCode(code));
    if (unknown.length > 0) throw new Error(`No codes of languages: ${unknown.join(', ')}.`);
    return positionals.filter(isLanguageCode);
  }
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error(`--seed takes a whole number, not "${values.seed}".`);
  print(`Seed ${seed}`);
  return thirdOfLanguages(seed);
}

async function pass(language: LanguageCode): Promise<boolean> {
  const child = spawn(process.execPath, ['tools/test.mjs', 'e2e'], {
    cwd: root,
    env: { ...process.env, JOURNEY_LANGUAGE: language },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

const failed: LanguageCode[] = [];
const languages = wantedLanguages();
for (const language of languages) {
  print(`\nAll journeys in ${language}`);
  if (!(await pass(language))) failed.push(language);
}
print(failed.length === 0 ? `\nGreen in ${languages.join(', ')}.` : `\nNot green in ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
