// The send of the app: the policies of the wire in one fixed order around one exchange.
import {
  type BoundCallName,
  type Call,
  calls,
  type InputOf,
  type MemberInfo,
  type OutputOf,
  sessionEndCodes,
  wholeRow,
} from '@foyer/contract';
import type { Store } from '../storage/store.ts';
import { createExchange, type ExchangeDeps, HTTP_TIMEOUT_MS } from './exchange.ts';
import { chunkLost, failure, failWithoutAnswer, NO_URL_CODE } from './failure.ts';
import { fingerprint } from './fingerprint.ts';
import { createGetCache, unlessAborted } from './get-cache.ts';
import type { Failure, Outcome, Send } from './outcome.ts';
import { headersOf, keyOf, type OutgoingCall, type SendAs, type Sender, tokenOf } from './outgoing-call.ts';
import { targetOf } from './request.ts';
import { retryWhileRunning } from './retry-while-running.ts';
import { createKeyRing, type KeyRing } from './rsa-key.ts';
import { type Seal, type Sealed, sealRequest } from './sealing.ts';

/** Checks a call's `value`; what comes back is the checked copy. */
export type CheckOutput = (value: unknown) => { readonly ok: boolean; readonly value: unknown };

export interface SendDeps extends ExchangeDeps, Sender {
  /** Origin of the back end; empty in the browser, where it is the page's own. */
  readonly origin: string;
  readonly now: () => number;
  readonly store: Store;
  /** The schemas, fetched beside the first request. */
  readonly loadCheck: (name: BoundCallName) => Promise<CheckOutput>;
  /** The envelope, fetched when first needed; null where nothing is ever sealed. */
  readonly loadSeal: (() => Promise<Seal>) | null;
}

export interface Transport {
  readonly send: Send;
  readonly sendAs: <N extends BoundCallName>(
    name: N,
    input: InputOf<N>,
    options?: SendAs,
  ) => Promise<Outcome<OutputOf<N>>>;
  /** Makes a call of whose answer only the failure matters: the value is not checked, so the schemas are not fetched for it. */
  readonly sendUnchecked: <N extends BoundCallName>(name: N, input: InputOf<N>) => Promise<Outcome<unknown>>;
  /** Fetches key and code of sealed calls ahead of the tap. */
  readonly warmUp: () => void;
  /** Forgets kept answers: another member may be next. */
  readonly dropCache: () => void;
}

type PendingOutcome = Promise<Outcome<unknown>>;
type SendCall = (call: OutgoingCall, sealed?: Sealed) => PendingOutcome;

const fingerprintOf = ({ token }: Pick<OutgoingCall, 'token'>): Failure['tokenUsed'] => token && fingerprint(token);

/** Asks plainly, or with what has been sealed. */
function createSendCall(deps: SendDeps): SendCall {
  const exchange = createExchange(deps);
  return (call, sealed) => {
    const { row, target, options } = call;
    const body = sealed?.body ?? (target.payload && JSON.stringify(target.payload));
    return exchange({
      url: deps.origin + target.path + target.search,
      method: row.method,
      headers: {
        ...headersOf(deps, call),
        ...(body !== null && { 'Content-Type': 'application/json' }),
        ...sealed?.headers,
      },
      body,
      timeoutMs: row.timeoutMs ?? HTTP_TIMEOUT_MS,
      cache: row.cache === 'no-cache' ? 'no-store' : 'default',
      // A GET may be shared: a caller that stops waiting for it does not stop it.
      signal: row.method === 'GET' ? null : (options.signal ?? null),
      tokenUsed: fingerprintOf(call),
      bareText: row.bareText,
      keepalive: Boolean(options.keepalive),
    });
  };
}

