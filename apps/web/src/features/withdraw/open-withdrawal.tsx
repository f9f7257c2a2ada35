// The strip that leads a member back to a withdrawal that is not decided yet.
import { useState } from 'react';
import { Link } from '../../kit/link.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import type { SlotTable } from '../../kit/slots.ts';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { StripContent, stripClass } from '../../ui/strip.tsx';
import { openWithdrawalFlow, openWithdrawalRunner } from './open-withdrawal.flow.ts';

export function SlotContent({ inset = false }: SlotTable['openWithdrawal']) {
  const t = useT();
  const money = useExactMoney();
  const { load, events } = useShell();
  const [runner] = useState(() => openWithdrawalRunner(load));
  const [{ withdrawal }, send] = useFlow(openWithdrawalFlow, runner);
  useAppEvent(events, 'pageShown', () => send({ type: 'shown' }));
  if (!withdrawal) return null;
  const { orderId, amount, status } = withdrawal;
  return (
    <Link to="withdraw" query={{ id: orderId }} className={stripClass(inset)}>
      <StripContent>
        {t(status === 'onHold' ? 'withdrawal.stripOnHold' : 'withdrawal.stripWaiting', { amount: money(amount) })}
      </StripContent>
    </Link>
  );
}
