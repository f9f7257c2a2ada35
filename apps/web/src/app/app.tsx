// The whole app below its root: the page, what lies over it, the toast.
import { useSyncExternalStore } from 'react';
import '../../../../styles/base.css';
import type { OverlayQueue } from '../shell/overlays/create-overlays.ts';
import { Toast, ToastRegion } from '../ui/toast.tsx';
import { aroundPage, nothingAround, subscribeAroundPage } from './around-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './error-state.tsx';
import { overlayHost } from './overlay-components.ts';
import type { Pages } from './pages.ts';
import { type Retry, Router } from './router.tsx';

export interface AppProps {
  readonly pages: Pages;
  readonly queue: OverlayQueue;
  readonly retry: Retry;
}

function Over({ queue }: Pick<AppProps, 'queue'>) {
  const open = useSyncExternalStore(queue.subscribe, queue.openOverlays, queue.openOverlays);
  const toast = useSyncExternalStore(queue.subscribe, queue.shownToast, queue.shownToast);
  // Nothing opens before its code is there, and the host is part of it.
  const OverlayHost = open.length > 0 ? overlayHost() : null;
  return (
    <>
      {OverlayHost && <OverlayHost queue={queue} />}
      <ToastRegion>{toast && <Toast key={toast.id} {...toast} />}</ToastRegion>
    </>
  );
}

function PageLayer({ pages, queue, retry }: AppProps) {
  const covered = useSyncExternalStore(
    queue.subscribe,
    () => queue.openOverlays().length > 0,
    () => false,
  );
  const { Above, Below, Foot } = useSyncExternalStore(subscribeAroundPage, aroundPage, nothingAround);
  return (
    <div inert={covered}>
      {Above && <Above />}
      <Router pages={pages} retry={retry} />
      {Below && <Below />}
      {Foot && <Foot />}
    </div>
  );
}

/** The app. It stands inside a ShellProvider. */
export function App({ pages, queue, retry }: AppProps) {
  return (
    <ErrorBoundary fallback={(reference, again) => <ErrorState what="crashed" reference={reference} again={again} />}>
      <PageLayer pages={pages} queue={queue} retry={retry} />
      <Over queue={queue} />
    </ErrorBoundary>
  );
}
