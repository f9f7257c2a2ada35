// What a deposit comes to, before it is made.
import { useT } from '../../kit/shell-context.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import css from '../../ui/summary.module.css';
import { arrivingOf, type Choice, feeOf, timeText } from './deposit.rules.ts';

export function Summary({ choice }: { readonly choice: Choice }) {
  const t = useT();
  const fee = feeOf(choice);
  const time = timeText(choice.method);
  return (
    <dl className={css.summary}>
      <div>
        <dt>
          {t('deposit.youPay')} <small>{choice.method.title}</small>
        </dt>
        <dd>
          <ExactAmount minorUnits={choice.amount} />
        </dd>
      </div>
      <div>
        <dt>{t('deposit.fee')}</dt>
        <dd className={fee === '0' ? css.free : undefined}>
          {fee === '0' ? t('deposit.free') : <ExactAmount minorUnits={fee} />}
        </dd>
      </div>
      <div className={css.total}>
        <dt>
          {t('deposit.arrives')} <small>{t(time.text, time.values)}</small>
        </dt>
        <dd>
          <ExactAmount minorUnits={arrivingOf(choice)} />
        </dd>
      </div>
    </dl>
  );
}
