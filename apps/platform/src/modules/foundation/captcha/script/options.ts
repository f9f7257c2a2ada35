// The options that a page may pass to either version, as far as they change anything here.

import type { CaptchaAction } from '@foyer/contract';

export interface Options {
  /** Version 4. */
  readonly captchaId?: string;
  readonly language?: string;
  /** Version 3. */
  readonly gt?: string;
  readonly challenge?: string;
  readonly lang?: string;
  /** `bind` waits until it is shown; `embed` is shown where it is put; the others put a button there. */
  readonly product?: string;
  /** Element, or its selector, in which the puzzle is shown. Without it, it lies over the page. */
  readonly area?: Element | string | null;
  readonly timeout?: number;
  readonly hideSuccess?: boolean;
  /** Ours: what the proof will be good for. The vendor ignores it. */
  readonly action?: CaptchaAction;
}

export const elementOf = (place: Element | string | null | undefined): Element | null =>
  typeof place === 'string' ? document.querySelector(place) : (place ?? null);
