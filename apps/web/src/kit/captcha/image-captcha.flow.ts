// The image captcha in a form: the picture, another one, or a question.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type ImageCaptchaKind = 'picture' | 'question';

export type ImageCaptchaState = { readonly kind: ImageCaptchaKind } & (
  | { readonly at: 'loading' }
  /** `text` is the address of the picture, or the question in words. */
  | { readonly at: 'shown'; readonly text: string }
  | { readonly at: 'failed' }
);

export type ImageCaptchaEvent =
  | { readonly type: 'arrived'; readonly text: string }
  | { readonly type: 'failed' }
  /** RG-08: a call has used up its picture, or the person cannot read it. */
  | { readonly type: 'anotherWanted' }
  | { readonly type: 'otherKindWanted' };

/** Each fetch empties the input: the typed text belongs to the old picture. */
export type ImageCaptchaEffect = { readonly do: 'fetch'; readonly kind: ImageCaptchaKind } | { readonly do: 'empty' };

const to = stepsOf<ImageCaptchaState, ImageCaptchaEffect>();
const anew = (kind: ImageCaptchaKind) => to({ at: 'loading', kind }, { do: 'empty' }, { do: 'fetch', kind });

const fail = ({ kind }: ImageCaptchaState) => to({ at: 'failed', kind });

export const imageCaptchaFlow: Flow<ImageCaptchaState, ImageCaptchaEvent, ImageCaptchaEffect> = {
  name: 'image-captcha',
  start: to({ at: 'loading', kind: 'picture' }, { do: 'fetch', kind: 'picture' }),
  broken: {
    loading: fail,
    shown: null,
    failed: null,
  },
  on: {
    loading: {
      arrived: ({ kind }, { text }) => to({ at: 'shown', kind, text }),
      failed: fail,
      anotherWanted: (state) => to(state),
    },
    shown: {},
    failed: {},
  },
  anywhere: {
    anotherWanted: ({ kind }) => anew(kind),
    otherKindWanted: ({ kind }) => anew(kind === 'picture' ? 'question' : 'picture'),
  },
};
