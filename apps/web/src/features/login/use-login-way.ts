// Decides which of the two ways to log in is shown, and loads the component of the phone's way.
import { type ComponentType, useState } from 'react';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import type { Runner } from '../../shell/flow/flow.ts';
import { REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import type { Shell } from '../../shell/shell.ts';
import { LOGIN_PHONE_DRAFT, LOGIN_WAY_DRAFT } from './login.constants.ts';
import { type LoginWay, type LoginWayEffect, type LoginWayEvent, loginWayFlow } from './login-way.flow.ts';

type Part = ComponentType<{ readonly onLoggedIn: () => void }>;

const flow = loginWayFlow<Part>();

/** Fills in the number that this device remembers, where none was typed in this tab. */
function fillNumber({ drafts, settings, store }: Shell): void {
  const record = store.read(REMEMBERED_LOGIN);
  const known = record?.type === 'sms' && record.merchant === settings.merchant ? record.mobile : undefined;
  if (known && !drafts.read(LOGIN_PHONE_DRAFT).number) drafts.keep(LOGIN_PHONE_DRAFT, { number: known });
}

export function loginWayRunner(shell: Shell): Runner<LoginWayEvent<Part>, LoginWayEffect> {
  const { drafts, overlays, settings, texts } = shell;
  const fetchPart = async (): Promise<Part> => {
    const [{ PhoneLogin }] = await Promise.all([import('./phone-login.tsx'), texts.complete()]);
    fillNumber(shell);
    return PhoneLogin;
  };
  return (effect, send) => {
    switch (effect.do) {
      case 'find':
        if (drafts.read(LOGIN_WAY_DRAFT).way === 'sms' && settings.register.methods.includes('mobile'))
          send({ type: 'chosen', way: 'sms' });
        return;
      case 'keep':
        return drafts.keep(LOGIN_WAY_DRAFT, { way: effect.way });
      case 'fetchPart':
        return fetchPart().then(
          (part) => send({ type: 'partArrived', part }),
          () => send({ type: 'partLost' }),
        );
      case 'showLost':
        return overlays.toast(texts.t('login.unreachable'));
    }
  };
}

export function useLoginWay() {
  const shell = useShell();
  const [runner] = useState(() => loginWayRunner(shell));
  const [{ at: way, part }, send] = useFlow(flow, runner);
  return { way, choose: (chosen: LoginWay) => send({ type: 'chosen', way: chosen }), PhoneLogin: part };
}
