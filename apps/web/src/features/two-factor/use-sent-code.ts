// A second-step code by SMS or e-mail to the contact on file, with its countdown.
import type { CodeSent } from '@foyer/contract';
import { useState } from 'react';
import { codeRefusals } from '../../kit/codes/code-refusal.rules.ts';
import { useCode } from '../../kit/codes/use-code.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { isItsOwn, isOver, ownClaims, refusalsAt } from './two-factor.rules.ts';
import type { TwoFactor } from './use-two-factor.ts';

export interface SentCodeOptions {
  readonly draft: string;
  readonly recipient: string | null;
  readonly shown?: string | null;
  readonly waiting?: boolean;
  /** True: the phone-auth service sends the code. */
  readonly byPhoneAuth?: boolean;
  /** Null: no code was sent, and the person has seen a message about it. */
  readonly send: (recipient: string) => Promise<Outcome<CodeSent> | null>;
  readonly whole: (code: string, recipient: string) => void;
  /** Clears the field: its number or address is not the one on file (TF-05). */
  readonly refused: () => void;
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
  const { draft, recipient, shown, waiting = false, byPhoneAuth = false, send, whole, refused } = options;
  const code = useCode({
    draft,
    recipient,
    shown,
    waiting,
    byPhoneAuth,
    send: async (to) => {
      const outcome = await send(to);
      if (!outcome || outcome.ok || !isItsOwn(outcome)) return outcome;
      refused();
      dispatch(
        isOver(outcome)
          ? { type: 'ended' }
          : { type: 'recipientRefused', problem: problemBy(refusalsAt('recipient'), outcome) },
      );
      return null;
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
