// The registration form, the same on its page and in its dialog: the ways to join, and the form of the chosen one.
import type { ReactNode } from 'react';
import { useT } from '../../app/shell-context.tsx';
import { PhoneIcon, UserIcon } from '../../ui/icons.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { RegisterMethod } from './entry.ts';
import { MobileDoor } from './mobile-door.tsx';
import css from './register.module.css';
import { type RegisterDoor, type Registering, useRegister } from './use-register.ts';
import { UsernameForm } from './username-form.tsx';

const ways = {
  username: { text: 'register.methodUsername', icon: UserIcon },
  mobile: { text: 'register.methodMobile', icon: PhoneIcon },
} as const;

function Way({ method }: { readonly method: RegisterMethod }) {
  const t = useT();
  const { text, icon: WayIcon } = ways[method];
  return (
    <>
      <WayIcon size={20} />
      {t(text)}
    </>
  );
}

function Methods({ of: { demands, entry, fields, send, underWay } }: { readonly of: Registering }) {
  const t = useT();
  if (demands.methods.length < 2) return null;
  const choose = (method: RegisterMethod): void => {
    if (underWay) return;
    fields.choose(method);
    send({ type: 'edited' });
  };
  return (
    <SegmentedControl
      label={t('register.methods')}
      segments={demands.methods.map((method) => ({ value: method, label: <Way method={method} /> }))}
      value={entry.method}
      onChange={choose}
    />
  );
}

export interface RegisterFormProps extends RegisterDoor {
  /** What stands between the fields and the main action. */
  readonly foot?: ReactNode;
}

export function RegisterForm({ entered, foot }: RegisterFormProps) {
  const t = useT();
  const of = useRegister({ entered });
  const { already, entry } = of;
  return (
    <div className={css.column}>
      {already && <p className={css.lead}>{t('register.already', { name: already.userName })}</p>}
      <Methods of={of} />
      {entry.method === 'username' ? <UsernameForm of={of} foot={foot} /> : <MobileDoor of={of} foot={foot} />}
    </div>
  );
}
