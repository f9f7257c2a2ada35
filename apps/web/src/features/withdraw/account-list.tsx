// The accounts to withdraw to, as radio cards; a new one says from when it can be used.
import type { PayoutAccount, PayoutKind } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { Choice, ChoiceList } from '../../ui/choice-list.tsx';
import { ClockIcon } from '../../ui/form-icons.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Masked } from '../../ui/masked.tsx';
import { CoinsIcon } from '../../ui/member-icons.tsx';
import { BankIcon, QrIcon, WalletIcon } from '../../ui/payment-icons.tsx';
import type { WithdrawModel } from './use-withdraw.ts';
import type { WithdrawInfo } from './withdraw.data.ts';
import css from './withdraw.module.css';
import { backHere, isReady, waysToAdd } from './withdraw.rules.ts';
import { momentText } from './withdrawal.rules.ts';

const icons: Readonly<Record<PayoutKind, Icon>> = {
  bankCard: BankIcon,
  eWallet: WalletIcon,
  pix: QrIcon,
  virtualWallet: CoinsIcon,
};

/** A further account: the page that adds one leads to the page of the other kinds. */
function AddLink({ kinds }: Pick<WithdrawInfo, 'kinds'>) {
  const t = useT();
  const [way] = waysToAdd(kinds);
  return (
    way && (
      <Link to={way.to} query={backHere} className={css.add}>
        <PlusIcon size={20} />
        {t(way.text)}
      </Link>
    )
  );
}

interface AccountProps {
  readonly account: PayoutAccount;
  readonly model: WithdrawModel;
}

function Account({ account, model: { entry, now, isLocked, chooseAccount } }: AccountProps) {
  const t = useT();
  const language = useTextLanguage();
  const { id, kind, issuer, masked, usableFrom } = account;
  const ready = isReady(account, now);
  return (
    <Choice
      name="account"
      value={id}
      checked={id === entry.account}
      disabled={isLocked || !ready}
      onChoose={() => chooseAccount(id)}
      icon={icons[kind]}
      title={<bdi>{issuer}</bdi>}
    >
      <span>
        <Masked text={masked} />
      </span>
      {!ready && usableFrom !== null && (
        <span>
          <span className={css.wait}>
            <ClockIcon size={16} />
            {t('withdraw.readyAt', { time: momentText(usableFrom, now, language) })}
          </span>
        </span>
      )}
    </Choice>
  );
}

export function AccountList({ model }: { readonly model: WithdrawModel }) {
  const t = useT();
  const messageOf = useFailureMessage();
  const { info, problems, list } = model;
  const problem = problems.find(({ at }) => at === 'account');
  return (
    <ChoiceList
      legend={t('withdraw.account')}
      name="account"
      problem={problem ? messageOf(problem) : null}
      listRef={list}
    >
      {info.accounts.map((account) => (
        <Account key={account.id} account={account} model={model} />
      ))}
      <AddLink kinds={info.kinds} />
    </ChoiceList>
  );
}
