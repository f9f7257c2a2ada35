// Uploads of members for tests, and bank transfers that wait for their slip.
import type { InputOf } from '@foyer/contract';
import { type UploadCallName, uploadCalls } from '@foyer/contract/uploads';
import { sql } from 'drizzle-orm';
import { newId } from '../secrets/token.ts';
import { AURORA, type CallOptions, type TestPlatform } from './platform.ts';

interface UploadReply {
  readonly status: number;
  /** "done", or the code of the refusal. */
  readonly outcome: string;
  // The tests name the fields that they read.
  // biome-ignore lint/suspicious/noExplicitAny: the value of any upload
  readonly value: any;
}

const addressOf = (name: UploadCallName, input: Readonly<Record<string, string>>): string =>
  uploadCalls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input[key] ?? ''));

/** Sends a file as the body of a call. */
export const upload = async <N extends UploadCallName>(
  { url }: Pick<TestPlatform, 'url'>,
  name: N,
  input: InputOf<N>,
  bytes: BodyInit | Buffer,
  { token, host = AURORA, headers }: Pick<CallOptions, 'token' | 'host' | 'headers'> = {},
): Promise<UploadReply> => {
  const answer = await fetch(url + addressOf(name, input), {
    method: 'POST',
    headers: {
      'X-Forwarded-Host': host,
      'Content-Type': 'application/octet-stream',
      ...(token && { Authorization: token }),
      ...headers,
    },
    body: bytes as BodyInit, // Node's fetch takes a Buffer
    duplex: 'half',
  } as RequestInit); // `duplex` is missing in its type
  const body = (await answer.json()) as { success: boolean; errorCode?: string; value?: unknown };
  return { status: answer.status, outcome: body.success ? 'done' : (body.errorCode ?? ''), value: body.value };
};

/** Adds an order of a member; answers its id. */
export const addTransfer = async (
  { db }: TestPlatform,
  memberId: string,
  { kind = 'bankTransfer', status = 'pending', merchant = 'aurora', amount = 5000 } = {},
): Promise<string> => {
  const id = newId();
  await db.execute(sql`insert into deposit_order (id, merchant, member_id, method, kind, title, provider, amount, credited, currency,
      status, return_url, notice_url, language, idempotency_key, fingerprint, created_at, expires_at, next_query_at)
    values (${id}, ${merchant}, ${memberId}, 'bank', ${kind}, '{"EN":"Bank transfer"}'::jsonb, 'test', ${amount}, ${amount}, 'USD',
      ${status}, '', '', 'en', ${id}, '', now(), now() + interval '1 hour', now() + interval '1 day')`);
  return id;
};
