// The registration form, the same on its page and in its dialog.
import type { FormEvent } from 'react';
import { useT } from '../../app/shell-context.tsx';
import { readSettings } from '../../shell/settings/settings.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PhoneIcon, UserIcon } from '../../ui/icons.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Consent } from './consent.tsx';
import { asksPassword } from './entry.ts';
import { FormEnd } from './form-end.tsx';
import { PasswordPart } from './password-part.tsx';
import css from './register.module.css';
import { type RegisterDoor, type Registering, useRegister } from './use-register.ts';
import { UsernamePart } from './username-part.tsx';

const ways = {
  username: { text: 'register.methodUsername', icon: UserIcon },
  mobile: { text: 'register.methodMobile', icon: PhoneIcon },
} as const;

function Methods({ of: { demands, entry, fields, send, underWay } }: { readonly of: Registering }) {
  const t = useT();
  if (demands.methods.length < 2) return null;
  const segments = demands.methods.map((method) => {
    const { text, icon: WayIcon } = ways[method];
    const label = (
      <>
        <WayIcon size={20} />
        {t(text)}
      </>
    );
    return { value: method, label };
  });
  const choose = (method: (typeof demands.methods)[number]): void => {
    if (underWay) return;
    fields.choose(method);
    send({ type: 'edited' });
  };
  return <SegmentedControl label={t('register.methods')} segments={segments} value={entry.method} onChange={choose} />;
}

function Remember({ of: { shell, fields } }: { readonly of: Registering }) {
  const t = useT();
  if (!readSettings(shell.settings).on.automaticLogin) return null;
  return (
    <Checkbox name="remember" inputRef={fields.remember}>
      {t('register.remember')}
    </Checkbox>
  );
}

export function RegisterForm({ entered }: RegisterDoor) {
  const of = useRegister({ entered });
  const t = useT();
  const { already, demands, edited, entry, fields, send, shell, state, submit } = of;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (state.at === 'unanswered') send({ type: 'askTapped' });
    else submit();
  };
  return (
    // Without JavaScript the form must not put the password into an address.
    <form
      ref={fields.form}
      className={css.form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={shell.warmUp}
      onInput={edited}
    >
      {already && <p className={css.lead}>{t('register.already', { name: already.userName })}</p>}
      <Methods of={of} />
      {entry.method === 'username' ? <UsernamePart of={of} /> : null}
      {asksPassword(entry, demands) && <PasswordPart of={of} />}
      <div>
        <Remember of={of} />
        <Consent of={of} />
      </div>
      <FormEnd of={of} />
    </form>
  );
}
