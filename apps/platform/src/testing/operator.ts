// Staff for tests: they log in with the demo's accounts and call the operator API.
import {
  demoStaff,
  type OperatorCallName,
  type OperatorInput,
  type OperatorOutput,
  type StaffRole,
} from '@foyer/contract/operator';
import { sql } from 'drizzle-orm';
import { codeAt } from '../modules/account/second-factor/api.ts';
import type { TestPlatform } from './platform.ts';

export interface OperatorReply<N extends OperatorCallName> {
  readonly status: number;
  readonly body:
    | { readonly success: true; readonly value: OperatorOutput<N> }
    | { readonly success: false; readonly errorCode: string; readonly message: string };
}

export interface OperatorCaller {
  <N extends OperatorCallName>(name: N, input: OperatorInput<N>): Promise<OperatorReply<N>>;
  /** Of its session, for calls that answer a file. */
  readonly token: string | null;
}

/** Makes calls with a token, or without one. */
export const operatorCaller = (
  { operatorUrl }: Pick<TestPlatform, 'operatorUrl'>,
  token: string | null,
  headers: Record<string, string> = {},
): OperatorCaller =>
  Object.assign(
    async <N extends OperatorCallName>(name: N, input: OperatorInput<N>): Promise<OperatorReply<N>> => {
      const answer = await fetch(`${operatorUrl}/operator/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...headers },
        body: JSON.stringify(input),
      });
      return { status: answer.status, body: (await answer.json()) as OperatorReply<N>['body'] };
    },
    { token },
  );

/** Logs in with one of the demo's accounts, whose roles are set first; the code of the moment may have been used before. */
export const operatorWith = async (
  platform: TestPlatform,
  roles: readonly StaffRole[],
  { merchant = 'aurora', which = 0 as 0 | 1 } = {},
): Promise<OperatorCaller> => {
  const { name, password, secret } = demoStaff[which];
  await platform.db.execute(sql`update operator_account set roles = ${`{${roles.join(',')}}`}::text[], totp_step = 0
    where merchant = ${merchant} and name = ${name}`);
  const code = codeAt(secret, platform.context.now());
  const { body } = await operatorCaller(platform, null)('session.login', { merchant, name, password, code });
  if (!body.success) throw new Error(body.errorCode);
  return operatorCaller(platform, body.value.token);
};

/** The value of an answer. */
export const answered = <N extends OperatorCallName>({ body }: OperatorReply<N>): OperatorOutput<N> => {
  if (!body.success) throw new Error(body.errorCode);
  return body.value;
};

/** "done", or the code of the refusal. */
export const outcomeOf = ({ body }: OperatorReply<OperatorCallName>): string =>
  body.success ? 'done' : body.errorCode;
