// What both forms end with: the image captcha where the operator wants it, staying logged in, age and legal pages.
import { useT } from '../../app/shell-context.tsx';
import { readSettings } from '../../shell/settings/settings.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CaptchaDoor } from './captcha-door.tsx';
import { Consent } from './consent.tsx';
import type { Registering } from './use-register.ts';

export function SecondPart({ of }: { readonly of: Registering }) {
  const t = useT();
  const { shell, demands, fields } = of;
  return (
    <>
      {demands.imageCaptcha && <CaptchaDoor of={of} />}
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
