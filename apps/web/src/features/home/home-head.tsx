// The bar of home: language, log-in and registration for visitors, messages and balance for members.
import { Link } from '../../kit/link.tsx';
import { LateMemberHead } from '../../kit/member-head/late-member-head.tsx';
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { LanguageButton } from '../../kit/site-page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { HomeBar, logoClass } from '../../ui/top-bar.tsx';

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
        <LateMemberHead />
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
