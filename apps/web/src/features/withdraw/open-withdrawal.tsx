// The strips that lead a member back to withdrawals that are not decided yet.
import type { Withdrawal } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import type { SlotTable } from '../../kit/slots.ts';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { type OpenOrderKind, useOpenOrders } from '../../kit/wallet/use-open-orders.ts';
import { StripContent, Strips, stripClass } from '../../ui/strip.tsx';
import { openWithdrawalsOf } from './withdrawal.rules.ts';

const openWithdrawals: OpenOrderKind<Withdrawal> = {
  name: 'open-withdrawal',
  look: async (load) => {
    const outcome = await load('wallet.withdrawals', {});
    return outcome.ok ? openWithdrawalsOf(outcome.value.items) : null;
  },
};

export function SlotContent({ inset = false }: SlotTable['openWithdrawal']) {
  const t = useT();
  const money = useExactMoney();
  const orders = useOpenOrders(openWithdrawals);
  return (
    <Strips inset={inset}>
      {orders.map(({ orderId, amount, status }) => (
        <Link key={orderId} to="withdraw" query={{ id: orderId }} className={stripClass(inset)}>
          <StripContent>
            {t(status === 'onHold' ? 'withdrawal.stripOnHold' : 'withdrawal.stripWaiting', { amount: money(amount) })}
          </StripContent>
        </Link>
      ))}
    </Strips>
  );
}
