// The member's last withdrawals with their states; each leads to its own view.
import type { Withdrawal, WithdrawalStatus } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { useNow, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { CheckCircleIcon, ClockIcon } from '../../ui/form-icons.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { AlertIcon, CloseIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItemContent, type ListItemProps, listItemClass } from '../../ui/list.tsx';
import { Masked } from '../../ui/masked.tsx';
import text from '../../ui/text.module.css';
import { momentText, stateTexts } from './withdrawal.rules.ts';

/** Further ones are in the history. */
const MOST_LISTED = 10;

interface Look {
  readonly icon: Icon;
  readonly tone: NonNullable<ListItemProps['tone']>;
}

const looks: Readonly<Record<WithdrawalStatus, Look>> = {
  waiting: { icon: ClockIcon, tone: 'accent' },
  onHold: { icon: ClockIcon, tone: 'gold' },
  paid: { icon: CheckCircleIcon, tone: 'pos' },
  refused: { icon: AlertIcon, tone: 'neg' },
  cancelled: { icon: CloseIcon, tone: 'plain' },
};

function Line({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useT();
  const now = useNow();
  const language = useTextLanguage();
  const { orderId, status, issuer, masked, amount, createdAt } = withdrawal;
  const { icon: StateIcon, tone } = looks[status];
  return (
    <li>
      <Link to="withdraw" query={{ id: orderId }} className={listItemClass}>
        <ListItemContent
          icon={<StateIcon size={20} />}
          tone={tone}
          title={
            <>
              <bdi>{issuer}</bdi> <Masked text={masked} />
            </>
          }
          text={`${t(stateTexts[status])} · ${momentText(createdAt, now, language)}`}
          end={
            <b>
              <ExactAmount minorUnits={amount} />
            </b>
          }
        />
      </Link>
    </li>
  );
}

export function LastWithdrawals({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  const t = useT();
  return (
    <section className={layout.tightStack}>
      <h2 className={text.t3}>{t('withdraw.last')}</h2>
      <List label={t('withdraw.last')}>
        {withdrawals.slice(0, MOST_LISTED).map((withdrawal) => (
          <Line key={withdrawal.orderId} withdrawal={withdrawal} />
        ))}
      </List>
    </section>
  );
}