/** HT-05: seals and asks; once more with a new key where the platform does not know the old one any more. */
const createSendSealed =
  (deps: SendDeps, keys: KeyRing, sendCall: SendCall) =>
  async (call: OutgoingCall, again = true): PendingOutcome => {
    const { row, target } = call;
    const key = await keys.key();
    if (!key.ok) return key;
    const request = { method: row.method, path: target.path, merchant: deps.merchant, payload: target.payload ?? {} };
    const sealed = await sealRequest(deps.loadSeal, key.value, request);
    if (!sealed.ok) return deps.online() ? sealed : chunkLost(false);
    const outcome = await sendCall(call, sealed.value);
    if (outcome.ok || outcome.errorCode !== 'encryption.key.unknown') return outcome;
    keys.forget();
    return again ? createSendSealed(deps, keys, sendCall)(call, false) : outcome;
  };

/** SN-02: the type by which member info says that its token is nobody's. */
const NOT_LOGGED_IN = -1;

/** The answer's value, checked by the schema of its call. */
async function checked(deps: SendDeps, name: BoundCallName, call: PendingOutcome): PendingOutcome {
  const loading = deps.loadCheck(name).catch(() => null);
  const outcome = await call;
  if (!outcome.ok) return outcome;
  const check = await loading;
  // The call was served: even without a connection its answer counts as lost.
  if (!check) return deps.online() ? chunkLost(true) : failWithoutAnswer(true, false);
  const { ok, value } = check(outcome.value);
  return ok ? { ok, value } : failure('malformed', 'answer.malformed', { status: 200 });
}

export function createTransport(deps: SendDeps): Transport {
  const cache = createGetCache(deps.store);
  const sendCall = createSendCall(deps);
  const keys = createKeyRing(() => send('session.rsaKey', { _: String(deps.now()) }), deps.now);
  const sendSealed = createSendSealed(deps, keys, sendCall);

  const sendOnce = (call: OutgoingCall): PendingOutcome => {
    if (call.row.method !== 'GET') return (call.row.sealed ? sendSealed(call) : sendCall(call)).finally(cache.unshare);
    return unlessAborted(
      cache.share(keyOf(deps, call), () => sendCall(call)),
      call.options.signal,
    );
  };

  const outgoingCallOf = (
    row: Call,
    input: Readonly<Record<string, unknown>>,
    options: SendAs,
  ): OutgoingCall | null => {
    const target = targetOf(row, input);
    return target && { row, target, token: tokenOf(deps, row, options), options };
  };

  const sendUnchecked: Transport['sendUnchecked'] = async (name, input) => {
    const call = outgoingCallOf(wholeRow(name, calls[name]), input, {});
    return call ? sendOnce(call) : failure('aborted', NO_URL_CODE);
  };

  const sendAs = async (
    name: BoundCallName,
    input: Readonly<Record<string, unknown>>,
    options: SendAs = {},
  ): PendingOutcome => {
    const row = wholeRow(name, calls[name]);
    const call = outgoingCallOf(row, input, options);
    if (!call) return failure('aborted', NO_URL_CODE);
    const mayKeep = row.cache === 'session';
    const kept = mayKeep ? cache.kept(keyOf(deps, call)) : undefined;
    if (kept !== undefined) return checked(deps, name, Promise.resolve({ ok: true, value: kept }));
    const outcome = await checked(
      deps,
      name,
      retryWhileRunning(() => sendOnce(call), options),
    );
    if (name === 'member.info' && outcome.ok && (outcome.value as MemberInfo).type === NOT_LOGGED_IN)
      return failure('refused', sessionEndCodes[0], { status: 401, tokenUsed: fingerprintOf(call) });
    if (outcome.ok && mayKeep) cache.keep(keyOf(deps, call), outcome.value);
    return outcome;
  };
  // Inputs and outputs are checked by the schemas of the contract; the table of types cannot follow a name through the policies.
  const typed = sendAs as unknown as Transport['sendAs'];
  const send: Send = (name, input, options) => typed(name, input, options);

  return {
    send,
    sendAs: typed,
    sendUnchecked,
    warmUp: () => {
      void keys.key();
      void deps.loadSeal?.().catch(() => undefined);
      void deps.loadCheck('session.login').catch(() => undefined);
    },
    dropCache: cache.drop,
  };
}
