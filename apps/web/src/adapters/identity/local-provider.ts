// Adapter of the demo's local identity provider: its tokens and its phone codes.
import type { PostOutside } from '../../shell/http/post-outside.ts';
import {
  type AuthResult,
  failed,
  type Identity,
  NETWORK_CODE,
  type PhoneIdentity,
  problemOf,
  TIMEOUT_CODE,
  UNKNOWN_CODE,
} from './port.ts';

export const localProvider: Identity = {
  exchange: async ({ idToken }) => (idToken ? { ok: true, value: idToken } : failed('auth/invalid-credential')),
};

/** Reads one answer of the local identity provider's phone-auth: a field of it, or its error. */
async function read(pending: ReturnType<PostOutside>, field: string): Promise<AuthResult<string>> {
  const answer = await pending;
  if (typeof answer === 'string') return failed(answer === 'timeout' ? TIMEOUT_CODE : NETWORK_CODE);
  const value = answer.value[field];
  if (typeof value === 'string') return { ok: true, value };
  const { error, message } = answer.value;
  return { ok: false, problem: problemOf({ code: error ?? UNKNOWN_CODE, message }) };
}

export interface LocalPhoneDeps {
  readonly phoneUrl: string;
  /** The operator's name at the local identity provider. */
  readonly clientId: string;
  readonly post: PostOutside;
}

export const localPhone = ({ phoneUrl, clientId, post }: LocalPhoneDeps): PhoneIdentity => ({
  prepare: async () => ({ ok: true, value: null }),
  sendCode: (phoneNumber) =>
    read(post(`${phoneUrl}/send`, { client_id: clientId, phone_number: phoneNumber }), 'handle'),
  confirm: (handle, code) => read(post(`${phoneUrl}/verify`, { handle, code }), 'id_token'),
});
