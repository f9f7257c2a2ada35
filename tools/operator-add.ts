// `npm run operator:add -- <operator> <name> <role,role>`: adds a person who works for an operator, and prints how they log in.
import { randomBytes } from 'node:crypto';
import { type OperatorRole, operatorRoles } from '@foyer/contract/operator';
import { openDatabase } from '../apps/platform/src/db/open.ts';
import { readEnv } from '../apps/platform/src/env.ts';
import { createPasswordHashing } from '../apps/platform/src/modules/account/member/password-hash.ts';
import { createAuthenticatorKey } from '../apps/platform/src/modules/account/second-factor/authenticator-key.ts';
import { newTotpSecret, otpauthOf } from '../apps/platform/src/modules/account/second-factor/totp.ts';
import { addOperatorAccount } from '../apps/platform/src/modules/operator/access/add-operator.ts';

const NAME = /^[a-z0-9.-]{2,64}$/;
const PASSWORD_BYTES = 18;
const usage = `Usage: npm run operator:add -- <operator> <name> <role,role>\nRoles: ${operatorRoles.join(', ')}`;

const isRole = (text: string): text is OperatorRole => operatorRoles.some((role) => role === text);

async function add([merchant = '', name = '', listed = '']: readonly string[]): Promise<string> {
  const roles = listed.split(',').filter(isRole);
  const isWhole = roles.length > 0 && roles.length === listed.split(',').length;
  if (merchant === '' || !NAME.test(name) || !isWhole) throw new Error(usage);
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    const { db } = database;
    const key = await createAuthenticatorKey({ env, db });
    const hashing = createPasswordHashing(1, { set: () => undefined });
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const secret = newTotpSecret();
    const person = { merchant, name, password, secret, roles };
    if (!(await addOperatorAccount({ db, hashing, key }, person)))
      throw new Error(`${merchant} has a person named ${name}.`);
    return `Password: ${password}\nAuthenticator: ${otpauthOf(secret, `Foyer ${merchant}`, name)}\nBoth are shown once.\n`;
  } finally {
    await database.close();
  }
}

add(process.argv.slice(2)).then(
  (text) => void process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
