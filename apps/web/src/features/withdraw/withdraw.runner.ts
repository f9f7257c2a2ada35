// Performs the effects of a withdrawal.
import type { OutputOf } from '@foyer/contract';
import { isUnanswered } from '../../shell/errors/claims.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Failure, Outcome, StepUp } from '../../shell/http/outcome.ts';
import { confirmed, stepUpClaims } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import { type Intent, refusals, type WithdrawEffect, type WithdrawEvent } from './withdraw.flow.ts';
import type { WithdrawProblem } from './withdraw.rules.ts';

/** Name of the draft of what is entered and of the key of its intent. */
export const WITHDRAW_DRAFT = 'withdraw';

/** The actions of the screen that the flow calls. */
export interface WithdrawForm extends FormScreen<WithdrawProblem['at']> {
  /** The next withdrawal is another one. */
  readonly renewKey: () => void;
}

/** Codes of answers that decide nothing: the withdrawal is being made, or the service could not say. */
const undecided = { 'idempotency.running': true, 'service.overloaded': true, 'service.unavailable': true };
/** What this form shows itself, and what it repeats. */
const claims = { ...refusals, ...stepUpClaims, ...undecided, unknown_error: true, unanswered: true };

const FIRST_SERVER_FAULT = 500;

/** True where the withdrawal may have been taken all the same; `again`: an earlier answer was lost. */
const isLost = (failure: Failure, again: boolean): boolean =>
  isUnanswered(failure) ||
  failure.status >= FIRST_SERVER_FAULT ||
  failure.errorCode in undecided ||
  (again && failure.kind === 'offline');

/** Null: no answer came. The dialog of the proof closes for it, since only the same call again finds out. */
type Answer = OutputOf<'wallet.withdraw'> | null;

export type WithdrawShell = Pick<Shell, 'send' | 'drafts' | 'navigation' | 'overlays' | 'events'>;

export function withdrawRunner(shell: WithdrawShell, screen: WithdrawForm): Runner<WithdrawEvent, WithdrawEffect> {
  const { send: call, drafts, navigation, events } = shell;
  let intent: Intent | null = null;
  const performForm = formRunner(screen);

  /** Until it has an answer, a visit after this one repeats the same intent. */
  const keepSent = ({ accountId, amount }: Intent, isSent: boolean): void => {
    const { sent: _, ...draft } = drafts.read(WITHDRAW_DRAFT);
    drafts.keep(WITHDRAW_DRAFT, isSent ? { ...draft, account: accountId, amount, sent: '1' } : draft);
  };

  const post = async (sent: Intent, again: boolean, proof: { readonly stepUp?: StepUp }): Promise<Outcome<Answer>> => {
    const { accountId, amount, key: idempotencyKey } = sent;
    keepSent(sent, true);
    const outcome = await call('wallet.withdraw', { accountId, amount, ...proof }, { claims, idempotencyKey });
    if (!outcome.ok && isLost(outcome, again)) return { ok: true, value: null };
    keepSent(sent, false);
    return outcome;
  };

  const withdraw = async (again: boolean): Promise<WithdrawEvent> => {
    const sent = intent;
    const outcome = sent && (await confirmed(shell, (proof) => post(sent, again, proof)));
    return eventOf(
      outcome,
      refusals,
      (answer): WithdrawEvent => (answer ? { type: 'accepted', orderId: answer.orderId } : { type: 'lost' }),
    );
  };

  const openWithdrawal = (orderId: string): void => {
    drafts.drop(WITHDRAW_DRAFT);
    events.publish('balanceChanged', {});
    navigation.go('withdraw', { query: { id: orderId }, replace: true });
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'withdraw':
        intent = effect.intent;
        return withdraw(false).then(send);
      case 'retry':
        return withdraw(true).then(send);
      case 'retryLater':
        return void setTimeout(() => send({ type: 'retryDue' }), effect.pauseMs);
      case 'renewKey':
        return screen.renewKey();
      case 'openWithdrawal':
        return openWithdrawal(effect.orderId);
      default:
        return performForm(effect, send);
    }
  };
}
