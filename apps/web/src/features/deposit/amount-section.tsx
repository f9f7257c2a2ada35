// The amount: the last deposit once more, a field, amounts to tap.
import { currencySign } from '@foyer/contract';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { Amount } from '../../kit/wallet/amount.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { readAmount } from '../../kit/wallet/typed-amount.rules.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RepeatIcon } from '../../ui/payment-icons.tsx';
import css from './deposit.module.css';
import type { Choice } from './deposit.rules.ts';
import type { DepositModel } from './use-deposit.ts';

const isSame = (one: Choice, other: Choice | null): boolean =>
  one.method.code === other?.method.code && one.amount === other.amount;

/** The last deposit once more: one tap fills the form, the next one sends it. */
export function Again({ model: { again, choice, isLocked, choose } }: { readonly model: DepositModel }) {
  const t = useT();
  if (!again) return null;
  return (
    <button
      type="button"
      className={css.again}
      aria-pressed={isSame(again, choice)}
      disabled={isLocked}
      onClick={() => choose(again)}
    >
      <RepeatIcon size={20} />
      <span>
        {t('deposit.again')} <b>{again.method.title}</b>
      </span>
      <b>
        <ExactAmount minorUnits={again.amount} />
      </b>
    </button>
  );
}

/** Amounts of more signs stand in fewer columns. */
const SHORT = 7;

function columnsOf(picks: readonly string[], lengthOf: (pick: string) => number): string | undefined {
  if (picks.every((pick) => lengthOf(pick) <= SHORT)) return css.four;
  return picks.length % 3 === 0 ? css.three : undefined;
}

function QuickPicks({ model }: { readonly model: DepositModel }) {
  const t = useT();
  const { methods, entry, wording, isLocked, choose } = model;
  const method = methods.find(({ code }) => code === entry.method);
  if (!method || method.quickPicks.length === 0) return null;
  const typed = readAmount(entry.typed, wording.form);
  const length = (pick: string): number => wording.money(pick).length;
  return (
    <fieldset className={classNames(css.picks, columnsOf(method.quickPicks, length))}>
      <legend className={css.unseen}>{t('deposit.quickPicks')}</legend>
      {method.quickPicks.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={typed.ok && typed.minorUnits === amount}
          disabled={isLocked}
          onClick={() => choose({ method, amount })}
        >
          <Amount minorUnits={amount} round />
        </button>
      ))}
    </fieldset>
  );
}

export function AmountSection({ model }: { readonly model: DepositModel }) {
  const t = useT();
  const messageOf = useFailureMessage();
  const { settings } = useShell();
  const { methods, entry, problem, wording, amountInput, isLocked, type, tidy } = model;
  const method = methods.find(({ code }) => code === entry.method);
  return (
    <div>
      <AmountField
        label={t('deposit.amount')}
        name="amount"
        symbol={currencySign(settings.currency, settings.currencySymbol)}
        symbolAt={settings.currencyPosition}
        value={entry.typed}
        onChange={type}
        onBlur={tidy}
        hint={method && t('deposit.range', { min: wording.money(method.min), max: wording.money(method.max) })}
        error={problem?.at === 'amount' ? messageOf(problem) : null}
        clearLabel={t('deposit.clear')}
        placeholder="0"
        readOnly={isLocked}
        inputRef={amountInput}
      />
      <QuickPicks model={model} />
    </div>
  );
}
