// How a withdrawal stands, at the top of its view: state, sum, what happens next.
import type { Withdrawal, WithdrawalStatus } from '@foyer/contract';
import { useNow, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { accountName } from '../../kit/wallet/account-name.ts';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { CheckCircleIcon, ClockIcon } from '../../ui/form-icons.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { HeroChip } from '../../ui/hero-chip.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { isLate, momentText, stateTexts } from './withdrawal.rules.ts';

const icons: Readonly<Record<WithdrawalStatus, Icon>> = {
  waiting: ClockIcon,
  onHold: ClockIcon,
  paid: CheckCircleIcon,
  refused: AlertIcon,
  cancelled: CheckCircleIcon,
};

/** What happens next, or what has happened to the money. */
function Next({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useT();
  const now = useNow();
  const language = useTextLanguage();
  const { status, expectedBy } = withdrawal;
  if (status === 'paid') return t('withdrawal.paidNext', { account: accountName(withdrawal) });
  if (status === 'onHold') return t('withdrawal.onHoldNext');
  if (status !== 'waiting') return t('withdrawal.moneyBack');
  if (isLate(withdrawal, now)) return t('withdrawal.late');
  return expectedBy
    ? t('withdrawal.expected', { time: momentText(expectedBy, now, language) })
    : t('withdrawal.waitingNext');
}

export function WithdrawalHero({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useT();
  const { status, amount } = withdrawal;
  return (
    <HeroCard
      label={<HeroChip icon={icons[status]}>{t(stateTexts[status])}</HeroChip>}
      value={<ExactAmount minorUnits={amount} />}
      note={<Next withdrawal={withdrawal} />}
    />
  );
}
