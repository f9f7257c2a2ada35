// The log of the web server: one JSON line an event, never with a secret in it.
import { type Logger, pino } from 'pino';

/** Query parameters whose values open something. */
const names = 'token|tokens|code|key|password|authCode|firebaseIdToken|oauth_token|oauth_verifier';
const secrets = new RegExp(`([?&](?:${names})=)[^&#]*`, 'gi');
/** The same in an address that is itself a parameter's value. */
const nestedSecrets = new RegExp(`((?:%3f|%26)(?:${names})%3d)[^&#%]*`, 'gi');

/** An address as it may be written down. */
export const redacted = (address: string): string =>
  address.slice(0, 2_048).replace(secrets, '$1[redacted]').replace(nestedSecrets, '$1[redacted]');

/** The output that log lines go to. */
export interface LogTarget {
  readonly write: (line: string) => void;
}

/** Opens the log, on standard output where no target is named. */
export const openLog = (level: string, target?: LogTarget): Logger =>
  target ? pino({ level, base: { room: 'site' } }, target) : pino({ level, base: { room: 'site' } });
