// A mission: what to do, what for, how far the member is, how long it runs, and the button that collects.
import type { Mission, MissionState } from '@foyer/contract';
import { useContentLang } from '../../kit/content-lang.ts';
import { useT } from '../../kit/shell-context.tsx';
import { useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { BallsIcon } from '../../ui/category-icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, ClockIcon } from '../../ui/form-icons.tsx';
import { CoinsIcon, MoneyInIcon } from '../../ui/member-icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import css from './rewards.module.css';
import { isCounted, isOpen, percentOf } from './rewards.rules.ts';
import { useRewardWords, useTimeLeft } from './use-wording.ts';

const icons = { bets: BallsIcon, stakes: CoinsIcon, deposits: MoneyInIcon } as const;

const periods: Readonly<Record<Mission['period'], TextKey>> = {
  day: 'rewards.periodDay',
  week: 'rewards.periodWeek',
  once: 'rewards.periodOnce',
};

const states: Readonly<
  Record<MissionState, { readonly text: TextKey; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  claim: { text: 'rewards.stateClaim', tone: 'accent' },
  running: { text: 'rewards.stateRunning', tone: 'info' },
  claimed: { text: 'rewards.stateClaimed', tone: 'pos' },
  ended: { text: 'rewards.stateEnded', tone: 'plain' },
};

/** Ticks by itself, so that the card need not. */
function EndsIn({ at }: { readonly at: string }) {
  const t = useT();
  const left = useTimeLeft();
  return (
    <span className={css.clock} role="timer">
      <ClockIcon size={16} />
      {t('rewards.endsIn', { time: left(at) })}
    </span>
  );
}

export interface MissionCardProps {
  readonly mission: Mission;
  readonly isBusy: boolean;
  readonly onClaim: () => void;
}

export function MissionCard({ mission, isBusy, onClaim }: MissionCardProps) {
  const t = useT();
  const money = useBriefMoney();
  const words = useRewardWords();
  const lang = useContentLang()(mission);
  const { title, terms, kind, goal, progress, period, state, endsAt, reward } = mission;
  const KindIcon = icons[kind];
  const amount = (value: string): string => (isCounted(mission) ? value : money(value));
  const bonusTerms = words.terms(reward);
  const open = isOpen(mission);
  const way = t('rewards.countOf', { done: amount(progress), goal: amount(goal) });
  return (
    <li className={classNames(cardClass, css.mission, !open && css.over)}>
      <div className={css.missionHead}>
        <i className={css.plate} aria-hidden="true">
          {state === 'claimed' ? <CheckIcon size={20} /> : <KindIcon size={20} />}
        </i>
        <div>
          <h3 {...lang}>{title}</h3>
          <p className={css.reward}>{words.name(reward)}</p>
        </div>
        <Badge tone={states[state].tone}>{t(states[state].text)}</Badge>
      </div>
      <p className={css.terms}>
        <span {...lang}>{terms}</span> {bonusTerms}
      </p>
      {open && (
        <div className={css.way}>
          <ProgressBar done={percentOf(progress, goal)} label={`${title} · ${t('rewards.progress')}`} />
          <p>
            <span>{way}</span>
            {endsAt === null ? <span>{t(periods[period])}</span> : <EndsIn at={endsAt} />}
          </p>
        </div>
      )}
      {state === 'claim' && (
        <Button
          variant="primary"
          size="md"
          block
          busy={isBusy}
          label={t('rewards.claimOf', { title })}
          onClick={onClaim}
        >
          {t('rewards.claim')}
        </Button>
      )}
    </li>
  );
}
