// A second-step code by SMS or e-mail to the contact on file, with its countdown.
import type { CodeSent } from '@foyer/contract';
import { useState } from 'react';
import { codeRefusals } from '../../kit/codes/code-refusal.rules.ts';
import { useCode } from '../../kit/codes/use-code.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { isItsOwn, isJudgedSending, isOver, ownClaims, refusalsAt } from './two-factor.rules.ts';
import type { TwoFactor } from './use-two-factor.ts';

export interface SentCodeOptions {
  readonly draft: string;
  readonly recipient: string | null;
  readonly shown?: string | null;
  readonly waiting?: boolean;
  /** True: the phone-auth service sends the code. */
  readonly byPhoneAuth?: boolean;
  /** Null: no code was sent, nobody refused it, and the person has seen a message about it. */
  readonly send: (recipient: string) => Promise<Outcome<CodeSent> | null>;
  readonly whole: (code: string, recipient: string) => void;
  /** Clears the field of the number or address (TF-05). */
  readonly clearRecipient: () => void;
}

/** The form of a code whose sending was refused. */
interface RefusedForm extends Pick<SentCodeOptions, 'clearRecipient'> {
  /** The field of an earlier code stands in place of that of the number or address. */
  readonly hasCode: boolean;
  readonly clearCode: () => void;
  readonly dispatch: TwoFactor['send'];
}

/** TF-05: clears the inputs in sight. Null: the second step itself has refused, and the sheet says so. */
export function takeRefusal(failure: Failure, { hasCode, clearCode, clearRecipient, dispatch }: RefusedForm) {
  const isOwn = isItsOwn(failure);
  if (!isOwn && !isJudgedSending(failure)) return failure;
  clearCode();
  // Without its number or address the button for another code would do nothing.
  if (isOwn || !hasCode) clearRecipient();
  if (!isOwn) return failure;
  const problem = problemBy(refusalsAt('recipient'), failure);
  dispatch(isOver(failure) ? { type: 'ended' } : { type: 'recipientRefused', problem });
  return null;
}

/** The refusals of sending a code that the sheet shows. */
export const sendClaims = { ...codeRefusals, ...ownClaims } as const;

/** TF-04: for codes of our own, the button for another code returns when the previous one has expired. */
export async function untilItHasRunOut(sending: Promise<Outcome<CodeSent>>): Promise<Outcome<CodeSent>> {
  const outcome = await sending;
  if (!outcome.ok) return outcome;
  const { expirationTime } = outcome.value;
  return { ok: true, value: { expirationTime, resendAt: expirationTime } };
}

export function useSentCode({ round, send: dispatch }: TwoFactor, options: SentCodeOptions) {
  const { draft, recipient, shown, waiting = false, byPhoneAuth = false, send, whole, clearRecipient } = options;
  const code = useCode({
    draft,
    recipient,
    shown,
    waiting,
    byPhoneAuth,
    send: async (to) => {
      const outcome = await send(to);
      if (!outcome || outcome.ok) return outcome;
      return takeRefusal(outcome, { hasCode: code.expected, clearCode: code.clear, clearRecipient, dispatch });
    },
    whole: (typed) => code.recipient !== null && whole(typed, code.recipient),
  });
  const [clearedIn, setClearedIn] = useState(round);
  if (clearedIn !== round) {
    setClearedIn(round);
    code.clear();
  }
  return code;
}

export type SentCode = ReturnType<typeof useSentCode>;
