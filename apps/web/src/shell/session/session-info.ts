// SN-01: the shape of MC_SESSION_INFO.
import type { LoginAnswer } from '@foyer/contract';
import type { SessionInfo } from '../shell.ts';
import { bag } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

/** Reads a record; older ones name the id `customerId`. */
export function sessionShape(found: unknown): SessionInfo | null {
  const record = bag(found);
  if (!record) return null;
  const id = record.id ?? record.customerId;
  const { token, merchantCode, userName, type } = record;
  if (typeof id !== 'string' || typeof token !== 'string' || token === '') return null;
  if (typeof merchantCode !== 'string' || typeof userName !== 'string' || typeof type !== 'number') return null;
  const firstTimeLogin = record.firstTimeLogin === true;
  return { id, token, merchantCode, userName, type, firstTimeLogin, restricted: record.restricted === true };
}

export const SESSION_INFO: StorageKey<SessionInfo> = {
  name: 'MC_SESSION_INFO',
  area: 'session',
  json: true,
  shape: sessionShape,
};

/** What a log-in's answer becomes in storage. LG-04: an expired password forces a change only with the operator's switch. */
export const sessionOf = (answer: LoginAnswer, merchantCode: string, forceExpired: boolean): SessionInfo => ({
  id: answer.id,
  token: answer.token,
  merchantCode,
  userName: answer.userName,
  type: answer.customerType,
  firstTimeLogin: answer.firstTimeLogin,
  restricted: answer.updatePassword || (answer.passwordExpired && forceExpired),
});
