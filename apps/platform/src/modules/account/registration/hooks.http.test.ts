import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import type { CallContext } from '../../../module.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { addMemberAlone } from './registration.ts';
import type { RegistrationHooks } from './services.ts';
import { nameOf } from './user-name.rules.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const register = (account: string, memberAdded: RegistrationHooks['memberAdded']) => {
  const merchant = platform.context.merchants.byCode('aurora');
  if (!merchant) throw new Error('the demo has no aurora');
  const context = { merchant } as unknown as CallContext; // the rest is not read
  return addMemberAlone({ platform: platform.context, hooks: { memberAdded } }, context, {
    id: account,
    merchant: merchant.code,
    ...nameOf(account),
    type: 0,
  });
};

const registered = (account: string) => rows(platform.db, sql`select 1 from member where account = ${account}`);

test('nobody is registered when a hook of the registration fails', async () => {
  const failing = () => async () => {
    throw new Error('no opening credit could be booked');
  };
  await expect(register('withoutcredit', failing)).rejects.toThrow('no opening credit');
  expect(await registered('withoutcredit')).toEqual([]);
});

test('a hook writes beside the new member in one transaction', async () => {
  const seen: unknown[] = [];
  const member = await register('withwork', () => async (tx, { id }) => {
    seen.push(...(await rows(tx, sql`select id from member where id = ${id}`)));
  });
  expect(seen).toEqual([{ id: member?.id }]);
  expect(await registered('withwork')).toHaveLength(1);
});

test('a registration without hooks is one statement', async () => {
  expect(await register('alone', () => null)).toMatchObject({ id: 'alone' });
});
