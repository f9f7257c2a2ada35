// The bonus that runs: how far it is, until when, which games count, and the way to give it up.
import { useT } from '../../kit/shell-context.tsx';
import { ExactAmount, useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Rewards } from './rewards.data.ts';
import css from './rewards.module.css';
import { leftOf, percentOf } from './rewards.rules.ts';
import { useMoment } from './use-wording.ts';

export interface RunningBonusProps {
  readonly bonus: NonNullable<Rewards['bonus']>;
  readonly isBusy: boolean;
  readonly onGiveUp: () => void;
}

export function RunningBonus({ bonus, isBusy, onGiveUp }: RunningBonusProps) {
  const t = useT();
  const money = useExactMoney();
  const moment = useMoment();
  const { title, amount, required, done, until, games } = bonus;
  return (
    <Card padded>
      <section className={css.bonus} aria-label={t('rewards.bonus')}>
        <div className={css.missionHead}>
          <i className={css.plate} aria-hidden="true">
            <GiftIcon size={20} />
          </i>
          <div>
            <h2>{title || t('rewards.bonus')}</h2>
            <p className={css.terms}>{t('rewards.bonusDone', { done: money(done), required: money(required) })}</p>
          </div>
          <b className={css.sum}>
            <ExactAmount minorUnits={amount} />
          </b>
        </div>
        <ProgressBar done={percentOf(done, required)} label={t('rewards.progress')} />
        <p className={css.terms}>
          {t('rewards.bonusNext', { left: money(leftOf(done, required)), until: moment(until) })}
        </p>
        <p className={css.terms}>{t('deposit.bonusCounts')}</p>
        {games.length > 0 && (
          <dl className={css.games}>
            <dt>{t('rewards.bonusGames')}</dt>
            {games.map((game) => (
              <dd key={game}>
                <bdi>{game}</bdi>
              </dd>
            ))}
          </dl>
        )}
        <Button variant="line" size="md" block busy={isBusy} onClick={onGiveUp}>
          {t('rewards.giveUp')}
        </Button>
      </section>
    </Card>
  );
}
