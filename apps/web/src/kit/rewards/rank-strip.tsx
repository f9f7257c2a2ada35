// The way to the next level, as a line that leads to the benefits.
import { languages, type RankProgress } from '@foyer/contract';
import { formatPercent } from '@foyer/contract/percent';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Link } from '../link.tsx';
import { useArt, useLanguage, useT } from '../shell-context.tsx';
import { nextLevelOf } from './rank.data.ts';
import css from './rewards.module.css';

const BASIS_POINTS_A_PERCENT = 100;

export function RankStrip({ rank }: { readonly rank: RankProgress }) {
  const t = useT();
  const art = useArt();
  const { tag } = languages[useLanguage()];
  const { currentProgress, completedConditions: done, totalExpectedConditions: total } = rank;
  const level = nextLevelOf(rank);
  const title = level === null ? t('rewards.highest') : t('rewards.wayTo', { level });
  return (
    <Link to="benefits" className={classNames(cardClass, css.strip)}>
      <img src={art('vip-jade')} alt="" width="44" height="44" />
      <span>
        <b>
          {title}
          <small>
            <bdi>{formatPercent(currentProgress * BASIS_POINTS_A_PERCENT, tag)}</bdi>
          </small>
        </b>
        <ProgressBar done={currentProgress} label={title} />
        {total > 0 && <small>{t('rewards.conditionsMet', { done, total })}</small>}
      </span>
      <ChevronIcon size={20} />
    </Link>
  );
}
