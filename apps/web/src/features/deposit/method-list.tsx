// The ways to pay as a list to choose from: how long each takes, what it costs, how much it takes.
import type { DepositKind, DepositMethod } from '@foyer/contract';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import type { AmountWording } from '../../kit/wallet/amount-problem.rules.ts';
import { Choice, ChoiceList } from '../../ui/choice-list.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { BankCardIcon, CoinsIcon } from '../../ui/member-icons.tsx';
import { BankIcon, QrIcon, WalletIcon } from '../../ui/payment-icons.tsx';
import css from './deposit.module.css';
import { feeText, timeText } from './deposit.rules.ts';
import type { DepositModel } from './use-deposit.ts';

const icons: Readonly<Record<DepositKind, Icon>> = {
  bankTransfer: BankIcon,
  card: BankCardIcon,
  eWallet: WalletIcon,
  pix: QrIcon,
  virtualWallet: CoinsIcon,
};

function Facts({ method, wording }: { readonly method: DepositMethod; readonly wording: AmountWording }) {
  const t = useT();
  const { money } = wording;
  const [time, fee] = [timeText(method), feeText(method, wording)];
  const facts = [
    t(time.text, time.values),
    t(fee.text, fee.values),
    t('deposit.range', { min: money(method.min), max: money(method.max) }),
  ];
  return (
    <span className={css.facts}>
      <span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </span>
  );
}

export function MethodList({ model }: { readonly model: DepositModel }) {
  const t = useT();
  const messageOf = useFailureMessage();
  const { methods, entry, problem, wording, list, isLocked, chooseMethod } = model;
  const wrong = problem?.at === 'method' ? messageOf(problem) : null;
  return (
    <ChoiceList legend={t('deposit.method')} name="method" problem={wrong} listRef={list}>
      {methods.map((method) => (
        <Choice
          key={method.code}
          name="method"
          value={method.code}
          checked={method.code === entry.method}
          disabled={isLocked}
          onChoose={() => chooseMethod(method.code)}
          icon={icons[method.kind]}
          title={method.title}
        >
          <Facts method={method} wording={wording} />
        </Choice>
      ))}
    </ChoiceList>
  );
}
