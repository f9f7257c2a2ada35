// The state of the second step as its sheet shows it.
import type { SecondFactor } from '@foyer/contract';
import { useRef, useState } from 'react';
import { usePhoneAuth } from '../../kit/identity/use-phone-auth.ts';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { deviceId } from '../../shell/device/device-id.ts';
import { secondFactorDrafts } from '../../shell/session/second-factor.ts';
import type { WaitingLogin } from '../../shell/session/waiting-login.ts';
import type { Shell } from '../../shell/shell.ts';
import { twoFactorFlow } from './two-factor.flow.ts';
import type { Entry } from './two-factor.rules.ts';
import { twoFactorRunner } from './two-factor.runner.ts';

/** Returns the field that needs the person: the highlighted one, else the first visible one. */
function fieldIn(frame: HTMLElement): HTMLElement | undefined {
  const fields = [...frame.querySelectorAll<HTMLInputElement>('form input')].filter(
    (field) => field.getClientRects().length > 0,
  );
  return fields.find((field) => field.getAttribute('aria-invalid') === 'true') ?? fields[0];
}

const firstOf = ({ options }: WaitingLogin, kept: string | undefined): SecondFactor =>
  options.find((method) => method === kept) ?? options[0] ?? 'ga';

const whomOf = (username: string, challenge: string, { device }: Shell) => ({
  username,
  password: '',
  challenge,
  loginDeviceId: deviceId(device),
});

export function useTwoFactor(waitingLogin: WaitingLogin, passed: () => void) {
  const shell = useShell();
  const frame = useRef<HTMLDivElement>(null);
  const [focusField] = useState(() => {
    // After the message is in the page, so that it is read together with the field.
    return (): void =>
      void setTimeout(() => {
        // The methods keep their place under the finger while the field is in sight without a scroll.
        const field = frame.current ? fieldIn(frame.current) : undefined;
        field?.focus({ preventScroll: field.getBoundingClientRect().bottom <= window.innerHeight });
      });
  });
  const [flow] = useState(() =>
    twoFactorFlow(firstOf(waitingLogin, shell.drafts.read(secondFactorDrafts.method).method)),
  );
  const phoneAuth = usePhoneAuth(secondFactorDrafts.phoneAuth);
  const confirmCode = phoneAuth?.confirm ?? null;
  const [runner] = useState(() => twoFactorRunner(shell, waitingLogin, { focusField, passed, confirmCode }));
  const [state, send] = useFlow(flow, runner);
  return {
    waitingLogin: waitingLogin,
    /** Sends and confirms codes by SMS where the operator's come from the phone-auth service; else null. */
    phoneAuth,
    /** The recipient of a code, as our own requests carry it; null where the back end does not have these requests. */
    whom: waitingLogin.challenge === null ? null : whomOf(waitingLogin.userName, waitingLogin.challenge, shell),
    frame,
    state,
    send,
    round: 'round' in state ? state.round : 0,
    sendings: 'sendings' in state ? state.sendings : 0,
    underWay: state.at === 'sending' || state.at === 'passed',
    submit: (entry: Entry) => send({ type: 'submitted', entry }),
    focusField,
  };
}

export type TwoFactor = ReturnType<typeof useTwoFactor>;
