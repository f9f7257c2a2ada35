// Logs staff in: name, password and a code of the authenticator, all three at once.
import type { OperatorInput } from '@foyer/contract/operator';
import type { PlatformContext } from '../../../module.ts';
import { OperatorRefusal, type OperatorVisit, type Staff } from '../../../operator.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { strangerAt } from '../../../protection/fair-queue.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import { hashOf, newSecret } from '../../../secrets/token.ts';
import type { PasswordHashing } from '../../account/member/api.ts';
import { stepOf } from '../../account/second-factor/api.ts';
import * as store from './account-store.ts';

/** @assumed */
const SESSION_HOURS = 8;
const IDLE_MINUTES = 30;
const HOUR_MS = 3_600_000;
const WINDOW_SECONDS = 15 * 60;
const TRIES_OF_A_NAME = 10;
const TRIES_OF_AN_ADDRESS = 50;

export interface AccessServices {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  /** Encrypts the secrets of authenticators. */
  readonly key: MemberKey;
}

export const createAccess = ({ platform, hashing, key }: AccessServices) => {
  const { db, now, merchants } = platform;

  const countTry = async (merchant: string, name: string, ip: string): Promise<void> => {
    const wait = await reserveTry(db, [
      { key: `operator|ip|${callerOf(ip)}`, most: TRIES_OF_AN_ADDRESS, windowSeconds: WINDOW_SECONDS },
      { key: `operator|name|${hashOf(`${merchant}|${name}`)}`, most: TRIES_OF_A_NAME, windowSeconds: WINDOW_SECONDS },
    ]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
  };

  /** Compares a password also where nobody has the name, so that the time tells nothing. */
  const proven = async ({ merchant, name, password, code }: OperatorInput<'session.login'>, ip: string) => {
    const found = await store.staffByName(db, merchant, name);
    const isRight = await hashing.verify(found?.passwordHash ?? null, password, strangerAt(ip));
    if (found === null || !isRight) return null;
    const secret = key.open(found.id, found.totpSecret);
    const step = secret === null ? null : stepOf(secret, code, now());
    return step !== null && (await store.takeStep(db, found.id, step)) ? found : null;
  };

  return {
    /** @throws OperatorRefusal operator.login.refused, Refusal TOO_MANY_REQUEST_LOGIN */
    logIn: async (input: OperatorInput<'session.login'>, { ip }: OperatorVisit) => {
      await countTry(input.merchant, input.name, ip);
      const found = await proven(input, ip);
      if (found === null) throw new OperatorRefusal('operator.login.refused');
      const token = newSecret();
      const at = now();
      const expiresAt = new Date(at.getTime() + SESSION_HOURS * HOUR_MS);
      await store.addSession(db, { tokenHash: hashOf(token), staffId: found.id, at, expiresAt });
      return { token, name: found.name, roles: [...found.roles], expiresAt: expiresAt.toISOString() };
    },

    find: async (token: string): Promise<Staff | null> => {
      const tokenHash = hashOf(token);
      const found = await store.seeSession(db, tokenHash, now(), IDLE_MINUTES);
      const merchant = found === null ? null : merchants.byCode(found.merchant);
      if (found === null || merchant === null) return null;
      return { id: found.id, name: found.name, roles: found.roles, merchant, tokenHash };
    },
  };
};
