// Pages and overlay queue for server rendering: one fixed page and no overlays.
import type { OverlayQueue } from '../shell/overlays/create-overlays.ts';
import type { Page, Pages } from './pages.ts';

const nothing = (): void => undefined;
const off = () => nothing;

export const serverPages = (page: Page): Pages => ({
  page: () => page,
  subscribe: off,
  begin: nothing,
  open: async () => undefined,
  refresh: async () => undefined,
  prefetch: nothing,
});

const none: ReturnType<OverlayQueue['openOverlays']> = [];

export const serverOverlayQueue: OverlayQueue = {
  open: async () => null,
  prepare: async () => undefined,
  toast: nothing,
  close: nothing,
  waitingOverlays: () => [],
  bringForward: nothing,
  holdBackBy: nothing,
  openOverlays: () => none,
  topmost: () => null,
  shownToast: () => null,
  subscribe: off,
  leavePage: nothing,
  arrive: nothing,
  giveUp: nothing,
};
