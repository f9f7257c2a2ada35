// The log-in form of the page and the sheet: by name and password, or by a code by SMS.

import { SocialSlot } from '../../kit/identity/social-slot.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { PhoneAuthSlot } from '../../kit/use-slot.tsx';
import { phoneAuthOn } from '../../shell/identity/offers.ts';
import type { SessionStart } from '../../shell/session/session-start.ts';
import formCss from '../../ui/form.module.css';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HelpLink, JoinLink, type LinksProps } from './login-form-parts.tsx';
import { PasswordLogin } from './password-login.tsx';
import { useLoginMethod } from './use-login-method.ts';

export interface LoginFormProps extends LinksProps {
  /** The session has begun: closes the form and continues. A social account or a number may have registered. */
  readonly onLoggedIn: (as: SessionStart) => void;
  /** True while a social account waits to be linked: the form offers no other one. */
  readonly toLink?: boolean;
}

export function LoginForm({ onLoggedIn, instead, toLink = false }: LoginFormProps) {
  const { settings } = useShell();
  const t = useT();
  const { method, PhoneLogin, choose } = useLoginMethod();
  const onMember = (): void => onLoggedIn('loggedIn');
  const segments = [
    { value: 'username', label: t('login.username') },
    { value: 'sms', label: t('login.bySms') },
  ] as const;
  const bySms = settings.register.methods.includes('mobile') ? () => choose('sms') : undefined;
  // Both forms stay mounted, so that a switch between them loses no input.
  return (
    <div className={formCss.column}>
      {bySms && <SegmentedControl label={t('login.ways')} segments={segments} value={method} onChange={choose} />}
      <div hidden={method !== 'username'}>
        <PasswordLogin onLoggedIn={onMember} bySms={bySms} instead={instead} />
      </div>
      <div hidden={method !== 'sms'}>
        {!PhoneLogin && method === 'sms' && <Skeleton shape="block" />}
        {PhoneLogin && phoneAuthOn(settings) && (
          <PhoneAuthSlot slot={{ from: 'login', onLoggedIn }} waiting={<Skeleton shape="block" />} />
        )}
        {PhoneLogin && !phoneAuthOn(settings) && <PhoneLogin onLoggedIn={onMember} />}
      </div>
      <JoinLink instead={instead} />
      {!toLink && <SocialSlot from="login" onLoggedIn={onLoggedIn} />}
      <HelpLink />
    </div>
  );
}
