// Tells the member's other tabs that money has moved, and hears it from them.

import type { Shell } from '../shell.ts';
import type { Channel } from './channel.ts';

const NAME = 'foyer-money';

/**
 * A channel of its own: the tabs' other messages come with the first calls. Without one (iOS before 15.4) a tab learns of it when
 * it is seen again.
 */
export function openMoneyChannel(view: Window & typeof globalThis): Channel | null {
  if (typeof view.BroadcastChannel !== 'function') return null;
  const channel = new view.BroadcastChannel(NAME);
  return {
    post: (message) => channel.postMessage(message),
    on: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}

/** Crosses between tabs. They may run different versions of the site, so it stays as it is. */
interface MoneyMoved {
  readonly say: 'moneyMoved';
  readonly merchant: string;
  readonly member: string;
}

export interface ShareMoneyDeps extends Pick<Shell, 'session' | 'events'> {
  /** Null where the browser has none. */
  readonly channel: Channel | null;
}

export function shareMoney({ channel, session, events }: ShareMoneyDeps): void {
  if (channel === null) return;
  let isHeard = false;
  events.on('balanceChanged', () => {
    const member = session.current();
    // What another tab has said is not said back.
    if (isHeard || member === null) return;
    channel.post({ say: 'moneyMoved', merchant: member.merchantCode, member: member.id } satisfies MoneyMoved);
  });
  channel.on((data) => {
    // Everything on the channel is from this origin's own code; versions and operators of one host differ.
    const message = data as Partial<MoneyMoved> | null;
    const member = session.current();
    if (message?.say !== 'moneyMoved' || member === null) return;
    if (message.merchant !== member.merchantCode || message.member !== member.id) return;
    isHeard = true;
    events.publish('balanceChanged', {});
    isHeard = false;
  });
}
