// The end of both forms: the image captcha where the operator wants it, staying logged in, age and legal pages.
import { useT } from '../../kit/shell-context.tsx';
import { readSettings } from '../../shell/settings/settings.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Consent } from './consent.tsx';
import { lazyCaptcha } from './lazy-captcha.tsx';
import { asksPassword } from './register-entry.ts';
import type { Registering } from './use-register.ts';

export function SharedFields({ model }: { readonly model: Registering }) {
  const t = useT();
  const { shell, demands, entry, fields } = model;
  // A password that must be changed at once is not kept for the next time.
  const remembers = asksPassword(entry, demands) && readSettings(shell.settings).on.automaticLogin;
  return (
    <>
      {demands.imageCaptcha && <lazyCaptcha.Section model={model} />}
      <div>
        {remembers && (
          <Checkbox name="remember" inputRef={fields.remember}>
            {t('register.remember')}
          </Checkbox>
        )}
        <Consent model={model} />
      </div>
    </>
  );
}
