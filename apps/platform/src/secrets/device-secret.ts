// The form of device secrets: what a remembered device logs in with instead of a password.
import { newSecret } from './token.ts';

/** Tells a secret from a typed password; the 1 leaves room for another kind. */
const PREFIX = 'ds1.';
const SHAPE = /^ds1\.[A-Za-z0-9_-]{43}$/;

/** 256 bits as base64url, behind the prefix. */
export const newDeviceSecret = (): string => PREFIX + newSecret();

export const looksLikeDeviceSecret = (password: string): boolean => SHAPE.test(password);
