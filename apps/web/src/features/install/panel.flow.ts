// IN-01..IN-04: the install panel waits for its moment, offers, and follows what the browser says.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { MOST_PROMPT_POLLS, PANEL_DELAY_MS, PROMPT_POLL_MS } from './install.constants.ts';

export type PanelState =
  | { readonly at: 'away' }
  | { readonly at: 'waiting'; readonly polls: number }
  | { readonly at: 'open' }
  /** The browser's own question is on the screen. */
  | { readonly at: 'asked' }
  | { readonly at: 'over' };

export type PanelAnswer = 'app' | 'web' | 'chrome' | 'browser' | null;

export type PanelEvent =
  /** A page is there that may have the panel; `isReady`: it is iOS, or the browser has made its offer. */
  | { readonly type: 'arrived'; readonly isReady: boolean }
  | { readonly type: 'left' }
  | { readonly type: 'waited'; readonly hasPrompt: boolean }
  /** Something else has the screen, or nothing can be offered: the next page is a new chance. */
  | { readonly type: 'missed' }
  | { readonly type: 'answered'; readonly answer: PanelAnswer; readonly hasPrompt: boolean }
  | { readonly type: 'accepted' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'installed' };

export type PanelEffect =
  /** Watches pages and the browser's messages until the visit ends. */
  | { readonly do: 'watch' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'offer' }
  | { readonly do: 'askBrowser' }
  | { readonly do: 'showGuide' }
  | { readonly do: 'download' }
  | { readonly do: 'openChrome' }
  | { readonly do: 'rememberDismissal' }
  | { readonly do: 'tellInstalling' }
  | { readonly do: 'rememberInstalled' };

const to = stepsOf<PanelState, PanelEffect>();
const away: PanelState = { at: 'away' };
const over: PanelState = { at: 'over' };
const offer = () => to({ at: 'open' }, { do: 'offer' });
const dismiss = () => to(over, { do: 'rememberDismissal' });

const answers: Readonly<Record<Exclude<PanelAnswer, null | 'web'>, () => ReturnType<typeof to>>> = {
  app: () => to(over, { do: 'download' }),
  chrome: () => to(over, { do: 'openChrome' }),
  browser: dismiss,
};

export const panelFlow: Flow<PanelState, PanelEvent, PanelEffect> = {
  name: 'installPanel',
  start: to(away, { do: 'watch' }),
  broken: { away: null, waiting: () => to(over), open: () => to(over), asked: () => to(over), over: null },
  anywhere: { installed: () => to(over, { do: 'rememberInstalled' }) },
  on: {
    away: {
      arrived: (_, { isReady }) =>
        isReady ? offer() : to({ at: 'waiting', polls: 0 }, { do: 'wait', ms: PANEL_DELAY_MS }),
    },
    waiting: {
      left: () => to(away),
      waited: ({ polls }, { hasPrompt }) => {
        if (hasPrompt) return offer();
        if (polls === MOST_PROMPT_POLLS) return to(away);
        return to({ at: 'waiting', polls: polls + 1 }, { do: 'wait', ms: PROMPT_POLL_MS });
      },
    },
    open: {
      missed: () => to(away),
      answered: (_, { answer, hasPrompt }) => {
        if (answer === null) return dismiss();
        if (answer !== 'web') return answers[answer]();
        return hasPrompt ? to({ at: 'asked' }, { do: 'askBrowser' }) : to(over, { do: 'showGuide' });
      },
    },
    asked: {
      accepted: () => to(over, { do: 'tellInstalling' }),
      dismissed: dismiss,
    },
    over: {},
  },
};
