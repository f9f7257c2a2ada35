// What a withdrawal is, before it is made.
import { useT } from '../../kit/shell-context.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { Masked } from '../../ui/masked.tsx';
import css from '../../ui/summary.module.css';
import type { WithdrawInfo } from './withdraw.data.ts';
import { type Choice, timeText } from './withdraw.rules.ts';

export function Summary({ choice, rules }: { readonly choice: Choice } & Pick<WithdrawInfo, 'rules'>) {
  const t = useT();
  const time = timeText(rules);
  const { issuer, masked } = choice.account;
  return (
    <dl className={css.summary}>
      <div className={css.total}>
        <dt>{t('withdraw.youGet')}</dt>
        <dd>
          <ExactAmount minorUnits={choice.amount} />
        </dd>
      </div>
      <div>
        <dt>{t('withdraw.to')}</dt>
        <dd>
          <bdi>{issuer}</bdi> <Masked text={masked} />
        </dd>
      </div>
      {time && (
        <div>
          <dt>{t('withdraw.time')}</dt>
          <dd>{t(time.text, time.values)}</dd>
        </div>
      )}
    </dl>
  );
}
