// Connects the form with the image captcha that may stand in it.
import type { CaptchaProof } from '@foyer/contract';

interface ImageCaptcha {
  readonly read: () => CaptchaProof | null;
  readonly renew: () => void;
}

/** The methods that the form calls on its image captcha, where there is one. */
export interface CaptchaHandle {
  readonly put: (captcha: ImageCaptcha | null) => void;
  /** Returns null while nothing was typed, or where there is no captcha. */
  readonly read: () => string | null;
  readonly renew: () => void;
}

export function createCaptchaHandle(): CaptchaHandle {
  let captcha: ImageCaptcha | null = null;
  return {
    put: (next) => {
      captcha = next;
    },
    read: () => captcha?.read()?.captcha ?? null,
    renew: () => captcha?.renew(),
  };
}
