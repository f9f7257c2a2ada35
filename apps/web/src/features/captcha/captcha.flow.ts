// CW-01, CW-02: the captcha widget, from loading to a proof.
import type { CaptchaProof } from '@foyer/contract';
import type { CaptchaProblem } from '../../adapters/captcha/port.ts';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type CaptchaState =
  | { readonly at: 'loading'; readonly attempt: 1 | 2 }
  /** Ready; `open` while the puzzle is shown. */
  | { readonly at: 'waiting'; readonly open: boolean }
  | { readonly at: 'success' }
  | { readonly at: 'error'; readonly problem: CaptchaProblem };

export type CaptchaEvent =
  | { readonly type: 'widgetReady' }
  | { readonly type: 'widgetFailed'; readonly problem: CaptchaProblem }
  | { readonly type: 'verified'; readonly proof: CaptchaProof }
  /** The puzzle was closed; the widget stays. */
  | { readonly type: 'closed' }
  | { readonly type: 'blockTapped' }
  | { readonly type: 'retryTapped' };

export type CaptchaEffect =
  | { readonly do: 'setUp' }
  | { readonly do: 'open' }
  /** The file that was not reached may lie on the page's own domain: starts the check of that domain. */
  | { readonly do: 'doubtDomain' }
  | { readonly do: 'finish'; readonly proof: CaptchaProof };

const to = stepsOf<CaptchaState, CaptchaEffect>();
const setUp: CaptchaEffect = { do: 'setUp' };
const open: CaptchaEffect = { do: 'open' };
const doubts = ({ why }: CaptchaProblem): CaptchaEffect[] => (why === 'network' ? [{ do: 'doubtDomain' }] : []);

export const captchaFlow: Flow<CaptchaState, CaptchaEvent, CaptchaEffect> = {
  name: 'captcha',
  start: to({ at: 'loading', attempt: 1 }, setUp),
  broken: {
    loading: (_, { reference }) => to({ at: 'error', problem: { why: 'unknown', code: reference } }),
    waiting: (_, { reference }) => to({ at: 'error', problem: { why: 'unknown', code: reference } }),
    success: (_, { reference }) => to({ at: 'error', problem: { why: 'unknown', code: reference } }),
    error: null,
  },
  on: {
    loading: {
      // Not ready yet: there is nothing to wait for.
      closed: (state) => to(state),
      widgetReady: () => to({ at: 'waiting', open: true }, open),
      widgetFailed: ({ attempt }, { problem }) =>
        attempt === 1
          ? to({ at: 'loading', attempt: 2 }, setUp, ...doubts(problem))
          : to({ at: 'error', problem }, ...doubts(problem)),
    },
    waiting: {
      verified: (_, { proof }) => to({ at: 'success' }, { do: 'finish', proof }),
      blockTapped: (state) => (state.open ? to(state) : to({ at: 'waiting', open: true }, open)),
    },
    // A solved puzzle closes itself: that takes nothing back.
    success: { closed: (state) => to(state) },
    error: { retryTapped: () => to({ at: 'loading', attempt: 1 }, setUp) },
  },
  anywhere: {
    widgetFailed: (_, { problem }) => to({ at: 'error', problem }, ...doubts(problem)),
    closed: () => to({ at: 'waiting', open: false }),
  },
};
