// Adds a person who works for an operator; the platform need not have started before.
import { randomBytes } from 'node:crypto';
import { type OperatorRole, operatorRoles } from '@foyer/contract/operator';
import type { OpenDatabase } from '../../apps/platform/src/db/database.ts';
import { migrate } from '../../apps/platform/src/db/migrate.ts';
import type { Env } from '../../apps/platform/src/env.ts';
import { createPasswordHashing } from '../../apps/platform/src/modules/account/member/password-hash.ts';
import { createAuthenticatorKey } from '../../apps/platform/src/modules/account/second-factor/authenticator-key.ts';
import { newTotpSecret, otpauthOf } from '../../apps/platform/src/modules/account/second-factor/totp.ts';
import { addOperatorAccount } from '../../apps/platform/src/modules/operator/access/add-operator.ts';

const NAME = /^[a-z0-9.-]{2,64}$/;
const PASSWORD_BYTES = 18;
const usage = `Usage: npm run operator:add -- <operator> <name> <role,role>\nRoles: ${operatorRoles.join(', ')}`;

const isRole = (text: string): text is OperatorRole => operatorRoles.some((role) => role === text);

export interface PersonArguments {
  readonly merchant: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

/** Reads `<operator> <name> <role,role>`. */
export function readPerson([merchant = '', name = '', listed = '']: readonly string[]): PersonArguments {
  const roles = listed.split(',').filter(isRole);
  const isWhole = roles.length > 0 && roles.length === listed.split(',').length;
  if (merchant === '' || !NAME.test(name) || !isWhole) throw new Error(usage);
  return { merchant, name, roles };
}

/** Adds the person and returns what is shown once: the password, and the authenticator's address. */
export async function addPerson(env: Env, database: OpenDatabase, person: PersonArguments): Promise<string> {
  const { db } = database;
  const { merchant, name } = person;
  await migrate(database);
  const key = await createAuthenticatorKey({ env, db });
  const hashing = createPasswordHashing(1, { set: () => undefined });
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const secret = newTotpSecret();
  if (!(await addOperatorAccount({ db, hashing, key }, { ...person, password, secret })))
    throw new Error(`${merchant} has a person named ${name}.`);
  return `Password: ${password}\nAuthenticator: ${otpauthOf(secret, `Foyer ${merchant}`, name)}\nBoth are shown once.\n`;
}
