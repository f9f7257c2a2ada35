// The image captcha in a form: the picture, another one, or a question.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type ImageCaptchaWay = 'picture' | 'question';

export type ImageCaptchaState = { readonly way: ImageCaptchaWay } & (
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
  | { readonly type: 'otherWayWanted' };

/** Each fetch empties the input: the typed text belongs to the old picture. */
export type ImageCaptchaEffect = { readonly do: 'fetch'; readonly way: ImageCaptchaWay } | { readonly do: 'empty' };

const to = stepsOf<ImageCaptchaState, ImageCaptchaEffect>();
const anew = (way: ImageCaptchaWay) => to({ at: 'loading', way }, { do: 'empty' }, { do: 'fetch', way });

const fail = ({ way }: ImageCaptchaState) => to({ at: 'failed', way });

export const imageCaptchaFlow: Flow<ImageCaptchaState, ImageCaptchaEvent, ImageCaptchaEffect> = {
  name: 'image-captcha',
  start: to({ at: 'loading', way: 'picture' }, { do: 'fetch', way: 'picture' }),
  broken: {
    loading: fail,
    shown: null,
    failed: null,
  },
  on: {
    loading: {
      arrived: ({ way }, { text }) => to({ at: 'shown', way, text }),
      failed: fail,
      anotherWanted: (state) => to(state),
    },
    shown: {},
    failed: {},
  },
  anywhere: {
    anotherWanted: ({ way }) => anew(way),
    otherWayWanted: ({ way }) => anew(way === 'picture' ? 'question' : 'picture'),
  },
};
