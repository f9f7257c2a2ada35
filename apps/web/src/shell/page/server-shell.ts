// The shell for rendering on the server: nobody is logged in, and nothing changes.

import type { Messages } from '@foyer/contract/messages';
import type { Ticker } from '../clock/clock.ts';
import { createEvents } from '../events/events.ts';
import { failure } from '../http/failure.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { routes } from '../navigation/routes.ts';
import type { Shell } from '../shell.ts';
import { createDrafts } from '../storage/drafts.ts';
import { createStore } from '../storage/store.ts';
import type { PageState } from './page-state.ts';

const nothing = (): void => undefined;
const off = () => nothing;

export interface ServerShell {
  readonly shell: Shell;
  readonly ticker: Ticker;
}

export function createServerShell(state: PageState, messages: Messages): ServerShell {
  const { settings, route, query, renderedAt } = state;
  const store = createStore(null);
  const now = (): number => renderedAt;
  const shell: Shell = {
    send: async () => failure('aborted', 'aborted'),
    load: async () => failure('aborted', 'aborted'),
    settings,
    session: {
      current: () => null,
      subscribe: off,
      start: nothing,
      confirmMember: nothing,
      renew: nothing,
      end: nothing,
    },
    texts: createTexts(state.language, { messages, later: {} }, null),
    navigation: {
      origin: '',
      route: () => route,
      query: () => query,
      subscribe: off,
      go: nothing,
      back: nothing,
      href: (to) => routes[to].paths[0],
      leave: nothing,
      changeQuery: nothing,
      openStep: off,
      prefetch: nothing,
    },
    overlays: {
      open: async () => null,
      prepare: async () => undefined,
      toast: nothing,
      close: nothing,
      topmost: () => null,
      subscribe: off,
    },
    events: createEvents(nothing),
    clock: { now, learn: nothing, assume: nothing, wake: nothing },
    busy: { begin: off, any: () => false },
    device: {
      id: () => '',
      signs: () => ({ userAgent: '', touchPoints: 0, standalone: false, homescreen: false }),
      officialApp: () => false,
    },
    drafts: createDrafts(store),
    store,
    react: nothing,
    warmUp: nothing,
  };
  return { shell, ticker: { now, subscribe: off } };
}
