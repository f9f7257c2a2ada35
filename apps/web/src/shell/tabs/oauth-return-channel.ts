// Passes a provider window's result to its opener.
// Both have this origin; the provider's page may have cut every other connection.
import type { OAuthReturn } from '../identity/oauth-request.ts';
import { asRecord, text } from '../storage/shapes.ts';
import type { Channel } from './channel.ts';

/** Milliseconds that the window waits for a page to take its result: a page behind it may be slow to wake. */
export const TAKEN_WITHIN_MS = 4_000;

const orNull = (found: unknown): string | null => text(found);

/** Listens for windows that have come back. `take` returns true where the OAuth request is its own. */
export function onOAuthReturn(channel: Channel, take: (back: OAuthReturn) => boolean): void {
  channel.on((data) => {
    const message = asRecord(data);
    if (message?.say !== 'socialReturn') return;
    const [state, code, idToken, error] = [message.state, message.code, message.idToken, message.error].map(orNull);
    if (take({ state: state ?? null, code: code ?? null, idToken: idToken ?? null, error: error ?? null }))
      channel.post({ say: 'socialTaken', state });
  });
}

/** Tells it; true when the page that sent this window has taken it. */
export function sendReturn(channel: Channel, back: OAuthReturn, wait: (ms: number) => Promise<void>): Promise<boolean> {
  const taken = new Promise<boolean>((resolve) =>
    channel.on((data) => {
      const message = asRecord(data);
      if (message?.say === 'socialTaken' && message.state === back.state) resolve(true);
    }),
  );
  channel.post({ say: 'socialReturn', ...back });
  return Promise.race([taken, wait(TAKEN_WITHIN_MS).then(() => false)]);
}
