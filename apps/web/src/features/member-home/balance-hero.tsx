// The balance on the hero card, what stands beside it, and an eye that hides both on this device.
import type { Balance } from '@foyer/contract';
import { type ReactNode, useState } from 'react';
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Amount } from '../../kit/wallet/amount.tsx';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { useBalance } from '../../kit/wallet/use-balance.ts';
import { BALANCE_HIDDEN } from '../../shell/storage/keys.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EyeIcon, EyeOffIcon } from '../../ui/form-icons.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoneyInIcon, MoneyOutIcon } from '../../ui/member-icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './member-home.module.css';

function HiddenAmount() {
  const t = useT();
  return (
    <>
      <span className={css.covered} aria-hidden="true">
        ••••••
      </span>
      <Hidden>{t('memberHome.hidden')}</Hidden>
    </>
  );
}

/** Holds the height of the line of the other money. */
const EMPTY_LINE = '\u00a0';

export interface OtherMoneyProps {
  readonly balance: Balance | null;
  readonly isHidden: boolean;
}

/** The bonus, and what is held for withdrawals. Nothing where the back end does not say. */
export function useOtherMoney({ balance, isHidden }: OtherMoneyProps): ReactNode {
  const t = useT();
  const money = useExactMoney();
  if (!balance) return EMPTY_LINE;
  const { bonus, held } = balance;
  const parts = [
    bonus !== null && t('memberHome.bonus', { amount: money(bonus) }),
    held !== null && t('memberHome.pending', { amount: money(held) }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return isHidden ? EMPTY_LINE : parts.join(' · ');
}

const way = classNames(buttonClass({ size: 'md' }), css.way);

export function BalanceHero() {
  const t = useT();
  const { store } = useShell();
  const [state, refresh] = useBalance();
  const [hidden, setHidden] = useState(() => store.read(BALANCE_HIDDEN) === '1');
  const toggle = (): void => {
    store.write(BALANCE_HIDDEN, hidden ? '0' : '1');
    setHidden(!hidden);
  };
  const { balance } = state;
  const otherMoney = useOtherMoney({ balance, isHidden: hidden });
  return (
    <HeroCard
      label={t('memberHome.balance')}
      action={
        state.at !== 'absent' && (
          <IconButton label={hidden ? t('memberHome.showBalance') : t('memberHome.hideBalance')} onClick={toggle}>
            {hidden ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </IconButton>
        )
      }
      value={
        state.at === 'absent' ? (
          '—'
        ) : hidden ? (
          <HiddenAmount />
        ) : balance ? (
          <Amount minorUnits={balance.amount} />
        ) : (
          <Skeleton shape="title" />
        )
      }
      note={
        state.at === 'failed' ? (
          <>
            {t('memberHome.balanceFailed')} {t('common.reference', { reference: state.failure.reference })}{' '}
            <Button size="sm" onClick={() => void refresh()}>
              {t('memberHome.retry')}
            </Button>
          </>
        ) : (
          state.at !== 'absent' && otherMoney
        )
      }
    >
      <Link to="deposit" className={way}>
        <MoneyInIcon size={20} />
        {t('memberHome.deposit')}
      </Link>
      <Link to="withdraw" className={way}>
        <MoneyOutIcon size={20} />
        {t('memberHome.withdraw')}
      </Link>
    </HeroCard>
  );
}
