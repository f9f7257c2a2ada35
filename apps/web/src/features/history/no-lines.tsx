// A filter without lines: what is missing, and a way on.
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { WalletIllustration } from '../../ui/wallet-illustration.tsx';
import type { HistoryFilter, LineType } from './history.rules.ts';

export const emptyTexts: Readonly<Record<LineType, TextKey>> = {
  all: 'history.emptyTitle',
  deposit: 'history.emptyDeposit',
  withdraw: 'history.emptyWithdraw',
  bet: 'history.emptyBet',
  other: 'history.emptyOther',
};

interface Way {
  readonly to: RouteName;
  readonly query?: Readonly<Record<string, string>>;
  readonly text: TextKey;
}

const draws: Way = { to: 'game', query: { lane: 'lottery' }, text: 'history.toDraws' };

const ways: Readonly<Record<LineType, Way | null>> = {
  all: draws,
  bet: draws,
  deposit: { to: 'deposit', text: 'history.toDeposit' },
  withdraw: null,
  other: null,
};

interface NoLinesProps {
  readonly filter: HistoryFilter;
  readonly onAllTime: () => void;
  /** False below the totals: the picture would push the way on under the bar. */
  readonly hasPicture: boolean;
}

export function NoLines({ filter: { type, period }, onAllTime, hasPicture }: NoLinesProps) {
  const t = useT();
  const isAllTime = period.name === 'all';
  const way = ways[type];
  return (
    <PageMessage
      illustration={hasPicture && (type === 'all' || type === 'bet' ? <TicketIllustration /> : <WalletIllustration />)}
      title={t(emptyTexts[type])}
      text={t(isAllTime ? 'history.emptyAllText' : 'history.emptyText')}
    >
      {!isAllTime && (
        <Button variant="soft" size="md" onClick={onAllTime}>
          {t('history.showAll')}
        </Button>
      )}
      {isAllTime && way && (
        <Link
          to={way.to}
          {...(way.query && { query: way.query })}
          className={buttonClass({ variant: 'soft', size: 'md' })}
        >
          {t(way.text)}
        </Link>
      )}
    </PageMessage>
  );
}
