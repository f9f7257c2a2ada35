// What can be withdrawn now; where the money stands, and why less than the cash may leave.
import type { ReactNode } from 'react';
import { useNow, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { ExactAmount, useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import { cardClass } from '../../ui/card.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import type { WithdrawInfo } from './withdraw.data.ts';
import css from './withdraw.module.css';
import { canWithdraw, missingStakes, withdrawableOf } from './withdraw.rules.ts';
import { momentText } from './withdrawal.rules.ts';

interface RowProps {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly amount: string;
}

const Row = ({ name, hint, amount }: RowProps) => (
  <div>
    <dt>
      {name} {hint && <small>{hint}</small>}
    </dt>
    <dd>
      <ExactAmount minorUnits={amount} />
    </dd>
  </div>
);

interface StakesProps {
  readonly sentence: string;
  readonly percent: number;
  readonly why: string;
}

/** Stakes that are missing, with a bar of those that were made. */
const Stakes = ({ sentence, percent, why }: StakesProps) => (
  <div className={css.stakes}>
    <p>{sentence}</p>
    <progress max={100} value={percent} aria-label={sentence} />
    <p className={css.quiet}>{why}</p>
  </div>
);

/** The stakes that are missing before a withdrawal. */
function MissingStakes({ turnover }: Pick<WithdrawInfo, 'turnover'>): ReactNode {
  const t = useT();
  const money = useBriefMoney();
  const missing = missingStakes(turnover);
  if (missing === null) return null;
  const sentence = t('withdraw.stakesMissing', { amount: money(missing.amount) });
  return <Stakes sentence={sentence} percent={missing.percent} why={t('withdraw.stakesWhy')} />;
}

/** What makes the bonus cash, what counts for it, and until when. */
function RunningBonus({ bonus }: Pick<WithdrawInfo, 'bonus'>): ReactNode {
  const t = useT();
  const money = useBriefMoney();
  const now = useNow();
  const language = useTextLanguage();
  const missing = missingStakes(bonus);
  if (bonus === null || missing === null) return null;
  const sentence = t('withdraw.bonusMissing', { stakes: money(missing.amount), amount: money(bonus.amount) });
  const time = momentText(bonus.until, now, language);
  const why = `${t('deposit.bonusCounts')} ${t('withdraw.bonusUntil', { time })}`;
  return <Stakes sentence={sentence} percent={missing.percent} why={why} />;
}

export function MoneyHero({ info }: { readonly info: WithdrawInfo }) {
  const t = useT();
  const money = useBriefMoney();
  const { rules } = info;
  const withdrawable = withdrawableOf(info);
  if (withdrawable === null) return null;
  const isTooLittle = rules !== null && !canWithdraw(info) && missingStakes(info.turnover) === null;
  return (
    <HeroCard
      label={t('withdraw.now')}
      value={<ExactAmount minorUnits={withdrawable} />}
      note={isTooLittle && t('withdraw.from', { min: money(rules.min) })}
    />
  );
}

export function MoneySplit({ info }: { readonly info: WithdrawInfo }) {
  const t = useT();
  const { balance } = info;
  if (balance === null || withdrawableOf(info) === null) return null;
  return (
    <section className={cardClass} aria-label={t('withdraw.split')}>
      <dl className={css.split}>
        <Row name={t('withdraw.cash')} amount={balance.cash} />
        <Row name={t('withdraw.held')} amount={balance.held} />
        <Row name={t('withdraw.bonus')} hint={t('withdraw.bonusStays')} amount={balance.bonus} />
      </dl>
      <MissingStakes turnover={info.turnover} />
      <RunningBonus bonus={info.bonus} />
    </section>
  );
}
