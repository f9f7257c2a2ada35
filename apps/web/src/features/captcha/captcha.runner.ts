// Performs the effects of the captcha flow; only one captcha widget is open at a time.
import type { CaptchaProof } from '@foyer/contract';
import type { Captcha, CaptchaNews, CaptchaTask, CaptchaWidget } from '../../adapters/captcha/port.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { CaptchaEffect, CaptchaEvent } from './captcha.flow.ts';

/** The actions of the sheet that the flow calls. */
export interface CaptchaSheet {
  readonly task: () => CaptchaTask;
  /** The puzzle is shown. */
  readonly opened: () => void;
  /** The script, or what it loads, was not reached. */
  readonly notReached: () => void;
  readonly finish: (proof: CaptchaProof) => void;
}

export interface CaptchaRunner {
  readonly perform: Runner<CaptchaEvent, CaptchaEffect>;
  /** The sheet is gone. */
  readonly takeDown: () => void;
}

function eventOf(news: CaptchaNews): CaptchaEvent {
  switch (news.type) {
    case 'ready':
      return { type: 'widgetReady' };
    case 'solved':
      return { type: 'verified', proof: news.proof };
    case 'closed':
      return { type: 'closed' };
    case 'failed':
      return { type: 'widgetFailed', problem: news.problem };
  }
}

export function captchaRunner(captcha: Captcha, sheet: CaptchaSheet): CaptchaRunner {
  let widget: CaptchaWidget | null = null;
  return {
    perform: (effect, send) => {
      switch (effect.do) {
        case 'setUp':
          widget?.takeDown();
          widget = captcha.setUp(sheet.task(), (news) => send(eventOf(news)));
          return;
        case 'open':
          widget?.open();
          return sheet.opened();
        case 'doubtDomain':
          return sheet.notReached();
        case 'finish':
          // The puzzle itself has shown that it is solved.
          return sheet.finish(effect.proof);
      }
    },
    takeDown: () => {
      widget?.takeDown();
      widget = null;
    },
  };
}
