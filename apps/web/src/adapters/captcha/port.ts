// The interface of a captcha to the app, whichever vendor makes it.
import type { CaptchaAction, CaptchaProof, LanguageCode } from '@foyer/contract';

export interface CaptchaTask {
  readonly action: CaptchaAction;
  readonly language: LanguageCode;
  /**
   * The element in which some captchas render their puzzle; the others lay it over the page. Null where there is no
   * such element.
   */
  readonly area: HTMLElement | null;
  /** The person cannot see pictures: a question in words, where the captcha has one. */
  readonly inWords?: boolean;
}

/** Why there is no puzzle, or none any more. */
export interface CaptchaProblem {
  /** The kind of the problem. `vendor`: `text` holds the vendor's own words. */
  readonly why: 'network' | 'notSetUp' | 'vendor' | 'unknown';
  readonly text?: string;
  /** The vendor's number, for support. */
  readonly code?: string;
}

/** The events of a captcha. Nothing follows `failed`: another try needs a new set-up. */
export type CaptchaNews =
  /** `shown`: for a form that shows it itself, the address of the picture or the question in words. */
  | { readonly type: 'ready'; readonly shown?: string }
  | { readonly type: 'solved'; readonly proof: CaptchaProof }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly problem: CaptchaProblem };

export interface CaptchaWidget {
  /** Shows the puzzle, once it is ready. */
  readonly open: () => void;
  /** Takes everything away; no event follows. */
  readonly takeDown: () => void;
}

export interface Captcha<W extends CaptchaWidget = CaptchaWidget> {
  readonly setUp: (task: CaptchaTask, dispatch: (news: CaptchaNews) => void) => W;
}

/** A captcha whose picture or question the form shows itself. */
export interface ImageWidget extends CaptchaWidget {
  /** Tells `solved` with what was read in the picture, or answered to the question. */
  readonly answer: (text: string) => void;
}
