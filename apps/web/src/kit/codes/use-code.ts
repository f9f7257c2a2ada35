// The code by SMS or e-mail in a form: requested, counted down, typed or filled in.

import { digitsOf } from '@foyer/contract/plain-digits';
import { useState } from 'react';
import { clockTime, secondsTo } from '../../shell/clock/time-left.ts';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useLatest } from '../../shell/flow/use-latest.ts';
import { useFlow, useNow, useShell, useT } from '../shell-context.tsx';
import { codeFlow, mustWait } from './code.flow.ts';
import { codeLength, type SentCode, viewOf } from './code.rules.ts';
import { type CodeForm, codeRunner } from './code.runner.ts';
import { useWebOtp } from './use-web-otp.ts';

export interface CodeOptions {
  /** Names the draft that keeps the time and the recipient of a sent code. */
  readonly draft: string;
  /** The number or address in the form now; null while the field holds none. */
  readonly recipient: string | null;
  /** The recipient formatted for people. */
  readonly shown?: string | null | undefined;
  /** True while the field for the number still loads: the code is requested once the field is ready. */
  readonly waiting?: boolean;
  /** True: the phone-auth service sends the code, whatever the operator's own codes are like. */
  readonly byPhoneAuth?: boolean;
  /** Makes the call, with the captcha step before it; null when the person closed the captcha. */
  readonly send: CodeForm['send'];
  /** Called when all digits are there. */
  readonly whole?: (code: string) => void;
}

/**
 * Holds the field's input. The input may mount after the request for its focus: its code is fetched beside the call
 * that sends the code.
 */
function createInputHolder() {
  let input: HTMLInputElement | null = null;
  let isWanted = false;
  return {
    put: (next: HTMLInputElement | null): void => {
      input = next;
      if (next && isWanted) next.focus();
      if (next) isWanted = false;
    },
    focus: (): void => {
      isWanted = input === null;
      input?.focus();
    },
  };
}

/** Runs the flow of the code, with access to the field's input. */
function useCodeFlow({ draft, send }: Pick<CodeOptions, 'draft' | 'send'>) {
  const shell = useShell();
  const [input] = useState(createInputHolder);
  const latest = useLatest(send);
  const [runner] = useState(() =>
    codeRunner(shell, draft, {
      send: (recipient) => latest.current(recipient),
      // Moves the focus after the field is in the page.
      focusField: () => void setTimeout(input.focus),
    }),
  );
  const [state, dispatch] = useFlow(codeFlow, runner);
  useAppEvent(shell.events, 'pageShown', () => dispatch({ type: 'cameBack' }));
  return { state, dispatch, input };
}

/** Computes the texts around the digits: how long they are valid, when others may be requested. */
function useCountdowns(sent: SentCode | null, waitUntil: number | null) {
  const t = useT();
  const now = useNow();
  const { validSeconds, resendSeconds } = sent ? viewOf(sent, now) : { validSeconds: null, resendSeconds: 0 };
  const wait = Math.max(resendSeconds, waitUntil === null ? 0 : secondsTo(waitUntil, now));
  const expired = validSeconds === 0;
  return {
    now,
    wait,
    expired,
    note: expired
      ? t('codes.expired')
      : validSeconds !== null && t('codes.expiresIn', { time: clockTime(validSeconds) }),
    again: wait > 0 ? t('codes.againIn', { time: clockTime(wait) }) : t('codes.again'),
  };
}

export function useCode({ draft, recipient, shown, waiting = false, byPhoneAuth = false, send, whole }: CodeOptions) {
  const { clock, settings } = useShell();
  const length = codeLength(byPhoneAuth ? {} : settings);
  const t = useT();
  const { state, dispatch, input } = useCodeFlow({ draft, send });
  const [code, setCode] = useState('');
  const before = state.at === 'sending' ? state.before : state.at === 'sent' ? state.sent : null;
  const sent = before && (recipient === null || before.recipient === recipient) ? before : null;
  const sending = waiting || state.at === 'sending';
  const { wait, expired, note, again } = useCountdowns(sent, state.at === 'sending' ? null : state.waitUntil);
  const type = (typed: string): void => {
    const digits = digitsOf(typed).slice(0, length);
    setCode(digits);
    if (digits.length === length && digits !== code) whole?.(digits);
  };
  useWebOtp(sent !== null && !expired, type);
  const request = (): void => {
    if (recipient === null || mustWait(state, recipient, clock.now())) return;
    setCode('');
    dispatch({ type: 'requested', recipient, now: clock.now() });
  };

  return {
    /** True where a code was sent to the number or address in the form: the form then shows the field for it. */
    expected: sent !== null,
    /** The recipient of the sent code; null while there is none. */
    recipient: sent?.recipient ?? null,
    sending,
    problem: state.at === 'sending' ? null : state.problem,
    /** Seconds until a code may be requested. */
    wait,
    /** The label of the button that sends the first code: no wait is without its clock. */
    sendLabel: sending ? t('codes.sending') : wait > 0 ? again : t('codes.send'),
    code,
    /** Requests a code, or another one. */
    request,
    recipientEdited: () => dispatch({ type: 'recipientEdited' }),
    /** Clears a refused code, so that the person types it again. */
    clear: () => setCode(''),
    focus: input.focus,
    /** Drops the stored state of a code that has been used. */
    used: () => dispatch({ type: 'used' }),
    field: {
      label: t('codes.label'),
      note,
      sentTo: sent && t('codes.sentTo', { recipient: `\u2066${shown || sent.recipient}\u2069` }),
      again,
      againDisabled: wait > 0,
      sending,
      onAgain: request,
      value: code,
      length,
      onChange: type,
      inputRef: input.put,
    },
  };
}
