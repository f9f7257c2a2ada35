// The image captcha's place in the form: its part comes where the operator wants one, and the form reaches it through here.
import type { CaptchaProof } from '@foyer/contract';
import { createDoor } from '../../app/door.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ImageCaptcha {
  readonly read: () => CaptchaProof | null;
  readonly renew: () => void;
}

/** What the form asks of the captcha that may stand in it. */
export interface CaptchaPlace {
  readonly put: (captcha: ImageCaptcha | null) => void;
  /** Null while nothing was typed, or where no captcha stands. */
  readonly read: () => string | null;
  readonly renew: () => void;
}

export function createCaptchaPlace(): CaptchaPlace {
  let captcha: ImageCaptcha | null = null;
  return {
    put: (next) => {
      captcha = next;
    },
    read: () => captcha?.read()?.captcha ?? null,
    renew: () => captcha?.renew(),
  };
}

export const captchaPart = createDoor(
  { code: () => import('./captcha-part.tsx') },
  ({ CaptchaPart }) => CaptchaPart,
  <Skeleton shape="field" />,
);
