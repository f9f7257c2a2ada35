// Messages between tabs: a log-out, and single-use codes for new tabs. No token crosses.
import { fingerprint } from '../http/fingerprint.ts';
import type { SessionInfo } from '../shell.ts';
import { asRecord } from '../storage/shapes.ts';
import type { Channel } from './channel.ts';

/** Milliseconds that a new tab waits for another one to report a log-in. */
export const TAB_ANSWER_MS = 250;
/** The same where another tab has just logged in, and is busy with what follows. */
export const TAB_BUSY_ANSWER_MS = 2000;
/** Milliseconds that the new tab then waits for the code. */
export const TAB_CODE_MS = 5000;

/** Crosses between tabs. They may run different versions of the site, so `say` and its values stay as they are. */
export type Message =
  | { readonly say: 'whoIsLoggedIn'; readonly from: string }
  | { readonly say: 'iAm'; readonly to: string; readonly from: string }
  | { readonly say: 'giveMeACode'; readonly to: string; readonly from: string }
  | { readonly say: 'hereIsACode'; readonly to: string; readonly code: string | null }
  | { readonly say: 'domainFailed' }
  | { readonly say: 'loggedOut'; readonly member: string; readonly token: string; readonly everywhere: boolean };

export interface TabsDeps {
  readonly channel: Channel;
  /** Name of this tab on the channel. */
  readonly name: string;
  readonly merchant: string;
  readonly session: () => SessionInfo | null;
  /** Asks the platform for a hand-off code; null when it gives none. */
  readonly getCode: () => Promise<string | null>;
  readonly onLoggedOut: () => void;
  /** A session of the same member has ended on the platform; this tab's own may have too. */
  readonly onSessionDoubted: () => void;
  /** Another tab has found the page's own domain failing. */
  readonly onDomainFailed: () => void;
  readonly wait: (ms: number) => Promise<void>;
}

export interface Tabs {
  /** A hand-off code from another tab of the member, or null when no tab is logged in. */
  readonly requestCode: (timeoutMs?: number) => Promise<string | null>;
  readonly notifyDomainFailed: () => void;
  /** `everywhere`: the member logged out, so every tab of that member ends, not only those with the same token. */
  readonly notifyLoggedOut: (ended: SessionInfo, everywhere: boolean) => void;
}

export function createTabs(deps: TabsDeps): Tabs {
  const { channel, name, merchant } = deps;
  let offered: ((from: string) => void) | null = null;
  let handed: ((code: string | null) => void) | null = null;

  const post = (message: Message): void => channel.post({ merchant, ...message });

  const hear = async (message: Message): Promise<void> => {
    if ('to' in message && message.to !== name) return;
    const session = deps.session();
    switch (message.say) {
      case 'whoIsLoggedIn':
        // A member whom a link has logged in comes to no other tab before a person has confirmed the member.
        if (session && !session.restricted && !session.throughLink) post({ say: 'iAm', to: message.from, from: name });
        return;
      case 'iAm':
        return offered?.(message.from);
      case 'giveMeACode':
        return post({ say: 'hereIsACode', to: message.from, code: session ? await deps.getCode() : null });
      case 'hereIsACode':
        return handed?.(message.code);
      case 'domainFailed':
        return deps.onDomainFailed();
      case 'loggedOut': {
        const mine = session?.id === message.member;
        if (!session || !mine) return;
        if (message.everywhere || message.token === fingerprint(session.token)) deps.onLoggedOut();
        else deps.onSessionDoubted();
      }
    }
  };

  channel.on((data) => {
    const message = asRecord(data);
    // Everything on the channel is from this origin's own code; the merchant tells operators of one host apart.
    if (message?.merchant === merchant && typeof message.say === 'string') void hear(message as unknown as Message);
  });

  return {
    requestCode: async (timeoutMs = TAB_ANSWER_MS) => {
      const offer = new Promise<string>((resolve) => {
        offered = resolve;
      });
      post({ say: 'whoIsLoggedIn', from: name });
      const from = await Promise.race([offer, deps.wait(timeoutMs)]);
      offered = null;
      if (!from) return null;
      const code = new Promise<string | null>((resolve) => {
        handed = resolve;
      });
      post({ say: 'giveMeACode', to: from, from: name });
      const given = await Promise.race([code, deps.wait(TAB_CODE_MS)]);
      handed = null;
      return given || null;
    },
    notifyDomainFailed: () => post({ say: 'domainFailed' }),
    notifyLoggedOut: (ended, everywhere) =>
      post({ say: 'loggedOut', member: ended.id, token: fingerprint(ended.token), everywhere }),
  };
}
