// CH-01, CH-02: the chat's button, and the panel that it opens: our own chat through the relay, or a vendor's.
import type { ChatAgent } from '@foyer/contract/chat-agent';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Standing } from './chat.rules.ts';

export interface ChatFrame {
  readonly address: string;
  /** What a vendor is told of the member; null for our own chat. */
  readonly agent: ChatAgent | null;
}

export type ChatButtonState =
  | { readonly at: 'closed'; readonly unread: number }
  | { readonly at: 'opening'; readonly unread: number }
  | { readonly at: 'open'; readonly unread: number; readonly frame: ChatFrame; readonly renewals: number };

export type ChatButtonEvent =
  | { readonly type: 'tapped'; readonly standing: Standing }
  | { readonly type: 'frameReady'; readonly frame: ChatFrame }
  /** There is no chat to open now; whoever asked has been told. */
  | { readonly type: 'notOpened' }
  /** The vendor's page or script does not work. */
  | { readonly type: 'vendorFailed' }
  /** The chat's code opens nothing: the answer to it was lost, or it came too late. */
  | { readonly type: 'codeExpired' }
  | { readonly type: 'closed' }
  | { readonly type: 'loggedOut' }
  | { readonly type: 'counted'; readonly unread: number };

export type ChatButtonEffect =
  /** Listens to the frame and the page until the visit ends. */
  | { readonly do: 'watch' }
  | { readonly do: 'logIn' }
  | { readonly do: 'sayForbidden' }
  | { readonly do: 'open' }
  | { readonly do: 'renew' }
  | { readonly do: 'offerServices' }
  | { readonly do: 'focusFrame' }
  | { readonly do: 'focusButton' }
  | { readonly do: 'count' };

/** New codes for one opening of the panel: where they do not help either, a further one would not @assumed. */
const MOST_RENEWALS = 2;

const to = stepsOf<ChatButtonState, ChatButtonEffect>();
const closed = (unread: number, ...effects: readonly ChatButtonEffect[]) => to({ at: 'closed', unread }, ...effects);

export const chatButtonFlow: Flow<ChatButtonState, ChatButtonEvent, ChatButtonEffect> = {
  name: 'chatButton',
  start: closed(0, { do: 'watch' }, { do: 'count' }),
  broken: { closed: null, opening: ({ unread }) => closed(unread), open: null },
  on: {
    closed: {
      tapped: ({ unread }, { standing }) => {
        if (standing === 'visitor') return closed(unread, { do: 'logIn' });
        if (standing === 'forbidden') return closed(unread, { do: 'sayForbidden' });
        return to({ at: 'opening', unread }, { do: 'open' });
      },
      counted: (_, { unread }) => closed(unread),
    },
    opening: {
      frameReady: ({ unread }, { frame }) => to({ at: 'open', unread, frame, renewals: 0 }, { do: 'focusFrame' }),
      notOpened: ({ unread }) => closed(unread),
    },
    open: {
      closed: ({ unread }) => closed(unread, { do: 'focusButton' }, { do: 'count' }),
      vendorFailed: ({ unread }) => closed(unread, { do: 'offerServices' }),
      codeExpired: (state) =>
        state.renewals < MOST_RENEWALS ? to({ ...state, renewals: state.renewals + 1 }, { do: 'renew' }) : to(state),
      counted: (state, { unread }) => to({ ...state, unread }),
    },
  },
  anywhere: { loggedOut: () => closed(0) },
};
