// /m/history: the totals of a period, and every movement of the member's money, page by page.
import { useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { hiddenClass } from '../../ui/hidden.tsx';
import layout from '../../ui/layout.module.css';
import { NearEnd } from '../../ui/near-end.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { CsvButton } from './csv-button.tsx';
import { PeriodFilter, TypeFilter } from './filters.tsx';
import type { HistoryData, Totals } from './history.data.ts';
import { type HistoryEvent, type HistoryState, historyFlow } from './history.flow.ts';
import css from './history.module.css';
import { filterOf, type HistoryFilter, isNothing, periodOf, queryOf } from './history.rules.ts';
import { historyRunner } from './history.runner.ts';
import { Lines } from './lines.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { emptyTexts, NoLines } from './no-lines.tsx';
import { TotalsCard } from './totals-card.tsx';

interface PartProps {
  readonly state: HistoryState;
  readonly dispatch: (event: HistoryEvent) => void;
}

function useHistory(data: HistoryData) {
  const shell = useShell();
  const [flow] = useState(() => historyFlow(data, filterOf(shell.navigation.query(), shell.clock.now())));
  const [state, dispatch] = useFlow(flow, historyRunner(shell));
  useAppEvent(shell.events, 'pageShown', () => dispatch({ type: 'pageShown' }));
  useAppEvent(shell.events, 'wentOnline', () => dispatch({ type: 'connectionCame' }));
  return { state, dispatch };
}

/** Screen readers hear how many lines stand there after each choice and each page. */
function Announcement({ state: { at, entries, filter } }: Pick<PartProps, 'state'>) {
  const t = useT();
  const count = entries.length;
  return (
    <p className={hiddenClass} role="status">
      {at === 'shown' && (count > 0 ? t('history.loaded', { count }) : t(emptyTexts[filter.type]))}
    </p>
  );
}

function End({ state, dispatch }: PartProps) {
  const t = useT();
  if (state.at === 'olderFailed')
    return (
      <MissingNotice
        title={t('history.moreFailed')}
        missing={state.missing}
        retry={() => dispatch({ type: 'retryTapped' })}
      />
    );
  if (state.cursor === null) return <p className={css.end}>{t('history.end')}</p>;
  return (
    <NearEnd onNear={() => dispatch({ type: 'endNeared' })}>
      <Button block busy={state.at === 'loadingOlder'} onClick={() => dispatch({ type: 'moreTapped' })}>
        {t('history.more')}
      </Button>
    </NearEnd>
  );
}

function SkeletonLines() {
  return (
    <>
      <Piece shape="short" />
      <Piece shape="row" />
      <Piece shape="row" />
      <Piece shape="row" />
    </>
  );
}

interface ListPartProps extends PartProps {
  readonly onAllTime: () => void;
  readonly hasTotals: boolean;
}

function ListPart({ state, dispatch, onAllTime, hasTotals }: ListPartProps) {
  const t = useT();
  if (state.at === 'loading') return <SkeletonLines />;
  if (state.at === 'failed')
    return (
      <MissingNotice
        title={t('history.failed')}
        missing={state.missing}
        retry={() => dispatch({ type: 'retryTapped' })}
      />
    );
  if (state.entries.length === 0)
    return <NoLines filter={state.filter} onAllTime={onAllTime} hasPicture={!hasTotals} />;
  return (
    <>
      <CsvButton key={new URLSearchParams(queryOf(state.filter)).toString()} filter={state.filter} />
      <Lines entries={state.entries} />
      <End state={state} dispatch={dispatch} />
    </>
  );
}

/** False where the back end has no totals, and where all of them are zero. */
const hasTotals = (totals: Totals): totals is Exclude<Totals, { readonly at: 'absent' }> =>
  totals.at !== 'absent' && !(totals.at === 'known' && isNothing(totals.sums));

function History({ data }: { readonly data: HistoryData }) {
  const t = useT();
  const { clock } = useShell();
  const { state, dispatch } = useHistory(data);
  const { filter, totals } = state;
  const choose = (change: Partial<HistoryFilter>): void =>
    dispatch({ type: 'filterChosen', filter: { ...filter, ...change } });
  return (
    <>
      <PeriodFilter period={filter.period} onChoose={(period) => choose({ period })} />
      {hasTotals(totals) && (
        <div className={layout.pad}>
          <TotalsCard totals={totals} period={filter.period} retry={() => dispatch({ type: 'totalsRetryTapped' })} />
        </div>
      )}
      <TypeFilter filter={filter} onChoose={(type) => choose({ type })} />
      <Announcement state={state} />
      <section
        className={classNames(layout.pad, css.list)}
        aria-label={t('history.lines')}
        aria-busy={state.at === 'loading' || state.at === 'loadingOlder'}
      >
        <ListPart
          state={state}
          dispatch={dispatch}
          hasTotals={hasTotals(totals)}
          onAllTime={() => choose({ period: periodOf('all', clock.now()) })}
        />
      </section>
    </>
  );
}

export function Screen({ data }: ScreenProps<HistoryData>) {
  const t = useT();
  const key = useKeyOf(data);
  return (
    <SitePage title={t('history.title')}>
      <History key={key} data={data} />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('history.title')} loading={t('ui.loading')}>
      <div className={classNames(layout.pad, css.list)}>
        <Piece shape="chips" />
        <Piece shape="block" />
        <Piece shape="chips" />
        <SkeletonLines />
      </div>
    </SitePage>
  );
}
