// OV-01: the log-in over any page.
import { useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { socialProviders } from '../../shell/identity/offers.ts';
import { navigateAfterStart } from '../../shell/session/after-registration.ts';
import type { SessionStart } from '../../shell/session/session-start.ts';
import formCss from '../../ui/form.module.css';
import { Sheet } from '../../ui/overlay.tsx';
import { LoginForm } from './login-form.tsx';
import { useKnownDevice } from './use-known-device.ts';

export function Overlay({ props, answer }: OverlayProps<'login'>) {
  const shell = useShell();
  const t = useT();
  const [round, setRound] = useState(0);
  const title = t(useKnownDevice() ? 'login.headingBack' : 'login.heading', { brand: shell.settings.brandName });
  const { reason } = props;
  const onLoggedIn = (as: SessionStart): void => {
    // Closes the sheet first: the page below it makes the next change of the history.
    answer('loggedIn');
    navigateAfterStart(shell, as, reason !== undefined && shell.session.current()?.restricted !== true);
  };
  const instead = {
    // The sheet stays open below: a registration logs the person in, and a person with an account returns to this
    // sheet.
    join: async () => {
      const joined = await shell.overlays.open('register', reason === 'play' ? { reason } : {});
      if (joined && joined !== 'hasAccount') answer('loggedIn');
    },
    // Remounts the form, so that it shows the recovered name.
    recover: async () => {
      if (await shell.overlays.open('recover', {})) setRound(round + 1);
    },
  };
  return (
    <Sheet title={title} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={formCss.column}>
        {reason && <p className={formCss.lead}>{t(`loginSheet.${reason}`)}</p>}
        <LoginForm key={round} onLoggedIn={onLoggedIn} instead={instead} toLink={reason === 'link'} />
        {reason === 'link' && socialProviders(shell.settings).length > 1 && (
          <p className={formCss.lead}>{t('loginSheet.linkElse')}</p>
        )}
      </div>
    </Sheet>
  );
}
