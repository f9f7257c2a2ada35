// The public key of sealed calls: fetched before the tap, kept until it expires.
import type { OutputOf } from '@foyer/contract';
import type { Outcome } from './outcome.ts';

export type RsaKey = OutputOf<'session.rsaKey'>;

/** A key this close to its end is not used any more. */
const MARGIN_MS = 60_000;

export interface KeyRing {
  readonly key: () => Promise<Outcome<RsaKey>>;
  readonly forget: () => void;
}

export function createKeyRing(requestKey: () => Promise<Outcome<RsaKey>>, now: () => number): KeyRing {
  let held: { readonly at: Promise<Outcome<RsaKey>>; until: number } | null = null;
  const fetchKey = (): Promise<Outcome<RsaKey>> => {
    const entry = { at: requestKey(), until: Number.POSITIVE_INFINITY };
    held = entry;
    entry.at.then((outcome) => {
      if (outcome.ok) entry.until = Date.parse(outcome.value.expiresAt ?? '') - MARGIN_MS;
      else if (held === entry) held = null;
    });
    return entry.at;
  };
  return {
    key: () => (held && held.until > now() ? held.at : fetchKey()),
    forget: () => {
      held = null;
    },
  };
}
