// The image captcha in a form: which picture is shown, and the way to another one.
import { type Flow, stepsOf } from '../flow/flow.ts';

export type ImageCaptchaState =
  | { readonly at: 'loading' }
  | { readonly at: 'shown'; readonly picture: string }
  | { readonly at: 'failed' };

export type ImageCaptchaEvent =
  | { readonly type: 'arrived'; readonly picture: string }
  | { readonly type: 'failed' }
  /** RG-08: a picture is used up by the call it went with; or the person cannot read it. */
  | { readonly type: 'anotherWanted' };

/** Each fetch empties the input: what was typed belongs to the picture that goes. */
export type ImageCaptchaEffect = { readonly do: 'fetch' } | { readonly do: 'empty' };

const to = stepsOf<ImageCaptchaState, ImageCaptchaEffect>();

export const imageCaptchaFlow: Flow<ImageCaptchaState, ImageCaptchaEvent, ImageCaptchaEffect> = {
  name: 'image-captcha',
  start: to({ at: 'loading' }, { do: 'fetch' }),
  on: {
    loading: {
      arrived: (_, { picture }) => to({ at: 'shown', picture }),
      failed: () => to({ at: 'failed' }),
      anotherWanted: (state) => to(state),
    },
    shown: {},
    failed: {},
  },
  anywhere: { anotherWanted: () => to({ at: 'loading' }, { do: 'empty' }, { do: 'fetch' }) },
};
