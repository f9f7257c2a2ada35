// The bonus that a member may choose with the deposit: off until it is tapped, with its terms in one sentence.
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { CheckIcon } from '../../ui/form-icons.tsx';
import { bonusText } from './bonus.rules.ts';
import css from './bonus-card.module.css';
import type { DepositModel } from './use-deposit.ts';

const PROBLEM = 'bonus-problem';

export function BonusCard({ model }: { readonly model: DepositModel }) {
  const t = useT();
  const messageOf = useFailureMessage();
  const { bonus, terms, entry, problems, wording, isLocked, chooseBonus } = model;
  if (!bonus) return null;
  const { text, values } = bonusText(bonus, terms, wording.money);
  const problem = problems.find(({ at }) => at === 'bonus');
  return (
    <div>
      <label className={classNames(cardClass, css.card)}>
        <input
          type="checkbox"
          name="bonus"
          checked={terms !== null && entry.bonus !== ''}
          disabled={isLocked || terms === null}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? PROBLEM : undefined}
          onChange={({ currentTarget }) => chooseBonus(currentTarget.checked)}
        />
        <span className={css.about}>
          <b>
            {bonus.title} {terms && <ExactAmount minorUnits={terms.amount} />}
          </b>
          <span>{t(text, values)}</span>
          <span>{t('deposit.bonusCounts')}</span>
          <span>{t('deposit.bonusFree')}</span>
        </span>
        <span className={css.mark} aria-hidden="true">
          <CheckIcon size={16} />
        </span>
      </label>
      <FieldError id={PROBLEM}>{problem && messageOf(problem)}</FieldError>
    </div>
  );
}
