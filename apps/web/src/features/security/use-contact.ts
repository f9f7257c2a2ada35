// The state of a new address or number as its sheet shows it: the code to it, and what became of it.
import type { CodeSent, SecurityOverview } from '@foyer/contract';
import { useRef, useState } from 'react';
import { useCode } from '../../kit/codes/use-code.ts';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { useLatest } from '../../shell/flow/use-latest.ts';
import type { Outcome, StepUp } from '../../shell/http/outcome.ts';
import { confirmed } from '../../shell/session/step-up.ts';
import { contactFlow } from './contact.flow.ts';
import { type ContactForm, contactRunner } from './contact.runner.ts';

type Proof = { readonly stepUp?: StepUp };

export interface ContactOptions {
  readonly draft: string;
  /** The number or address in the form now; null while the field holds none. */
  readonly recipient: string | null;
  /** The recipient formatted for people. */
  readonly shown?: string | null;
  readonly waiting?: boolean;
  readonly sendCode: (proof: Proof) => Promise<Outcome<CodeSent>>;
  readonly save: (code: string, proof: Proof) => Promise<Outcome<SecurityOverview>>;
  readonly saved: (overview: SecurityOverview) => void;
  /** The sheet may be closed before the call has its answer. */
  readonly onSending: (call: Promise<Outcome<SecurityOverview> | null>) => void;
}

const firstSeen = (form: HTMLFormElement | null): HTMLInputElement | undefined =>
  [...(form?.querySelectorAll('input') ?? [])].find((input) => input.getClientRects().length > 0);

export function useContact({
  draft,
  recipient,
  shown,
  waiting = false,
  sendCode,
  save,
  saved,
  onSending,
}: ContactOptions) {
  const shell = useShell();
  const frame = useRef<HTMLFormElement>(null);
  const [runner] = useState(() => contactRunner(() => form.current));
  const [state, send] = useFlow(contactFlow, runner);
  const submit = (code: string): void => send({ type: 'submitted', code });
  const code = useCode({ draft, recipient, shown, waiting, send: () => confirmed(shell, sendCode), whole: submit });
  // The form is created after the flow that calls it.
  const form = useLatest<ContactForm>({
    save: (typed) => {
      const call = confirmed(shell, (proof) => save(typed, proof));
      onSending(call);
      return call;
    },
    focusField: (at) => {
      if (at === 'form') return;
      code.clear();
      // Moves the focus after the message is in the page, so that both are announced together.
      setTimeout(() => firstSeen(frame.current)?.focus());
    },
    finish: (overview) => {
      code.used();
      saved(overview);
    },
  });
  return { frame, state, code, edited: () => send({ type: 'edited' }), submit: () => submit(code.code) };
}

export type Contacting = ReturnType<typeof useContact>;
