// The last lines of the ledger, and the way to all of them.
import type { Transaction } from '@foyer/contract';
import { useState } from 'react';
import { Link } from '../../kit/link.tsx';
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { useFlow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { Amount } from '../../kit/wallet/amount.tsx';
import { lineTime, lookOf, subjectOf } from '../../kit/wallet/ledger-line.rules.ts';
import { lineIcons } from '../../kit/wallet/line-icons.ts';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import text from '../../ui/text.module.css';
import { ledgerFlow } from './ledger.flow.ts';
import { ledgerRunner } from './ledger.runner.ts';
import type { MemberHomeData } from './member-home.data.ts';
import css from './member-home.module.css';

/** Lines shown; the history has all. */
const FEW_LINES = 5;

interface LineProps {
  readonly line: Transaction;
  /** All lines that were loaded. */
  readonly entries: readonly Transaction[];
}

function Line({ line, entries }: LineProps) {
  const t = useT();
  const { clock } = useShell();
  const language = useTextLanguage();
  const variant = lookOf(line, entries);
  const Icon = lineIcons[variant.icon];
  const kind = t(variant.text);
  const subject = subjectOf(line);
  const time = lineTime(line.at, clock.now(), language, t);
  return (
    <ListItem
      icon={<Icon size={20} />}
      tone={variant.tone}
      title={subject || kind}
      text={subject && subject !== kind ? `${kind} · ${time}` : time}
      end={
        <b className={classNames(css.amount, variant.tone === 'pos' && css.won)}>
          <Amount minorUnits={line.amount} sign="plus" />
        </b>
      }
    />
  );
}

function NothingYet() {
  const t = useT();
  return (
    <Card>
      <PageMessage
        illustration={<TicketIllustration />}
        title={t('memberHome.noHistoryTitle')}
        text={t('memberHome.noHistoryText')}
      >
        <Link to="game" query={{ lane: 'lottery' }} className={buttonClass({ variant: 'soft', size: 'md' })}>
          {t('memberHome.toDraws')}
        </Link>
      </PageMessage>
    </Card>
  );
}

interface LedgerProps {
  readonly first: MemberHomeData['ledger'];
}

/** First lines that are others, in another language for instance, take the place of all that is shown. */
export function Ledger({ first }: LedgerProps) {
  return <Lines key={useKeyOf(first)} first={first} />;
}

function Lines({ first }: LedgerProps) {
  const t = useT();
  const { load, events } = useShell();
  const [flow] = useState(() => ledgerFlow(first));
  const [state, dispatch] = useFlow(flow, ledgerRunner(load));
  useAppEvent(events, 'pageShown', () => dispatch({ type: 'pageShown' }));
  const { entries } = state;
  const lines = entries.slice(0, FEW_LINES);
  return (
    <section className={layout.tightStack} aria-label={t('memberHome.recent')}>
      <div className={css.head}>
        <h2 className={text.t3}>{t('memberHome.recent')}</h2>
        {entries.length > 0 && (
          <Link to="history" query={{ period: 'all' }} className={buttonClass({ variant: 'text', size: 'md' })}>
            {t('memberHome.all')}
          </Link>
        )}
      </div>
      {lines.length > 0 && (
        <List label={t('memberHome.recent')}>
          {lines.map((line) => (
            <Line key={line.id} line={line} entries={entries} />
          ))}
        </List>
      )}
      {lines.length === 0 && state.at === 'shown' && <NothingYet />}
      {state.at === 'failed' && (
        <ProblemNotice
          reference={state.reference}
          action={
            <Button variant="soft" size="md" onClick={() => dispatch({ type: 'retryTapped' })}>
              {t('memberHome.retry')}
            </Button>
          }
        >
          {t('memberHome.historyFailed')}
        </ProblemNotice>
      )}
    </section>
  );
}
