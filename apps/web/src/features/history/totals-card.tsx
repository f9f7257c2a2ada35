// The totals of a period, and in one neutral sentence how it stands.
import type { WalletSummary } from '@foyer/contract';
import { useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { ExactAmount, useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { clockTime } from '../../kit/wallet/ledger-line.rules.ts';
import { shortDay } from '../../shell/i18n/dates.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { periodTexts } from './filters.tsx';
import type { Totals } from './history.data.ts';
import css from './history.module.css';
import { netOf, type Period, utcMidnight } from './history.rules.ts';
import { MissingNotice } from './missing-notice.tsx';

const sums = [
  ['deposits', 'history.deposited'],
  ['withdrawals', 'history.withdrawn'],
  ['stakes', 'history.staked'],
  ['wins', 'history.won'],
] as const satisfies readonly (readonly [keyof WalletSummary, TextKey])[];

function Net({ totals }: { readonly totals: WalletSummary }) {
  const t = useT();
  const money = useExactMoney();
  const { side, amount } = netOf(totals);
  if (side > 0) return t('history.up', { amount: money(amount) });
  return side < 0 ? t('history.down', { amount: money(amount) }) : t('history.even');
}

/** Money only went in or out: nobody is up, down or even. */
const hasNoBets = ({ stakes, wins, refunds }: WalletSummary): boolean =>
  [stakes, wins, refunds].every((sum) => sum === '0');

/** "This month"; of two days of one's own their dates. */
function PeriodTitle({ period: { name, from, to } }: { readonly period: Period }) {
  const t = useT();
  const language = useTextLanguage();
  // Noon of the reader's own day has the same date everywhere.
  const [first, last] = [from, to].map((day) => day && shortDay(`${day}T12:00`, language));
  if (name !== 'dates' || (!first && !last)) return t(periodTexts[name === 'dates' ? 'all' : name]);
  if (first && last) return first === last ? first : `${first} – ${last}`;
  return first ? `${first} –` : `– ${last}`;
}

/** The days of a period are those of UTC; where the reader's own begin at another time, the card says when. */
function UtcHint({ period }: { readonly period: Period }) {
  const t = useT();
  const { clock } = useShell();
  const time = clockTime(utcMidnight(clock.now()), useTextLanguage());
  return period.name === 'all' || time === '00:00' ? null : <p>{t('history.utc', { time })}</p>;
}

interface TotalsCardProps {
  readonly totals: Exclude<Totals, { readonly at: 'absent' }>;
  readonly period: Period;
  readonly retry: () => void;
}

export function TotalsCard({ totals, period, retry }: TotalsCardProps) {
  const t = useT();
  if (totals.at === 'failed')
    return <MissingNotice title={t('history.totalsFailed')} missing={totals.missing} retry={retry} />;
  if (totals.at === 'loading') return <Piece shape="block" />;
  return (
    <Card padded>
      <section className={css.totals} aria-label={t('history.totals')}>
        <h2 className={text.t3}>
          <PeriodTitle period={period} />
        </h2>
        {!hasNoBets(totals.sums) && (
          <>
            <p className={css.net}>
              <Net totals={totals.sums} />
            </p>
            <p>{t('history.net')}</p>
          </>
        )}
        <dl>
          {sums.map(([name, label]) => (
            <div key={name}>
              <dt>{t(label)}</dt>
              <dd>
                <ExactAmount minorUnits={totals.sums[name]} />
              </dd>
            </div>
          ))}
        </dl>
        <UtcHint period={period} />
      </section>
    </Card>
  );
}
