// /m/register: the form as a page of its own.
import type { PageSettings } from '@foyer/contract';
import type { LazyFile } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { LanguageButton, SitePage } from '../../kit/site-page.tsx';
import { navigateAfterLogin } from '../../shell/session/after-login.ts';
import { navigateAfterRegistration } from '../../shell/session/after-registration.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Footer } from '../../ui/footer.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { lazyCaptcha } from './lazy-captcha.tsx';
import { lazyMobileForm, lazyUsernameForm, RegisterForm } from './register-form.tsx';

function BarEnd() {
  const t = useT();
  return (
    <>
      <LanguageButton />
      <Link to="login" className={buttonClass({ variant: 'text', size: 'md' })}>
        {t('home.logIn')}
      </Link>
    </>
  );
}

function Foot() {
  const t = useT();
  const { licence, register } = useShell().settings;
  return (
    <Footer
      age={t('home.age', { age: register.minimumAge })}
      text={t('login.responsible')}
      licence={t('home.licence', { licence })}
    />
  );
}

/** The lazy sections that the page opens with for this operator. */
export const parts = ({ register }: PageSettings): readonly LazyFile[] => [
  (register.methods[0] === 'mobile' ? lazyMobileForm : lazyUsernameForm).entry,
  ...(register.captcha.enabled ? [lazyCaptcha.entry] : []),
];

export function Screen() {
  const shell = useShell();
  const t = useT();
  return (
    <SitePage tabs={false} padded title={t('register.heading')} end={<BarEnd />}>
      <RegisterForm
        onRegistered={(registered) => navigateAfterRegistration(shell, registered)}
        onLoggedIn={() => navigateAfterLogin(shell)}
        foot={<Foot />}
      />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage tabs={false} padded title={t('register.heading')} end={<BarEnd />} loading={t('ui.loading')}>
      <Piece shape="field" />
      <Piece shape="field" />
      <Piece shape="short" />
      <Piece shape="field" />
      <Piece shape="short" />
      <Piece shape="line" />
    </SitePage>
  );
}
