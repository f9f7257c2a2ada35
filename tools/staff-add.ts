// `npm run staff:add -- <operator> <name> <role,role>`: adds a person who works for an operator, and prints how they log in.
import { openDatabase } from '../apps/platform/src/db/open.ts';
import { readEnv } from '../apps/platform/src/env.ts';
import { addStaff, readStaff } from './staff/add-staff.ts';

async function add(given: readonly string[]): Promise<string> {
  const staff = readStaff(given);
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  return addStaff(env, database, staff).finally(database.close);
}

add(process.argv.slice(2)).then(
  (text) => void process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
