// The bar of home: language, log-in and registration for visitors, the balance for members.

import { Link } from '../../kit/link.tsx';
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { LanguageButton } from '../../kit/site-page.tsx';
import { useJoin } from '../../kit/use-join.ts';
import { Amount } from '../../kit/wallet/amount.tsx';
import { useBalance } from '../../kit/wallet/use-balance.ts';
import { formatMoney } from '../../shell/i18n/money.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { balancePillClass, HomeBar, logoClass } from '../../ui/top-bar.tsx';

function BalancePill() {
  const t = useT();
  const { settings, texts } = useShell();
  const [{ at, balance }] = useBalance();
  if (at === 'absent') return null;
  const label = balance
    ? t('home.balance', { amount: formatMoney(balance.amount, settings, texts.language()) })
    : t('home.balanceLoading');
  // The loaded balance is a new pill, not a wider one, so that nothing on the page moves.
  return (
    <Link key={balance ? 'known' : 'waiting'} to="deposit" className={balancePillClass} aria-label={label}>
      {balance ? <Amount minorUnits={balance.amount} /> : <Skeleton shape="pill" />}
      <i>
        <PlusIcon size={20} />
      </i>
    </Link>
  );
}

export function HomeHead() {
  const t = useT();
  const { settings } = useShell();
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
        <BalancePill />
      ) : (
        <>
          <LanguageButton />
          <Link to="login" className={buttonClass({ look: 'text', size: 'sm' })}>
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
