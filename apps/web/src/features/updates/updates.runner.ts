// Performs the flow of updates: reads the manifests, asks through the queue, has the page reloaded.

import { isStoredPage } from '../../shell/copies/copy-signs.ts';
import { PUT_OFF_WORKER } from '../../shell/copies/put-off-worker.ts';
import { updateWorker } from '../../shell/copies/worker-updates.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { fetchSiteText } from '../../shell/http/fetch-site-text.ts';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { Shell } from '../../shell/shell.ts';
import { MANIFEST_HASH } from '../../shell/storage/keys.ts';
import { hashesIn, readAssets, storedHashes } from './asset-manifests.rules.ts';
import type { UpdateOf, UpdatesEffect, UpdatesEvent } from './updates.flow.ts';

type ShellParts = Pick<Shell, 'overlays' | 'store' | 'navigation' | 'settings' | 'texts' | 'busy'>;
type View = Window & typeof globalThis;

/** AU-01: the site's own manifest, and that of the operator's other app on the same host, which may not be there. */
const ADDRESSES = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'];

const entryOf = ({ document }: View): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Checks the manifests. What a tab has seen it remembers by itself: another tab's offer says nothing about this one. */
function createCheck(view: View, store: Shell['store']): () => Promise<boolean> {
  let known = hashesIn(store.read(MANIFEST_HASH));
  let checks = 0;
  return async () => {
    const texts = await Promise.all(ADDRESSES.map((address) => fetchSiteText(`${address}?t=${Date.now()}`)));
    const isFirst = checks === 0 && !isStoredPage(view.document);
    checks += 1;
    const finding = readAssets({ texts, known, entry: entryOf(view), isFirst });
    known = finding.known;
    store.write(MANIFEST_HASH, storedHashes(known));
    return finding.isNew;
  };
}

const loadReload = () => import('./reload-for-update.ts');

export function updatesRunner(shell: ShellParts, view: View = globalThis as View): Runner<UpdatesEvent, UpdatesEffect> {
  const { overlays, store } = shell;
  const check = createCheck(view, store);
  const makeOffer = async (of: UpdateOf, send: (event: UpdatesEvent) => void): Promise<void> => {
    // The reload's code comes first: while the offer stands, a release may take its file away.
    const isThere = await loadReload().then(
      () => canOpen(overlays, 'update'),
      () => false,
    );
    if (!isThere) return send({ type: 'notReached' });
    send({ type: (await overlays.open('update', { of })) === 'reload' ? 'accepted' : 'putOff' });
  };
  const reload = async (send: (event: UpdatesEvent) => void): Promise<void> => {
    const event = await (await loadReload()).reloadForUpdate(shell, view);
    if (event) send(event);
  };
  return (effect, send) => {
    switch (effect.do) {
      case 'wait':
        return void setTimeout(() => send({ type: 'timePassed' }), effect.ms);
      case 'check':
        return check().then((isNew) => isNew && send({ type: 'versionFound' }));
      case 'updateWorker':
        return updateWorker(view);
      case 'offer':
        return makeOffer(effect.of, send);
      case 'keepPutOff':
        return store.write(PUT_OFF_WORKER, effect.worker);
      case 'reload':
        return reload(send);
    }
  };
}
