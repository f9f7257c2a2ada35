// UP-02: which version of the worker waits, where nobody has put that one off.
import { PUT_OFF_WORKER } from '../../shell/copies/put-off-worker.ts';
import { fetchSiteText } from '../../shell/http/fetch-site-text.ts';
import { fingerprint } from '../../shell/http/fingerprint.ts';
import type { Store } from '../../shell/storage/store.ts';

/**
 * All versions of the worker have one address: what its script says now tells them apart. Null where it was put off, or the site
 * does not answer: then it could not be reloaded either.
 */
export async function waitingVersion(script: string, store: Store): Promise<string | null> {
  const text = await fetchSiteText(script, 'javascript');
  const version = text === null ? null : fingerprint(text);
  return version === store.read(PUT_OFF_WORKER) ? null : version;
}
