// Words for rewards and for the time that is left, in the language of the page.
import { languages, type Reward } from '@foyer/contract';
import { formatCount } from '@foyer/contract/numbers';
import { useNow, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import { clockTime, secondsTo } from '../../shell/clock/time-left.ts';
import { dateFormat, localeOf } from '../../shell/i18n/dates.ts';
import { timeLeft } from './rewards.rules.ts';

export interface RewardWords {
  /** "$5 bonus" */
  readonly name: (reward: Reward) => string;
  /** The terms of a bonus; null for what is the member's at once. */
  readonly terms: (reward: Reward) => string | null;
}

export function useRewardWords(): RewardWords {
  const t = useT();
  const money = useBriefMoney();
  return {
    name: ({ kind, amount }) => {
      if (kind === 'points') return t('rewards.rewardPoints', { count: Number(amount) });
      return t(kind === 'cash' ? 'rewards.rewardCash' : 'rewards.rewardBonus', { amount: money(amount) });
    },
    terms: ({ kind, amount, turnover, days }) => {
      if (kind !== 'bonus' || turnover === null || days === null) return null;
      // A back end may count with decimals; two of them are kept.
      const stakes = (BigInt(amount) * BigInt(Math.round(turnover * 100))) / 100n;
      return `${t('rewards.bonusTerms', { stakes: money(String(stakes)), days })} ${t('deposit.bonusCounts')}`;
    },
  };
}

/** Returns a function that writes how long it is until a moment: "3 days", "5:04:18". */
export function useTimeLeft(): (at: string) => string {
  const t = useT();
  const now = useNow();
  return (at) => {
    const left = timeLeft(secondsTo(Date.parse(at), now));
    // A clock is never mirrored.
    return 'days' in left ? t('rewards.daysLeft', { count: left.days }) : `\u2066${clockTime(left.seconds)}\u2069`;
  };
}

/** Returns a function that writes a day with its hour. */
export function useMoment(): (at: string) => string {
  const language = useTextLanguage();
  const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return (at) => dateFormat(localeOf(language), form).format(new Date(at));
}

/** Returns a function that writes a number of points. */
export function useNumber(): (count: string) => string {
  const language = useTextLanguage();
  return (count) => formatCount(BigInt(count), languages[language].tag);
}
