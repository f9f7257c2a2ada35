// RG-08: the image captcha of the form. Fetched for the operators that want one.
import { useT } from '../../app/shell-context.tsx';
import { useImageCaptcha } from '../../app/use-image-captcha.ts';
import { ImageCaptchaField } from '../../ui/image-captcha-field.tsx';
import type { Registering } from './use-register.ts';

export function CaptchaPart({ of: { captcha, problemAt, underWay } }: { readonly of: Registering }) {
  const t = useT();
  const { state, inputRef, read, renew } = useImageCaptcha('register');
  const problem = problemAt('captcha');
  return (
    <div ref={(element) => captcha.put(element && { read, renew })}>
      <ImageCaptchaField
        label={t('captcha.imageLabel')}
        hint={t('captcha.imageHint')}
        error={problem && t(problem.text, problem.values)}
        inputRef={inputRef}
        readOnly={underWay}
        picture={state.at === 'shown' ? state.picture : null}
        alt={t('captcha.imageAlt')}
        note={t(state.at === 'failed' ? 'captcha.imageFailed' : 'captcha.imageLoading')}
        refreshLabel={t('captcha.imageRefresh')}
        onRefresh={renew}
      />
    </div>
  );
}
