// Codes of an authenticator (RFC 6238): six digits, thirty seconds, the form that every app takes.
import { Secret, TOTP } from 'otpauth/slim';

const STEP_SECONDS = 30;
/** Phones' clocks go wrong by half a minute either way. */
const STEPS_EITHER_WAY = 1;
/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;

const totp = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** In base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The time step whose code this is, at this moment or the one beside it; null: of none. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: STEPS_EITHER_WAY });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
};

/** Returns the code that an authenticator shows at a moment. */
export const codeAt = (secret: string, now: Date): string => totp(secret).generate({ timestamp: now.getTime() });

/** The address in the QR code. */
export const otpauthOf = (secret: string, issuer: string, account: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label: account, period: STEP_SECONDS }).toString();
