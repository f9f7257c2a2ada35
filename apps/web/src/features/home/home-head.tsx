// The bar of home: language, log-in and registration for visitors, the balance for members.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { lazy, Suspense } from 'react';
import { Link } from '../../kit/link.tsx';
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { LanguageButton } from '../../kit/site-page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { HomeBar, logoClass } from '../../ui/top-bar.tsx';

/** Members alone have a balance, so a visitor's first load goes without this. */
const BalancePill = lazy(() =>
  untilLoaded(() => import('./balance-pill.tsx')).then(({ BalancePill: Pill }) => ({ default: Pill })),
);

export function HomeHead() {
  const t = useT();
  const { settings } = useShell();
  const session = useSession();
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
          <Link to="login" className={buttonClass({ variant: 'text', size: 'sm' })}>
            {t('home.logIn')}
          </Link>
          <Link to="register" className={buttonClass({ variant: 'primary', size: 'sm' })}>
            {t('home.join')}
          </Link>
        </>
      )}
    </HomeBar>
  );
}
