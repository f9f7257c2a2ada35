// The bar of home: language, log-in and registration for visitors, the balance for members.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { lazy, Suspense } from 'react';
import { Link } from '../../kit/link.tsx';
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { LanguageButton } from '../../kit/site-page.tsx';
import { useJoin } from '../../kit/use-join.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HomeBar, logoClass } from '../../ui/top-bar.tsx';

/** Members alone have a balance, so a visitor's first load goes without this. */
const BalancePill = lazy(() =>
  untilLoaded(() => import('./balance-pill.tsx')).then(({ BalancePill: Pill }) => ({ default: Pill })),
);

export function HomeHead() {
  const t = useT();
  const { overlays, settings } = useShell();
  const session = useSession();
  const join = useJoin();
  return (
    <HomeBar
      logo={
        <Link to="home" className={logoClass} aria-label={t('ui.toHome', { brand: settings.brandName })}>
          {null}
        </Link>
      }
    >
      {session ? (
        <Suspense fallback={null}>
          <BalancePill />
        </Suspense>
      ) : (
        <>
          <LanguageButton />
          <Link
            to="login"
            className={buttonClass({ look: 'text', size: 'sm' })}
            instead={() => void overlays.ask('login', {})}
          >
            {t('home.logIn')}
          </Link>
          <Link to="register" className={buttonClass({ look: 'primary', size: 'sm' })} instead={join}>
            {t('home.join')}
          </Link>
        </>
      )}
    </HomeBar>
  );
}
