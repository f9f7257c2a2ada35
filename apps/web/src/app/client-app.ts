// The types of the app: the core before the first render, late services, and the whole.
import type { Ticker } from '../shell/clock/clock.ts';
import type { ReactionTable } from '../shell/errors/react.ts';
import type { AppEventTable } from '../shell/events/events.ts';
import type { Transport } from '../shell/http/create-send.ts';
import type { Send } from '../shell/http/outcome.ts';
import type { Kept } from '../shell/navigation/kept-parameters.ts';
import type { AppNavigation } from '../shell/navigation/navigation.ts';
import type { OverlayQueue } from '../shell/overlays/create-overlays.ts';
import type { TabSession, TokenEnd } from '../shell/session/create-session.ts';
import type { Device, Shell } from '../shell/shell.ts';
import type { Store } from '../shell/storage/store.ts';
import type { Tabs } from '../shell/tabs/tabs.ts';
import type { Pages } from './pages.ts';

export interface NetworkServices {
  readonly transport: Transport;
  readonly tabs: Tabs;
  readonly notifySessionEnd: (token: string, why: TokenEnd) => void;
  /** Takes a token of the address; calls `confirmSwitch` where another member is logged in. */
  readonly takeToken: (token: string, confirmSwitch: (from: string, to: string) => Promise<boolean>) => Promise<void>;
  /** Logs this tab in without a form: with a code of another tab of the member, else with the remembered login, once a page. */
  readonly resume: () => Promise<void>;
}

/** The core that exists before the first render: enough to find out who is logged in. */
export interface AppCore {
  readonly store: Store;
  readonly session: TabSession;
  readonly device: Device;
  readonly events: Shell['events'];
  readonly clock: Shell['clock'];
  readonly keptParameters: Kept;
  /** Query of the address that the page was opened by: the guard may lead away from it. */
  readonly search: string;
  /** The wire, the tabs: fetched with the first call of this. */
  readonly loadNetwork: () => Promise<NetworkServices>;
  readonly send: Send;
}

export interface ClientApp {
  readonly core: AppCore;
  readonly shell: Shell;
  readonly navigation: AppNavigation;
  readonly queue: OverlayQueue;
  readonly pages: Pages;
  readonly ticker: Ticker;
  /** The first doubts about the domain: calls may fail before anybody watches it. */
  readonly earlyDoubts: readonly DomainDoubt[];
  readonly reactBy: (table: ReactionTable, ...args: Parameters<Shell['react']>) => void;
  /** Fetches what reacts to failures ahead of the first one. */
  readonly prepareReaction: () => Promise<unknown>;
}

export type DomainDoubt = AppEventTable['domainDoubted'];
