// The image captcha's place in the form: its part comes where the operator wants one, and the form reaches it through here.
import type { CaptchaProof } from '@foyer/contract';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
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

type PartModule = typeof import('./captcha-part.tsx');

let loaded: PartModule | null = null;

export async function fetchCaptchaPart(): Promise<void> {
  loaded = await import('./captcha-part.tsx');
}

const LatePart = lazy(async () => {
  const { CaptchaPart } = await import('./captcha-part.tsx');
  return { default: CaptchaPart };
});

export function CaptchaDoor(props: ComponentProps<PartModule['CaptchaPart']>) {
  const [Part] = useState(() => loaded?.CaptchaPart ?? LatePart);
  return (
    <Suspense fallback={<Skeleton shape="field" />}>
      <Part {...props} />
    </Suspense>
  );
}
