// The strips that lead a member back to deposits that are not decided yet.
import type { DepositOrder } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { useNow, useT } from '../../kit/shell-context.tsx';
import type { SlotTable } from '../../kit/slots.ts';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { type OpenOrderKind, useOpenOrders } from '../../kit/wallet/use-open-orders.ts';
import { minutesAndSeconds, secondsTo } from '../../shell/clock/time-left.ts';
import { StripContent, Strips, stripClass } from '../../ui/strip.tsx';
import { openOrdersOf, standingOf } from './order.rules.ts';

const openDeposits: OpenOrderKind<DepositOrder> = {
  name: 'open-deposit',
  look: async (load) => {
    const outcome = await load('wallet.orders', {});
    return outcome.ok ? openOrdersOf(outcome.value.items) : null;
  },
};

function Strip({ order, inset = false }: { readonly order: DepositOrder } & SlotTable['openDeposit']) {
  const t = useT();
  const money = useExactMoney();
  const now = useNow();
  const { orderId, amount, expiresAt } = order;
  const canBePaid = standingOf(order, now, false) === 'pay';
  const time = canBePaid && expiresAt ? minutesAndSeconds(secondsTo(Date.parse(expiresAt), now)) : null;
  return (
    <Link to="order" query={{ id: orderId }} className={stripClass(inset)}>
      <StripContent time={time}>
        {t(canBePaid ? 'order.stripWaiting' : 'order.stripChecking', { amount: money(amount) })}
      </StripContent>
    </Link>
  );
}

/** `loaded`: the deposits that came with the page. */
export function OpenDeposits({ loaded }: { readonly loaded: readonly DepositOrder[] }) {
  const orders = useOpenOrders(openDeposits, openOrdersOf(loaded));
  return (
    <Strips>
      {orders.map((order) => (
        <Strip key={order.orderId} order={order} />
      ))}
    </Strips>
  );
}

export function SlotContent(props: SlotTable['openDeposit']) {
  const orders = useOpenOrders(openDeposits);
  return (
    <Strips inset={props.inset}>
      {orders.map((order) => (
        <Strip key={order.orderId} order={order} {...props} />
      ))}
    </Strips>
  );
}
