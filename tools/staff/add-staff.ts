// Adds a person who works for an operator; the platform need not have started before.
import { randomBytes } from 'node:crypto';
import { type StaffRole, staffRoles } from '@foyer/contract/operator';
import type { OpenDatabase } from '../../apps/platform/src/db/database.ts';
import { migrate } from '../../apps/platform/src/db/migrate.ts';
import type { Env } from '../../apps/platform/src/env.ts';
import { Faults } from '../../apps/platform/src/merchants/faults.ts';
import { operatorCodes } from '../../apps/platform/src/merchants/files.ts';
import { createPasswordHashing } from '../../apps/platform/src/modules/account/member/password-hash.ts';
import { createAuthenticatorKey } from '../../apps/platform/src/modules/account/second-factor/authenticator-key.ts';
import { newTotpSecret, otpauthOf } from '../../apps/platform/src/modules/account/second-factor/totp.ts';
import { addStaffAccount } from '../../apps/platform/src/modules/operator/access/add-staff.ts';

const NAME = /^[a-z0-9.-]{2,64}$/;
const PASSWORD_BYTES = 18;
const usage = `Usage: npm run staff:add -- <operator> <name> <role,role>\nRoles: ${staffRoles.join(', ')}`;

const isRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

export interface StaffArguments {
  readonly merchant: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Reads `<operator> <name> <role,role>`. */
export function readStaff([merchant = '', name = '', listed = '']: readonly string[]): StaffArguments {
  const roles = listed.split(',').filter(isRole);
  const isWhole = roles.length > 0 && roles.length === listed.split(',').length;
  if (merchant === '' || !NAME.test(name) || !isWhole) throw new Error(usage);
  return { merchant, name, roles };
}

/** The database takes an account of any code, but nobody logs in where there is no operator. */
function requireOperator({ merchantsDir: root }: Env, code: string): void {
  const faults = new Faults();
  const codes = operatorCodes({ root, faults });
  faults.check(root);
  if (!codes.includes(code))
    throw new Error(`There is no operator ${code} in ${root}. Operators: ${codes.join(', ')}.`);
}

/** Adds the account and returns what is shown once: the password, and the authenticator's address. */
export async function addStaff(env: Env, database: OpenDatabase, staff: StaffArguments): Promise<string> {
  const { db } = database;
  const { merchant, name } = staff;
  requireOperator(env, merchant);
  await migrate(database);
  const key = await createAuthenticatorKey({ env, db });
  const hashing = createPasswordHashing(1, { set: () => undefined });
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const secret = newTotpSecret();
  if (!(await addStaffAccount({ db, hashing, key }, { ...staff, password, secret })))
    throw new Error(`${merchant} has a staff account named ${name}.`);
  return `Password: ${password}\nAuthenticator: ${otpauthOf(secret, `Foyer ${merchant}`, name)}\nBoth are shown once.\n`;
}
