// How an order stands, at the top of its page: state, sum, time left, what happens next.
import type { PublicOrder } from '@foyer/contract';
import { useNow, useSession, useT } from '../../kit/shell-context.tsx';
import { ExactAmount, useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { useBalance } from '../../kit/wallet/use-balance.ts';
import { secondsTo } from '../../shell/clock/time-left.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Clock } from '../../ui/clock.tsx';
import { CheckCircleIcon, ClockIcon } from '../../ui/form-icons.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { HeroChip } from '../../ui/hero-chip.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import css from './order.module.css';
import type { Standing } from './order.rules.ts';

interface Look {
  readonly icon: Icon;
  readonly state: TextKey;
  readonly next: TextKey;
}

export const looks: Readonly<Record<Standing, Look>> = {
  pay: { icon: ClockIcon, state: 'order.pay', next: 'order.payNext' },
  confirm: { icon: ClockIcon, state: 'order.confirm', next: 'order.confirmNext' },
  checking: { icon: ClockIcon, state: 'order.checking', next: 'order.checkingNext' },
  succeeded: { icon: CheckCircleIcon, state: 'order.succeeded', next: 'order.succeededNext' },
  failed: { icon: AlertIcon, state: 'order.failed', next: 'order.failedNext' },
  expired: { icon: AlertIcon, state: 'order.expired', next: 'order.expiredNext' },
};

function TimeLeft({ until }: { readonly until: string }) {
  const t = useT();
  const seconds = secondsTo(Date.parse(until), useNow());
  return <Clock seconds={seconds} label={t('order.timeLeft', { minutes: Math.ceil(seconds / 60) })} />;
}

/** The balance with the deposit; it loads when this comes onto the page. */
function NewBalance({ method }: Pick<PublicOrder, 'method'>) {
  const t = useT();
  const money = useExactMoney();
  const [{ at, balance }] = useBalance();
  return at === 'known' ? t('order.balance', { amount: money(balance.amount) }) : t('order.succeededNext', { method });
}

export function OrderHero({ order, standing }: { readonly order: PublicOrder; readonly standing: Standing }) {
  const t = useT();
  const member = useSession();
  const { icon: StateIcon, state, next } = looks[standing];
  const hasArrived = standing === 'succeeded';
  const isOpen = standing === 'pay' || standing === 'confirm';
  return (
    <HeroCard
      label={<HeroChip icon={StateIcon}>{t(state)}</HeroChip>}
      action={
        isOpen &&
        order.expiresAt && (
          <span className={css.clock}>
            <TimeLeft until={order.expiresAt} />
          </span>
        )
      }
      value={<ExactAmount minorUnits={hasArrived ? order.credited : order.amount} />}
      note={hasArrived && member ? <NewBalance method={order.method} /> : t(next, { method: order.method })}
    />
  );
}
