// The amount of a payment: a field with its limits, and amounts to tap.
import { currencySign } from '@foyer/contract';
import { readAmount } from '@foyer/contract/typed-amount';
import type { ReactNode } from 'react';
import { AmountField } from '../../ui/amount-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { useShell, useT } from '../shell-context.tsx';
import { useFailureMessage } from '../use-failure-message.ts';
import type { AmountRange } from '../wallet/amount-problem.rules.ts';
import css from './payment.module.css';
import type { AmountModel } from './use-payment.ts';

/** An amount to tap. */
export interface QuickPick {
  /** Tells it from the others, whose amount may be the same. */
  readonly name: string;
  /** Minor units. */
  readonly amount: string;
  readonly label: ReactNode;
  /** The whole amount, where the label is a short form. */
  readonly spoken?: string;
}

export interface AmountSectionProps {
  readonly model: AmountModel;
  /** Absent until it is known what the amount may be. */
  readonly range: AmountRange | undefined;
  readonly picks: readonly QuickPick[];
  /** The columns of the amounts to tap. */
  readonly columns: string | undefined;
}

function QuickPicks({ model, picks, columns }: Omit<AmountSectionProps, 'range'>) {
  const t = useT();
  const { entry, wording, isLocked, choose } = model;
  const typed = readAmount(entry.typed, wording.form);
  if (picks.length === 0) return null;
  return (
    <fieldset className={classNames(css.picks, columns)}>
      <legend>
        <Hidden>{t('deposit.quickPicks')}</Hidden>
      </legend>
      {picks.map(({ name, amount, label, spoken }) => (
        <button
          key={name}
          type="button"
          aria-label={spoken}
          aria-pressed={typed.ok && typed.minorUnits === amount}
          disabled={isLocked}
          onClick={() => choose(amount)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

export function AmountSection({ model, range, ...picks }: AmountSectionProps) {
  const t = useT();
  const messageOf = useFailureMessage();
  const { settings } = useShell();
  const { entry, problems, wording, amountInput, isLocked, type, tidy } = model;
  const problem = problems.find(({ at }) => at === 'amount');
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
        hint={range && t('deposit.range', { min: wording.money(range.min), max: wording.money(range.max) })}
        error={problem ? messageOf(problem) : null}
        clearLabel={t('deposit.clear')}
        placeholder="0"
        readOnly={isLocked}
        inputRef={amountInput}
      />
      <QuickPicks model={model} {...picks} />
    </div>
  );
}
