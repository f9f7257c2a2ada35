// Performs the effects of a withdrawal's view.
import { showFailure } from '../../shell/errors/show-failure.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { WithdrawalEffect, WithdrawalEvent } from './withdrawal.flow.ts';

export interface WithdrawalRunnerDeps extends Pick<Shell, 'load' | 'send' | 'events' | 'overlays' | 'texts'> {
  readonly isVisible: () => boolean;
}

/** The next load shows the withdrawal that somebody has decided meanwhile; its sentence is shown beside it. */
const claims = { 'withdraw.final': true } as const;

export function withdrawalRunner(deps: WithdrawalRunnerDeps): Runner<WithdrawalEvent, WithdrawalEffect> {
  const { load, send: call, events, overlays, texts, isVisible } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loadAgain = async (id: string): Promise<WithdrawalEvent> => {
    clearTimeout(timer);
    const outcome = await load('wallet.withdrawals', { orderId: id });
    const withdrawal = outcome.ok && outcome.value.items.find(({ orderId }) => orderId === id);
    return withdrawal ? { type: 'loaded', withdrawal } : { type: 'loadFailed' };
  };

  const cancel = async (orderId: string): Promise<void> => {
    clearTimeout(timer);
    const { t } = texts;
    const answer = await overlays.open('alert', {
      title: t('withdrawal.cancelTitle'),
      message: t('withdrawal.cancelText'),
      confirm: t('withdrawal.cancel'),
      cancel: t('withdrawal.keep'),
      danger: true,
    });
    if (answer !== 'confirmed') return;
    const outcome = await call('wallet.cancelWithdrawal', { orderId }, { claims });
    if (!outcome.ok) showFailure(deps, outcome);
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'load':
        return loadAgain(effect.orderId).then(send);
      case 'loadLater':
        clearTimeout(timer);
        // A hidden page rests; it loads when it is seen again.
        timer = setTimeout(() => isVisible() && send({ type: 'loadDue' }), effect.pauseMs);
        return;
      case 'cancel':
        return cancel(effect.orderId).then(() => send({ type: 'cancelEnded' }));
      case 'announceMoney':
        return events.publish('balanceChanged', {});
    }
  };
}
