// The names under which receivers know things: hashes, so that none of them opens anything.
import { hashOf } from '../../../secrets/token.ts';

/** The id of an order opens its page, and that of a member is nobody's business: trackers get neither. */
export const nameOf = (...parts: readonly string[]): string => hashOf(parts.join('|'));

export const customerIdOf = (merchant: string, memberId: string): string => nameOf('customer', merchant, memberId);
export const visitorIdOf = (merchant: string, track: string): string => nameOf('visitor', merchant, track);
