// The strip that leads a member back to a deposit that is not decided yet.
import type { DepositOrder } from '@foyer/contract';
import { useState } from 'react';
import { Link } from '../../kit/link.tsx';
import { useFlow, useNow, useShell, useT } from '../../kit/shell-context.tsx';
import type { SlotTable } from '../../kit/slots.ts';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { minutesAndSeconds, secondsTo } from '../../shell/clock/time-left.ts';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { StripContent, stripClass } from '../../ui/strip.tsx';
import { openDepositFlow, openDepositRunner } from './open-deposit.flow.ts';
import { standingOf } from './order.rules.ts';

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

export function SlotContent(props: SlotTable['openDeposit']) {
  const { load, events } = useShell();
  const [runner] = useState(() => openDepositRunner(load));
  const [{ order }, send] = useFlow(openDepositFlow, runner);
  useAppEvent(events, 'pageShown', () => send({ type: 'shown' }));
  return order && <Strip order={order} {...props} />;
}
