// /m/login: the form as a page of its own.
import { useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { landing } from '../../shell/navigation/landing.ts';
import { navigateAfterStart } from '../../shell/session/after-registration.ts';
import type { SessionStart } from '../../shell/session/session-start.ts';
import formCss from '../../ui/form.module.css';
import css from './login.module.css';
import { LoginBar } from './login-bar.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginTitle } from './login-title.tsx';

export function Screen({ query }: ScreenProps<undefined>) {
  const shell = useShell();
  const t = useT();
  const session = useSession();
  const [entering, setEntering] = useState(false);
  const isForDeposit = landing(query, shell.navigation.origin).route === 'deposit';
  const already = entering ? null : session;
  const lead = already ? t('login.already', { name: already.userName }) : isForDeposit && t('login.leadDeposit');
  const onLoggedIn = (as: SessionStart): void => {
    setEntering(true);
    navigateAfterStart(shell, as);
  };
  return (
    <SitePage tabs={false} padded bar={<LoginBar />}>
      <div>
        <LoginTitle />
        {lead && <p className={formCss.lead}>{lead}</p>}
      </div>
      <LoginForm onLoggedIn={onLoggedIn} />
      <p className={css.legal}>
        <b dir="ltr">{t('home.age', { age: shell.settings.register.minimumAge })}</b>
        <span>{t('login.responsible')}</span>
      </p>
    </SitePage>
  );
}
