// OV-01: the registration over any page.
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
// The dialog loads complete: its forms are there when it opens.
import './full-form.tsx';
import './mobile-form.tsx';
import { navigateAfterRegistration, type Registered } from './after-registration.ts';
import css from './register.module.css';
import { RegisterForm } from './register-form.tsx';

export function Overlay({ props: { reason }, answer }: OverlayProps<'register'>) {
  const shell = useShell();
  const t = useT();
  const onRegistered = (registered?: Registered): void => {
    // Closes the sheet first: the page below it makes the next change of the history.
    answer('registered');
    if (!reason || shell.session.current()?.restricted) navigateAfterRegistration(shell, registered);
  };
  return (
    <Sheet title={t('register.heading')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.dialog}>
        <RegisterForm onRegistered={onRegistered} />
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
