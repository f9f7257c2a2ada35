// The log of the web server: one JSON line an event, never with a secret in it.
import { type Logger, pino } from 'pino';

/** Query parameters whose values open something. */
const secrets = /([?&](?:token|tokens|code|key|password|authCode|firebaseIdToken)=)[^&#]*/gi;

/** An address as it may be written down. */
export const redacted = (address: string): string => address.slice(0, 2_048).replace(secrets, '$1[redacted]');

/** Opens the log on standard output. */
export const openLog = (level: string): Logger => pino({ level, base: { room: 'site' } });
