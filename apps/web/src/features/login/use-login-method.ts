// Decides which of the two log-in methods is shown, and loads the component of the log-in by SMS.
import { type ComponentType, useState } from 'react';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import type { Runner } from '../../shell/flow/flow.ts';
import { REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import type { Shell } from '../../shell/shell.ts';
import { LOGIN_METHOD_DRAFT, LOGIN_PHONE_DRAFT } from './login.constants.ts';
import {
  type LoginMethod,
  type LoginMethodEffect,
  type LoginMethodEvent,
  loginMethodFlow,
} from './login-method.flow.ts';

type Part = ComponentType<{ readonly onLoggedIn: () => void }>;

const flow = loginMethodFlow<Part>();

/** Fills in the number that this device remembers, where none was typed in this tab. */
function fillNumber({ drafts, settings, store }: Shell): void {
  const record = store.read(REMEMBERED_LOGIN);
  const known = record?.type === 'sms' && record.merchant === settings.merchant ? record.mobile : undefined;
  if (known && !drafts.read(LOGIN_PHONE_DRAFT).number) drafts.keep(LOGIN_PHONE_DRAFT, { number: known });
}

export function loginMethodRunner(shell: Shell): Runner<LoginMethodEvent<Part>, LoginMethodEffect> {
  const { drafts, overlays, settings, texts } = shell;
  const fetchPart = async (): Promise<Part> => {
    const { PhoneLogin } = await import('./phone-login.tsx');
    fillNumber(shell);
    return PhoneLogin;
  };
  return (effect, send) => {
    switch (effect.do) {
      case 'find':
        if (drafts.read(LOGIN_METHOD_DRAFT).way === 'sms' && settings.register.methods.includes('mobile'))
          send({ type: 'chosen', method: 'sms' });
        return;
      case 'keep':
        return drafts.keep(LOGIN_METHOD_DRAFT, { way: effect.method });
      case 'fetchPart':
        return fetchPart().then(
          (part) => send({ type: 'partArrived', part }),
          () => send({ type: 'partLost' }),
        );
      case 'showLost':
        return overlays.toast(texts.t('login.unreachable'), 'warn');
    }
  };
}

export function useLoginMethod() {
  const shell = useShell();
  const [runner] = useState(() => loginMethodRunner(shell));
  const [{ at: method, part }, send] = useFlow(flow, runner);
  return { method, choose: (chosen: LoginMethod) => send({ type: 'chosen', method: chosen }), PhoneLogin: part };
}
