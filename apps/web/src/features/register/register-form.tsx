// The registration form of the page and the dialog: the registration methods, and the chosen form.
import type { ReactNode } from 'react';
import { SocialSlot } from '../../kit/identity/social-slot.tsx';
import { createLazySection } from '../../kit/lazy-section.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { PhoneAuthSlot } from '../../kit/use-slot.tsx';
import { phoneAuthOn } from '../../shell/identity/offers.ts';
import type { SessionStart } from '../../shell/session/session-start.ts';
import formCss from '../../ui/form.module.css';
import { PhoneIcon } from '../../ui/form-icons.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './register.module.css';
import type { RegisterMethod } from './register-entry.ts';
import { type RegisterCallbacks, type Registering, useRegister } from './use-register.ts';

/** Either form loads on demand, or with the page where it is the operator's first one. */
export const lazyMobileForm = createLazySection(
  { code: () => import('./mobile-form.tsx') },
  ({ MobileForm }) => MobileForm,
  <Skeleton shape="row" />,
);
export const lazyUsernameForm = createLazySection(
  { code: () => import('./full-form.tsx') },
  ({ UsernameForm }) => UsernameForm,
  <Skeleton shape="row" />,
);

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

function Methods({ model: { demands, entry, fields, send, underWay } }: { readonly model: Registering }) {
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

export interface RegisterFormProps extends RegisterCallbacks {
  /** A member has come back, by a social account or a number: closes the form and continues. */
  readonly onLoggedIn: () => void;
  /** The content between the fields and the main action. */
  readonly foot?: ReactNode;
}

export function RegisterForm({ onRegistered, onLoggedIn, foot }: RegisterFormProps) {
  const t = useT();
  const model = useRegister({ onRegistered });
  const { already, entry } = model;
  const { Section: Form } = entry.method === 'username' ? lazyUsernameForm : lazyMobileForm;
  // Numbers that phone-auth confirms are registered, or logged in, by its token.
  const byPhoneAuth = entry.method === 'mobile' && phoneAuthOn(model.shell.settings);
  const onStarted = (as: SessionStart): void => (as === 'registered' ? onRegistered() : onLoggedIn());
  // Below the own form: the other registration methods come second.
  const social = (
    <SocialSlot from="register" onLoggedIn={onStarted} agreementAbove={byPhoneAuth || entry.method === 'username'} />
  );
  return (
    <div className={css.column}>
      {already && <p className={formCss.lead}>{t('register.already', { name: already.userName })}</p>}
      <Methods model={model} />
      {byPhoneAuth ? (
        <>
          <PhoneAuthSlot slot={{ from: 'register', onLoggedIn: onStarted }} waiting={<Skeleton shape="block" />} />
          {social}
          {foot}
        </>
      ) : (
        <Form model={model} social={social} foot={foot} />
      )}
    </div>
  );
}
