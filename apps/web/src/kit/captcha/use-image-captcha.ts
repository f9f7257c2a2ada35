// The image captcha of a form: picture or question, input, and the field of the call.
import type { CaptchaAction, CaptchaProof } from '@foyer/contract';
import { type Ref, useState } from 'react';
import { imageCaptcha } from '../../adapters/captcha/image.ts';
import type { ImageWidget } from '../../adapters/captcha/port.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { textLanguage } from '../../shell/i18n/text-language.ts';
import type { Shell } from '../../shell/shell.ts';
import { useFlow, useShell } from '../shell-context.tsx';
import { captchaBefore } from './captcha.rules.ts';
import {
  type ImageCaptchaEffect,
  type ImageCaptchaEvent,
  type ImageCaptchaState,
  imageCaptchaFlow,
} from './image-captcha.flow.ts';

/** Keeps the picture and the input of one form. */
export interface ImageCaptchaField {
  readonly perform: Runner<ImageCaptchaEvent, ImageCaptchaEffect>;
  readonly input: (element: HTMLInputElement | null) => () => void;
  /** Returns the field for the call; null while nothing was typed or no picture is there. */
  readonly read: () => CaptchaProof | null;
  readonly focus: () => void;
}

export function createImageCaptchaField({ load, clock, texts }: Shell, action: CaptchaAction): ImageCaptchaField {
  const captcha = imageCaptcha({
    fetchImage: ({ inWords }) =>
      load('captcha.image', { _: `${clock.now()}`, action, ...(inWords && { question: 'true' as const }) }),
  });
  let input: HTMLInputElement | null = null;
  let widget: ImageWidget | null = null;
  let proof: CaptchaProof | null = null;

  const perform: ImageCaptchaField['perform'] = (effect, dispatch) => {
    if (effect.do === 'empty') {
      if (input) input.value = '';
      return;
    }
    widget?.takeDown();
    const inWords = effect.kind === 'question';
    widget = captcha.setUp({ action, language: textLanguage(texts.language()), area: null, inWords }, (news) => {
      if (news.type === 'ready') dispatch({ type: 'arrived', text: news.shown ?? '' });
      if (news.type === 'failed') dispatch({ type: 'failed' });
      if (news.type === 'solved') proof = news.proof;
    });
  };
  return {
    perform,
    input: (element) => {
      input = element;
      return () => {
        input = null;
        widget?.takeDown();
      };
    },
    read: () => {
      proof = null;
      const typed = input?.value.trim() ?? '';
      if (typed !== '') widget?.answer(typed);
      return proof;
    },
    focus: () => input?.focus(),
  };
}

const unused: ImageCaptchaField['perform'] = () => undefined;

export interface ImageCaptcha extends Pick<ImageCaptchaField, 'read' | 'focus'> {
  /**
   * True where the operator requires an image captcha in this form; else nothing is fetched and the field is hidden.
   */
  readonly wanted: boolean;
  readonly state: ImageCaptchaState;
  readonly inputRef: Ref<HTMLInputElement>;
  /** RG-08: empties the input and fetches another picture; also runs after every call that used one. */
  readonly renew: () => void;
  /** Switches from the picture to a question in words, and back. */
  readonly switchKind: () => void;
}

/** The image captcha before an action. */
export function useImageCaptcha(action: CaptchaAction): ImageCaptcha {
  const shell = useShell();
  const wanted = captchaBefore(action, shell.settings) === 'image';
  const [field] = useState(() => createImageCaptchaField(shell, action));
  const [state, send] = useFlow(imageCaptchaFlow, wanted ? field.perform : unused);
  const renew = () => send({ type: 'anotherWanted' });
  const switchKind = () => send({ type: 'otherKindWanted' });
  return { wanted, state, inputRef: field.input, read: field.read, focus: field.focus, renew, switchKind: switchKind };
}
