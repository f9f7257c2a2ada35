// The amount of a deposit: the last one once more, and the amounts of the method to tap.
import { AmountSection } from '../../kit/payment/amount-section.tsx';
import { useLanguage, useShell, useT } from '../../kit/shell-context.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { Money, type MoneyParts } from '../../ui/money.tsx';
import { RepeatIcon } from '../../ui/payment-icons.tsx';
import { compactParts } from './compact-amount.rules.ts';
import css from './deposit.module.css';
import type { Choice } from './deposit.rules.ts';
import type { DepositModel } from './use-deposit.ts';

const isSame = (one: Choice, other: Choice | null): boolean =>
  one.method.code === other?.method.code && one.amount === other.amount;

/** The last deposit once more: one tap fills the form, the next one sends it. */
export function Again({ model: { again, choice, isLocked, repeat } }: { readonly model: DepositModel }) {
  const t = useT();
  if (!again) return null;
  return (
    <button
      type="button"
      className={css.again}
      aria-pressed={isSame(again, choice)}
      disabled={isLocked}
      onClick={() => repeat(again)}
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

function columnsOf(picks: readonly MoneyParts[]): string | undefined {
  if (picks.every(({ symbol, major, minor }) => (symbol + major + minor).length <= SHORT)) return css.four;
  return picks.length % 3 === 0 ? undefined : css.two;
}

export function DepositAmount({ model }: { readonly model: DepositModel }) {
  const { method, wording } = model;
  const { settings } = useShell();
  const language = useLanguage();
  const picks = (method?.quickPicks ?? []).map((amount) => ({
    amount,
    parts: compactParts(amount, settings, language),
  }));
  return (
    <AmountSection
      model={model}
      range={method}
      picks={picks.map(({ amount, parts }) => ({
        name: amount,
        amount,
        label: <Money parts={parts} />,
        spoken: wording.money(amount),
      }))}
      columns={columnsOf(picks.map(({ parts }) => parts))}
    />
  );
}
