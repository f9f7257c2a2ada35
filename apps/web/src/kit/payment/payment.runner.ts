// Performs the effects of a payment: one call under the key of its intent, again for as long as no answer comes.
import type { InPlace, Problem } from '../../shell/errors/problem.rules.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';
import { isLost, undecided } from './lost-answer.rules.ts';
import type { Intent, PaymentEffect, PaymentEvent } from './payment.flow.ts';

/** The actions of the screen that the flow calls. */
export interface PaymentForm<At extends string> extends FormScreen<At | 'form'> {
  /** The next payment is another one, under this key. */
  readonly renewKey: (key: string) => void;
}

/** What a form of payments repeats in place of the error catalogue. */
export const paymentClaims = { ...undecided, unknown_error: true, unanswered: true } as const;

interface Taken {
  readonly orderId: string;
}

/** Null: no answer came. A dialog over the form closes for it, since only the same call again finds out. */
type Answer = Outcome<Taken | null>;

export interface Payment<At extends string, I extends Intent> {
  /** Name of the draft of what is entered and of the key of its intent. */
  readonly draft: string;
  readonly refusals: { readonly [code: string]: InPlace<Problem<At>> | undefined };
  /** Makes the call by `post`; null where the member left a step before it. */
  readonly pay: (intent: I, post: (call: () => Promise<Outcome<Taken>>) => Promise<Answer>) => Promise<Answer | null>;
  /** Leads to the order; the draft is gone. */
  readonly openOrder: (orderId: string) => void;
}

export function paymentRunner<At extends string, I extends Intent & Readonly<Record<keyof I, string>>>(
  { drafts }: Pick<Shell, 'drafts'>,
  screen: PaymentForm<At>,
  { draft, refusals, pay, openOrder }: Payment<At, I>,
): Runner<PaymentEvent<At, I>, PaymentEffect<At, I>> {
  let intent: I | null = null;
  /** Key of the payment that may have been taken: an answer to it was lost. */
  let lostKey: string | null = null;
  /** An answer may end the session: what it changes is the draft of the member who paid. */
  let own = drafts;
  const performForm = formRunner<At | 'form'>(screen);

  /** Until it has an answer, a visit after this one repeats the same intent. */
  const keepSent = (sent: I, isSent: boolean): void => {
    const { sent: _, ...kept } = own.read(draft);
    own.keep(draft, isSent ? { ...kept, ...sent, sent: '1' } : kept);
  };

  /** A member who has left the page meanwhile must not send the same payment for the next one. */
  const dropSent = ({ key }: I): void => {
    if (own.read(draft).key === key) own.drop(draft);
  };

  const make = async (): Promise<PaymentEvent<At, I>> => {
    const sent = intent;
    const post = async (call: () => Promise<Outcome<Taken>>): Promise<Answer> => {
      if (sent) keepSent(sent, true);
      const outcome = await call();
      if (!outcome.ok && isLost(outcome, sent?.key === lostKey)) {
        lostKey = sent?.key ?? null;
        return { ok: true, value: null };
      }
      if (sent && outcome.ok) dropSent(sent);
      else if (sent) keepSent(sent, false);
      return outcome;
    };
    return eventOf(
      sent && (await pay(sent, post)),
      refusals,
      (answer): PaymentEvent<At, I> => (answer ? { type: 'accepted', orderId: answer.orderId } : { type: 'lost' }),
    );
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'pay':
        intent = effect.intent;
        own = drafts.forCurrentMember();
        if (effect.isSent) lostKey = intent.key;
        return make().then(send);
      case 'retry':
        return make().then(send);
      case 'retryLater':
        return void setTimeout(() => send({ type: 'retryDue' }), effect.pauseMs);
      case 'renewKey': {
        const key = newIntentKey();
        own.keep(draft, { ...own.read(draft), key });
        return screen.renewKey(key);
      }
      case 'openOrder':
        own.drop(draft);
        return openOrder(effect.orderId);
      default:
        return performForm(effect, send);
    }
  };
}
