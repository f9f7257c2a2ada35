// Performs the effects of a deposit.
import { isUnanswered } from '../../shell/errors/claims.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';
import { type DepositEffect, type DepositEvent, type Intent, refusals } from './deposit.flow.ts';
import type { DepositProblem } from './deposit.rules.ts';
import { ORDER_DRAFT } from './order.rules.ts';

/** Name of the draft of what is entered and of the key of its intent. */
export const DEPOSIT_DRAFT = 'deposit';

/** The actions of the screen that the flow calls. */
export interface DepositForm extends FormScreen<DepositProblem['at']> {
  /** No answer is waited for any more. `isFinal`: the next deposit is another one. */
  readonly settle: (isFinal: boolean) => void;
}

/** Codes of answers that decide nothing: the deposit is being made, or the service could not say. */
const undecided = { 'idempotency.running': true, 'service.overloaded': true, 'service.unavailable': true };
/** What this form shows itself, and what it repeats. */
const claims = { ...refusals, ...undecided, unknown_error: true, unanswered: true };

const FIRST_SERVER_FAULT = 500;

/** True where the deposit may have been taken all the same; `again`: an earlier answer was lost. */
const isLost = (failure: Failure, again: boolean): boolean =>
  isUnanswered(failure) ||
  failure.status >= FIRST_SERVER_FAULT ||
  failure.errorCode in undecided ||
  (again && failure.kind === 'offline');

export type DepositShell = Pick<Shell, 'send' | 'drafts' | 'navigation'>;

export function depositRunner(
  { send: call, drafts, navigation }: DepositShell,
  screen: DepositForm,
): Runner<DepositEvent, DepositEffect> {
  let intent: Intent | null = null;
  const performForm = formRunner(screen);

  const post = async (send: (event: DepositEvent) => void, again: boolean): Promise<void> => {
    if (!intent) return;
    const { method, amount, bonus, key: idempotencyKey } = intent;
    const input = { method, amount, ...(bonus && { bonus }) };
    const outcome = await call('wallet.deposit', input, { claims, idempotencyKey });
    if (!outcome.ok && isLost(outcome, again)) return send({ type: 'lost' });
    send(eventOf(outcome, refusals, ({ orderId }): DepositEvent => ({ type: 'accepted', orderId })));
  };

  const openOrder = (orderId: string): void => {
    const { backUrl } = navigation.query();
    drafts.drop(DEPOSIT_DRAFT);
    if (backUrl) drafts.keep(ORDER_DRAFT, { orderId, backUrl });
    navigation.go('order', { query: { id: orderId }, replace: true });
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'deposit':
        intent = effect.intent;
        return post(send, false);
      case 'retry':
        return post(send, true);
      case 'retryLater':
        return void setTimeout(() => send({ type: 'retryDue' }), effect.pauseMs);
      case 'renewKey':
        return screen.settle(true);
      case 'keepKey':
        return screen.settle(false);
      case 'openOrder':
        return openOrder(effect.orderId);
      default:
        return performForm(effect, send);
    }
  };
}
