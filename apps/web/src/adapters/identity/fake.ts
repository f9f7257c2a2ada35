// An identity service that a test plays by hand.
import type { AuthResult, Identity, PhoneIdentity, ProviderToken } from './port.ts';

export interface FakeIdentity extends Identity, PhoneIdentity {
  /** Tokens it was shown, in order. */
  readonly shown: readonly ProviderToken[];
  /** Numbers, and codes with their handles, that it was given, in order. */
  readonly calls: readonly string[];
  /** The answers from now on to tokens, preparations, numbers and codes. */
  answer: {
    exchange: AuthResult<string>;
    prepare: AuthResult<null>;
    send: AuthResult<string>;
    confirm: AuthResult<string>;
  };
}

export function fakeIdentity(): FakeIdentity {
  const shown: ProviderToken[] = [];
  const calls: string[] = [];
  const token: AuthResult<string> = { ok: true, value: 'firebase-id-token' };
  const done: AuthResult<null> = { ok: true, value: null };
  const fake: FakeIdentity = {
    shown,
    calls,
    answer: { exchange: token, prepare: done, send: { ok: true, value: 'handle' }, confirm: token },
    exchange: async (provided) => {
      shown.push(provided);
      return fake.answer.exchange;
    },
    prepare: async () => fake.answer.prepare,
    sendCode: async (number) => {
      calls.push(number);
      return fake.answer.send;
    },
    confirm: async (handle, code) => {
      calls.push(`${handle} ${code}`);
      return fake.answer.confirm;
    },
  };
  return fake;
}
