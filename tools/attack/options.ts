// The options of `npm run attack`.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const FUZZED_REQUESTS = 20_000;

export interface AttackOptions {
  readonly only: readonly string[];
  readonly seed: number;
  readonly fuzz: number;
  readonly full: boolean;
  /** Suites that run at the same time. */
  readonly workers: number;
  readonly dist: string;
  /** Folder of the operators' files: the one beside the built product, else ours. */
  readonly merchants: string;
  readonly json: string | null;
}

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
};

/** Reads the options; throws one sentence about the first that is wrong. */
export function readOptions(args: readonly string[], known: readonly string[]): AttackOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      seed: { type: 'string' },
      fuzz: { type: 'string', default: String(FUZZED_REQUESTS) },
      full: { type: 'boolean', default: false },
      workers: { type: 'string', default: '2' },
      dist: { type: 'string', default: join(root, 'dist') },
      json: { type: 'string' },
    },
  });
  const only = values.only?.split(',') ?? known;
  const unknown = only.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}". Known: ${known.join(', ')}.`);
  const dist = resolve(values.dist);
  if (!existsSync(join(dist, 'all-in-one.js')))
    throw new Error(`There is no built product in ${dist}: run npm run build.`);
  const beside = join(dirname(dist), 'merchants');
  return {
    only,
    seed: values.seed === undefined ? Date.now() % 1_000_000_000 : wholeNumber('seed', values.seed),
    fuzz: wholeNumber('fuzz', values.fuzz),
    full: values.full,
    workers: Math.max(1, wholeNumber('workers', values.workers)),
    dist,
    merchants: existsSync(beside) ? beside : join(root, 'merchants'),
    json: values.json ?? null,
  };
}
