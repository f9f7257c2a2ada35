// Log-in answers and sessions for tests.
import type { LoginAnswer } from '@foyer/contract';
import type { SessionInfo } from '../shell.ts';

/** Returns the back end's answer to a log-in. */
export const fakeLoginAnswer = (change: Partial<LoginAnswer> = {}): LoginAnswer => ({
  id: '1',
  token: 'Jq3l0mE8o5V1r7dYw2xTz9',
  userName: 'demo',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
  ...change,
});

/** The session that an answer begins, as it is stored, where no password has to be changed. */
export const fakeSessionOf = ({ id, token, userName, customerType, firstTimeLogin }: LoginAnswer): SessionInfo => ({
  id,
  token,
  merchantCode: 'aurora',
  userName,
  type: customerType,
  firstTimeLogin,
  restricted: false,
});

/** A member who may do everything. */
export const fakeMember = (change: Partial<SessionInfo> = {}): SessionInfo => ({
  id: 'm1',
  token: 't',
  merchantCode: 'aurora',
  userName: 'demo',
  type: 0,
  firstTimeLogin: false,
  restricted: false,
  ...change,
});
