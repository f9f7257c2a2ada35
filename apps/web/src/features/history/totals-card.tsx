// The totals of a period, and in one neutral sentence how it stands.
import type { WalletSummary } from '@foyer/contract';
import { useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { ExactAmount, useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { clockTime } from '../../kit/wallet/ledger-line.rules.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
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
  if (side < 0) return t('history.down', { amount: money(amount) });
  return t(totals.stakes === '0' ? 'history.noBets' : 'history.even');
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
          <Net totals={totals.sums} />
        </h2>
        {totals.sums.stakes !== '0' && <p>{t('history.net')}</p>}
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
