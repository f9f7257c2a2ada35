// OV-01: the registration over any page.
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { navigateAfterLogin } from '../../shell/session/after-login.ts';
import { navigateAfterRegistration, type Registered } from '../../shell/session/after-registration.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
// The dialog loads complete: its forms are there when it opens.
import './full-form.tsx';
import './mobile-form.tsx';
import css from './register.module.css';
import { RegisterForm } from './register-form.tsx';

export function Overlay({ props: { reason }, answer }: OverlayProps<'register'>) {
  const shell = useShell();
  const t = useT();
  const mayNavigate = (): boolean => !reason || shell.session.current()?.restricted === true;
  // Closes the sheet first: the page below it makes the next change of the history.
  const onRegistered = (registered?: Registered): void => {
    answer('registered');
    navigateAfterRegistration(shell, { ...registered, stays: !mayNavigate() });
  };
  const onLoggedIn = (): void => {
    answer('loggedIn');
    if (mayNavigate()) navigateAfterLogin(shell);
  };
  return (
    <Sheet title={t('register.heading')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.dialog}>
        <RegisterForm onRegistered={onRegistered} onLoggedIn={onLoggedIn} />
        <p className={css.ways}>
          {t('register.haveAccount')}
          <Button variant="text" size="md" onClick={() => answer('hasAccount')}>
            {t('home.logIn')}
          </Button>
        </p>
      </div>
    </Sheet>
  );
}
