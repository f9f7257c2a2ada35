// What both forms end with: the image captcha where the operator wants it, staying logged in, age and legal pages.
import { useT } from '../../app/shell-context.tsx';
import { readSettings } from '../../shell/settings/settings.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ImageCaptchaField } from '../../ui/image-captcha-field.tsx';
import { Consent } from './consent.tsx';
import type { Registering } from './use-register.ts';

function Captcha({ of: { captcha, problemAt, underWay } }: { readonly of: Registering }) {
  const t = useT();
  const { state } = captcha;
  const problem = problemAt('captcha');
  return (
    <ImageCaptchaField
      label={t('captcha.imageLabel')}
      hint={t('captcha.imageHint')}
      error={problem && t(problem.text, problem.values)}
      inputRef={captcha.inputRef}
      readOnly={underWay}
      picture={state.at === 'shown' ? state.picture : null}
      alt={t('captcha.imageAlt')}
      note={t(state.at === 'failed' ? 'captcha.imageFailed' : 'captcha.imageLoading')}
      refreshLabel={t('captcha.imageRefresh')}
      onRefresh={captcha.renew}
    />
  );
}

export function SecondPart({ of }: { readonly of: Registering }) {
  const t = useT();
  const { shell, fields, captcha } = of;
  return (
    <>
      {captcha.wanted && <Captcha of={of} />}
      <div>
        {readSettings(shell.settings).on.automaticLogin && (
          <Checkbox name="remember" inputRef={fields.remember}>
            {t('register.remember')}
          </Checkbox>
        )}
        <Consent of={of} />
      </div>
    </>
  );
}
