// UP-02: which version of the worker waits, where nobody has put that one off.
import { PUT_OFF_WORKER } from '../../shell/copies/put-off-worker.ts';
import { fetchSiteText } from '../../shell/http/fetch-site-text.ts';
import { fingerprint } from '../../shell/http/fingerprint.ts';
import type { Store } from '../../shell/storage/store.ts';

export type WaitingVersion =
  /** The site does not answer: it could not be reloaded either. */
  { readonly at: 'unknown' } | { readonly at: 'putOff' } | { readonly at: 'new'; readonly worker: string };

/** All versions of the worker have one address: what its script says now tells them apart. */
export async function waitingVersion(script: string, store: Store): Promise<WaitingVersion> {
  const text = await fetchSiteText(script, 'javascript');
  if (text === null) return { at: 'unknown' };
  const worker = fingerprint(text);
  return worker === store.read(PUT_OFF_WORKER) ? { at: 'putOff' } : { at: 'new', worker };
}
