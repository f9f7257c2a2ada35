// The strips that lead a member back to withdrawals that are not decided yet.
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import type { SlotTable } from '../../kit/slots.ts';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { useOpenOrders } from '../../kit/wallet/use-open-orders.ts';
import { StripContent, stripClass } from '../../ui/strip.tsx';
import { lookForWithdrawals, openWithdrawalFlow } from './open-withdrawal.flow.ts';

export function SlotContent({ inset = false }: SlotTable['openWithdrawal']) {
  const t = useT();
  const money = useExactMoney();
  return useOpenOrders(openWithdrawalFlow, lookForWithdrawals).map(({ orderId, amount, status }) => (
    <Link key={orderId} to="withdraw" query={{ id: orderId }} className={stripClass(inset)}>
      <StripContent>
        {t(status === 'onHold' ? 'withdrawal.stripOnHold' : 'withdrawal.stripWaiting', { amount: money(amount) })}
      </StripContent>
    </Link>
  ));
}
