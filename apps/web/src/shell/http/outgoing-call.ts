// Computes the token, the headers and the cache key of one outgoing call.
import type { Call, LanguageCode } from '@foyer/contract';
import type { DeviceKind } from '../device/device-kind.ts';
import { cacheKey } from './get-cache.ts';
import type { SendOptions } from './outcome.ts';
import type { Target } from './request.ts';

export interface SendAs extends SendOptions {
  /** The token of this one call, where it is not the session's. */
  readonly token?: string;
  /** The page may be left before the answer comes. */
  readonly keepalive?: true;
}

/** One call on its way. */
export interface OutgoingCall {
  readonly row: Call;
  readonly target: Target;
  /** Null where nobody is logged in, undefined where the call never carries one. */
  readonly token: string | null | undefined;
  readonly options: SendAs;
}

export interface Sender {
  readonly merchant: string;
  readonly language: () => LanguageCode;
  readonly token: () => string | null;
  readonly deviceKind: () => DeviceKind | null;
}

/** The token a call goes with: its own or the session's; undefined where its row or its caller wants none. */
export function tokenOf(sender: Sender, row: Call, options: SendAs): OutgoingCall['token'] {
  if (options.authorization === false || row.token === 'none') return undefined;
  return options.token ?? sender.token();
}

/** HT-01: the headers of every call. */
export function headersOf(sender: Sender, { row, token, options }: OutgoingCall): Record<string, string> {
  const device = row.device ? sender.deviceKind() : null;
  return {
    Merchant: sender.merchant,
    Language: sender.language(),
    ...(token && { Authorization: token }),
    ...(row.moduleId && { ModuleId: row.moduleId }),
    ...(device && { Device: device }),
    ...(row.idempotent && options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
  };
}

/** Names in a query that only defeat caches. */
const busters: ReadonlySet<string> = new Set(['_', 't', 'timestamp', 'speed']);

const withoutBusters = (search: string): string =>
  [...new URLSearchParams(search)]
    .filter(([name]) => !busters.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Two calls of one key have one answer. */
export const keyOf = (sender: Sender, { row, target, token }: OutgoingCall): string =>
  cacheKey({
    method: row.method,
    url: `${target.path}?${withoutBusters(target.search)}`,
    merchant: sender.merchant,
    language: sender.language(),
    token: token ?? null,
  });
