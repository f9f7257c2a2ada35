// The amount: a field, and parts of what may leave to tap.
import { currencySign } from '@foyer/contract';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { readAmount } from '../../kit/wallet/typed-amount.rules.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import type { WithdrawModel } from './use-withdraw.ts';
import css from './withdraw.module.css';
import { picksOf } from './withdraw.rules.ts';

function QuickPicks({ model: { info, entry, wording, isLocked, choose } }: { readonly model: WithdrawModel }) {
  const t = useT();
  const picks = picksOf(info);
  const typed = readAmount(entry.typed, wording.form);
  if (picks.length === 0) return null;
  return (
    <fieldset className={css.picks}>
      <legend>
        <Hidden>{t('deposit.quickPicks')}</Hidden>
      </legend>
      {picks.map(({ text, amount }) => (
        <button
          key={text}
          type="button"
          aria-pressed={typed.ok && typed.minorUnits === amount}
          disabled={isLocked}
          onClick={() => choose(amount)}
        >
          {t(text)}{' '}
          <small>
            <ExactAmount minorUnits={amount} />
          </small>
        </button>
      ))}
    </fieldset>
  );
}

export function AmountSection({ model }: { readonly model: WithdrawModel }) {
  const t = useT();
  const messageOf = useFailureMessage();
  const { settings } = useShell();
  const { info, entry, problems, wording, amountInput, isLocked, type, tidy } = model;
  const { min, max } = info.rules;
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
        hint={t('deposit.range', { min: wording.money(min), max: wording.money(max) })}
        error={problem ? messageOf(problem) : null}
        clearLabel={t('deposit.clear')}
        placeholder="0"
        readOnly={isLocked}
        inputRef={amountInput}
      />
      <QuickPicks model={model} />
    </div>
  );
}
