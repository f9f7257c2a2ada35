// Member benefits: the level that a member has, the way to the next one, and what comes with each.
import type { RankProgress } from '@foyer/contract';
import { useContentLang } from '../../kit/content-lang.ts';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { nextLevelOf } from '../../kit/rewards/rank.data.ts';
import { useArt, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/form-icons.tsx';
import { CrownIcon } from '../../ui/help-icons.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import benefits from './benefits.module.css';
import type { Looked } from './looks.ts';
import { type Benefits, type BenefitsPage, loadBenefits } from './rewards.data.ts';
import css from './rewards.module.css';
import { isCounted, leftOf } from './rewards.rules.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useLooked } from './use-looked.ts';

type Level = Benefits['levels'][number];

function useLeft(): (condition: RankProgress['playerRankProgress'][number]) => string | null {
  const t = useT();
  const money = useBriefMoney();
  return (condition) => {
    const left = leftOf(condition.current, condition.required);
    if (left === '0') return null;
    return isCounted(condition)
      ? t('rewards.betsLeft', { count: Number(left) })
      : t('rewards.stakesLeft', { amount: money(left) });
  };
}

function useWay(rank: BenefitsPage['rank']): string | null {
  const t = useT();
  const left = useLeft();
  if (rank === null) return null;
  if (nextLevelOf(rank) === null) return t('rewards.highest');
  const { completedConditions: done, totalExpectedConditions: total, playerRankProgress: conditions } = rank;
  // A back end may count its conditions without naming them.
  if (conditions.length === 0) return total > 0 ? t('rewards.conditionsMet', { done, total }) : null;
  return conditions.flatMap((condition) => left(condition) ?? []).join(' · ');
}

function OwnLevel({ levels, rank, label }: BenefitsPage) {
  const t = useT();
  const way = useWay(rank);
  const current = levels.find(({ isCurrent }) => isCurrent)?.labelName ?? label;
  const next = rank && nextLevelOf(rank);
  return (
    <HeroCard label={t('rewards.level')} value={current ? <bdi>{current}</bdi> : t('rewards.noLevel')} note={way}>
      {rank && next && (
        <div className={benefits.way}>
          <span>{t('rewards.wayTo', { level: next })}</span>
          <ProgressBar done={rank.currentProgress} label={t('rewards.wayTo', { level: next })} />
        </div>
      )}
    </HeroCard>
  );
}

function LevelCard({ level }: { readonly level: Level }) {
  const t = useT();
  const art = useArt();
  const money = useBriefMoney();
  const lang = useContentLang()(level);
  const { labelName, conditions, isReached, isCurrent } = level;
  const required = (kind: 'bets' | 'stakes'): string => conditions.find((one) => one.kind === kind)?.required ?? '0';
  return (
    <li className={classNames(cardClass, css.mission, isCurrent && benefits.current)}>
      <div className={css.missionHead}>
        {isReached ? (
          <img src={art('vip-jade')} alt="" width="44" height="44" />
        ) : (
          <i className={classNames(css.plate, benefits.locked)} aria-hidden="true">
            <CrownIcon size={20} />
          </i>
        )}
        <div>
          <h3>
            <bdi>{labelName}</bdi>
          </h3>
          <p className={css.terms}>
            {t('rewards.levelNeeds', { stakes: money(required('stakes')), bets: Number(required('bets')) })}
          </p>
        </div>
        {isCurrent ? (
          <Badge tone="gold">{t('rewards.levelCurrent')}</Badge>
        ) : (
          isReached && <Badge tone="pos">{t('rewards.levelReached')}</Badge>
        )}
      </div>
      <ul className={benefits.list}>
        {level.benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={16} />
            <span {...lang}>{benefit}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function NoLevels() {
  const t = useT();
  const { settings } = useShell();
  return (
    <PageMessage
      illustration={<TicketIllustration />}
      title={t('rewards.noLevels')}
      text={t('rewards.noLevelsText', { brand: settings.brandName })}
    >
      <Link to="activity" className={buttonClass({ variant: 'primary' })}>
        {t('rewards.toPromotions')}
      </Link>
    </PageMessage>
  );
}

function Levels({ levels }: Pick<BenefitsPage, 'levels'>) {
  const t = useT();
  return (
    <section className={css.section} aria-label={t('rewards.levels')}>
      <h2>{t('rewards.levels')}</h2>
      <ol className={css.missions}>
        {levels.map((level) => (
          <LevelCard key={level.labelId} level={level} />
        ))}
      </ol>
      <p className={css.terms}>{t('rewards.levelsNote')}</p>
    </section>
  );
}

/** PR-01: a back end may know the member's own level alone, without a list of all. */
const hasLevel = ({ levels, rank, label }: BenefitsPage): boolean =>
  levels.length > 0 || (label !== undefined && (label !== null || rank !== null));

// Levels have no time that ends.
const looked: Looked<BenefitsPage> = { loadAnew: loadBenefits, endsOf: () => [] };

function Content({ first }: { readonly first: BenefitsPage }) {
  const { data, isStale, reload } = useLooked('benefits', first, looked);
  return (
    <>
      {isStale && <StaleNotice retry={reload} />}
      {hasLevel(data) ? <OwnLevel {...data} /> : <NoLevels />}
      {data.levels.length > 0 && <Levels levels={data.levels} />}
    </>
  );
}

export function Screen({ data }: ScreenProps<BenefitsPage>) {
  const t = useT();
  const key = useKeyOf(data);
  return (
    <SitePage title={t('pages.benefits')} padded centred={!hasLevel(data)}>
      <Content key={key} first={data} />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('pages.benefits')} padded loading={t('ui.loading')}>
      <Piece shape="hero" />
      <Piece shape="title" />
      <Piece shape="block" />
      <Piece shape="block" />
    </SitePage>
  );
}
