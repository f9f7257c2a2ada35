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
    otherKindLabel: 'imageCaptcha.useQuestion',
  },
  question: {
    label: 'imageCaptcha.answer',
    hint: 'imageCaptcha.answerHint',
    refreshLabel: 'imageCaptcha.refreshQuestion',
    otherKindLabel: 'imageCaptcha.usePicture',
  },
} as const;

export function CaptchaSection({ model: { captcha, problemAt, underWay } }: { readonly model: Registering }) {
  const t = useT();
  const words = useFailureMessage();
  const { state, inputRef, read, renew, switchKind } = useImageCaptcha('register');
  const problem = problemAt('captcha');
  const { kind } = state;
  const kindTexts = texts[kind];
  return (
    <div ref={(element) => captcha.put(element && { read, renew })}>
      <ImageCaptchaField
        kind={kind}
        shown={state.at === 'shown' ? state.text : null}
        label={t(kindTexts.label)}
        hint={t(kindTexts.hint)}
        error={problem && words(problem)}
        inputRef={inputRef}
        readOnly={underWay}
        alt={t('imageCaptcha.alt')}
        note={t(state.at === 'failed' ? 'imageCaptcha.failed' : 'imageCaptcha.loading')}
        refreshLabel={t(kindTexts.refreshLabel)}
        onRefresh={renew}
        otherKindLabel={t(kindTexts.otherKindLabel)}
        onSwitchKind={switchKind}
      />
    </div>
  );
}
