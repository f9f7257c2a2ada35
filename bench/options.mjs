// Options of the command line, as all benches read them.
import { parseArgs } from 'node:util';

const known = ['rounds', 'seconds', 'only', 'json', 'port', 'dist'];

const readOptions = () => {
  try {
    return parseArgs({ options: Object.fromEntries(known.map((name) => [name, { type: 'string' }])) }).values;
  } catch (error) {
    console.error(`${error.message}\nOptions: ${known.map((name) => `--${name}`).join(' ')}. See bench/README.md.`);
    process.exit(2);
  }
};

const values = readOptions();

/** The word after `--name`, else `fallback`. */
export const option = (name, fallback) => values[name] ?? fallback;

/** The word after `--only`, else null. A word that is no part of the bench would measure nothing, and hold. */
export function onlyOf(parts) {
  const only = option('only', null);
  if (only === null || parts.includes(only)) return only;
  console.error(`--only ${only}: this bench has ${parts.join(', ')}.`);
  process.exit(2);
}
