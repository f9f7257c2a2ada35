// The ways to pay as a list to choose from: how long each takes, what it costs, how much it takes.
import type { DepositKind, DepositMethod } from '@foyer/contract';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/form-icons.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { BankCardIcon, CoinsIcon } from '../../ui/member-icons.tsx';
import { BankIcon, QrIcon, WalletIcon } from '../../ui/payment-icons.tsx';
import css from './deposit.module.css';
import { feeText, timeText, type Wording } from './deposit.rules.ts';
import type { DepositModel } from './use-deposit.ts';

const icons: Readonly<Record<DepositKind, Icon>> = {
  bankTransfer: BankIcon,
  card: BankCardIcon,
  eWallet: WalletIcon,
  pix: QrIcon,
  virtualWallet: CoinsIcon,
};

function Facts({ method, wording }: { readonly method: DepositMethod; readonly wording: Wording }) {
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
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}

export function MethodList({ model }: { readonly model: DepositModel }) {
  const t = useT();
  const messageOf = useFailureMessage();
  const { methods, entry, problem, wording, methodList, isLocked, chooseMethod } = model;
  const wrong = problem?.at === 'method' ? messageOf(problem) : null;
  return (
    <fieldset className={css.methods} ref={methodList} aria-describedby={wrong ? 'method-problem' : undefined}>
      <legend>{t('deposit.method')}</legend>
      <div className={classNames(cardClass, css.list)}>
        {methods.map((method) => {
          const MethodIcon = icons[method.kind];
          return (
            <label key={method.code} className={css.method}>
              <input
                type="radio"
                name="method"
                value={method.code}
                checked={method.code === entry.method}
                disabled={isLocked}
                onChange={() => chooseMethod(method.code)}
              />
              <span className={css.plate}>
                <MethodIcon size={20} />
              </span>
              <span className={css.about}>
                <b>{method.title}</b>
                <Facts method={method} wording={wording} />
              </span>
              <span className={css.mark} aria-hidden="true">
                <CheckIcon size={16} />
              </span>
            </label>
          );
        })}
      </div>
      {wrong && (
        <p className={css.problem} id="method-problem" role="alert">
          <AlertIcon size={16} />
          <span>{wrong}</span>
        </p>
      )}
    </fieldset>
  );
}
