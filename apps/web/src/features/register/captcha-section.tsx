// RG-08: the form's image captcha or its question, loaded only for operators that need it.

import { useImageCaptcha } from '../../kit/captcha/use-image-captcha.ts';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { ImageCaptchaField } from '../../ui/image-captcha-field.tsx';
import type { Registering } from './use-register.ts';

const texts = {
  picture: {
    label: 'imageCaptcha.label',
    hint: 'imageCaptcha.hint',
    refreshLabel: 'imageCaptcha.refresh',
    otherWay: 'imageCaptcha.useQuestion',
  },
  question: {
    label: 'imageCaptcha.answer',
    hint: 'imageCaptcha.answerHint',
    refreshLabel: 'imageCaptcha.refreshQuestion',
    otherWay: 'imageCaptcha.usePicture',
  },
} as const;

export function CaptchaSection({ model: { captcha, problemAt, underWay } }: { readonly model: Registering }) {
  const t = useT();
  const words = useFailureMessage();
  const { state, inputRef, read, renew, changeWay } = useImageCaptcha('register');
  const problem = problemAt('captcha');
  const { way } = state;
  const wayTexts = texts[way];
  return (
    <div ref={(element) => captcha.put(element && { read, renew })}>
      <ImageCaptchaField
        way={way}
        shown={state.at === 'shown' ? state.text : null}
        label={t(wayTexts.label)}
        hint={t(wayTexts.hint)}
        error={problem && words(problem)}
        inputRef={inputRef}
        readOnly={underWay}
        alt={t('imageCaptcha.alt')}
        note={t(state.at === 'failed' ? 'imageCaptcha.failed' : 'imageCaptcha.loading')}
        refreshLabel={t(wayTexts.refreshLabel)}
        onRefresh={renew}
        otherWay={t(wayTexts.otherWay)}
        onOtherWay={changeWay}
      />
    </div>
  );
}
