// The amount of a withdrawal: parts of what may leave to tap.
import { AmountSection } from '../../kit/payment/amount-section.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import type { WithdrawModel } from './use-withdraw.ts';
import { picksOf, type QuickPick } from './withdraw.rules.ts';

function Part({ text, amount }: QuickPick) {
  const t = useT();
  return (
    <>
      {t(text)}{' '}
      <small>
        <ExactAmount minorUnits={amount} />
      </small>
    </>
  );
}

export const WithdrawAmount = ({ model }: { readonly model: WithdrawModel }) => (
  <AmountSection
    model={model}
    range={model.info.rules ?? undefined}
    picks={picksOf(model.info).map((pick) => ({ name: pick.text, amount: pick.amount, label: <Part {...pick} /> }))}
    columns={undefined}
  />
);
