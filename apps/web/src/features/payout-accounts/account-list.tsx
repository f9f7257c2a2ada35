// The member's payout accounts as cards, each with the time from which it takes withdrawals.
import type { PayoutAccount, PayoutKind } from '@foyer/contract';
import type { Ref } from 'react';
import { useNow, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { dayAndTime } from '../../shell/i18n/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckCircleIcon, ClockIcon } from '../../ui/form-icons.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { Masked } from '../../ui/masked.tsx';
import { CoinsIcon } from '../../ui/member-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BankIcon, QrIcon, WalletIcon } from '../../ui/payment-icons.tsx';
import text from '../../ui/text.module.css';
import css from './payout-accounts.module.css';
import { addedPhrase, waitOf } from './usable.rules.ts';

const icons: Readonly<Record<PayoutKind, Icon>> = {
  bankCard: BankIcon,
  eWallet: WalletIcon,
  virtualWallet: CoinsIcon,
  pix: QrIcon,
};

function Usable({ account }: { readonly account: PayoutAccount }) {
  const t = useT();
  const language = useTextLanguage();
  const wait = waitOf(account, useNow());
  if (wait === null || account.usableFrom === null)
    return (
      <p className={css.ready}>
        <CheckCircleIcon size={16} />
        <span>{t('payoutAccounts.ready')}</span>
      </p>
    );
  return (
    <p className={css.waiting}>
      <ClockIcon size={16} />
      <span>
        {t('payoutAccounts.readyFrom', { time: `\u2068${dayAndTime(account.usableFrom, language)}\u2069` })}
        {' · '}
        <span className={css.left}>{t(wait.text, wait.values)}</span>
      </span>
    </p>
  );
}

function AccountCard({ account, isNew }: { readonly account: PayoutAccount; readonly isNew: boolean }) {
  const t = useT();
  const KindIcon = icons[account.kind];
  return (
    <li className={classNames(cardClass, css.account)}>
      <div className={css.head}>
        <span className={css.plate}>
          <KindIcon size={20} />
        </span>
        <div className={css.about}>
          <b>
            <bdi>{account.issuer}</bdi>
          </b>
          {account.holder && (
            <span className={css.holder}>
              <bdi>{account.holder}</bdi>
            </span>
          )}
        </div>
        <div className={css.end}>
          <span className={css.masked}>
            <Masked text={account.masked} />
          </span>
          {isNew && <Badge tone="accent">{t('payoutAccounts.new')}</Badge>}
        </div>
      </div>
      <Usable account={account} />
    </li>
  );
}

function Added({ account }: { readonly account: PayoutAccount }) {
  const t = useT();
  const { text, values } = addedPhrase(account, useNow(), useTextLanguage());
  return <Notice tone="pos">{t(text, values)}</Notice>;
}

export interface AccountListProps {
  readonly accounts: readonly PayoutAccount[];
  readonly added: PayoutAccount | null;
  /** The place of the sentence about the new account. */
  readonly said: Ref<HTMLDivElement>;
  readonly title: string;
  /** What stands there before the first account, and its sign. */
  readonly none: string;
  readonly icon: Icon;
}

export function AccountList({ accounts, added, said, title, none, icon: NoneIcon }: AccountListProps) {
  return (
    <section className={css.accounts} aria-label={title}>
      <h2 className={text.t3}>{title}</h2>
      <div className={css.said} role="status" tabIndex={-1} ref={said}>
        {added && <Added account={added} />}
      </div>
      {accounts.length === 0 ? (
        <p className={classNames(cardClass, css.none)}>
          <span className={css.plate}>
            <NoneIcon size={20} />
          </span>
          <span>{none}</span>
        </p>
      ) : (
        <ul className={css.list}>
          {accounts.map((account) => (
            <AccountCard key={account.id} account={account} isNew={account.id === added?.id} />
          ))}
        </ul>
      )}
    </section>
  );
}
