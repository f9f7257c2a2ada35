// The state of a log-in by SMS as its form shows it.
import { useState } from 'react';
import { sendCode } from '../../kit/codes/send-code.ts';
import { useCode } from '../../kit/codes/use-code.ts';
import { joinedNumber } from '../../kit/phone/phone.ts';
import { usePhoneField } from '../../kit/phone/use-phone-field.ts';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { useLatest } from '../../shell/flow/use-latest.ts';
import { REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import type { Shell } from '../../shell/shell.ts';
import { LOGIN_CODE_DRAFT, LOGIN_METHOD_DRAFT, LOGIN_PHONE_DRAFT, LOGIN_REMEMBER_DRAFT } from './login.constants.ts';
import { loginFlow } from './login.flow.ts';
import { loginRunner } from './login.runner.ts';

/** Returns the state of the checkbox in this tab; at first it is checked where this device remembers a number. */
function useRemember({ drafts, settings, store }: Pick<Shell, 'drafts' | 'settings' | 'store'>) {
  const [remember, set] = useState(() => {
    const { ticked } = drafts.read(LOGIN_REMEMBER_DRAFT);
    const record = store.read(REMEMBERED_LOGIN);
    return ticked ? ticked === '1' : record?.type === 'sms' && record.merchant === settings.merchant;
  });
  const setRemember = (ticked: boolean): void => {
    drafts.keep(LOGIN_REMEMBER_DRAFT, { ticked: ticked ? '1' : '0' });
    set(ticked);
  };
  return { remember, setRemember };
}

/** The number to log in with, and the code that is sent to it; `submit` once both are there. */
function useNumberAndCode(submit: (username: string, code: string) => void) {
  const shell = useShell();
  const phone = usePhoneField({
    draft: LOGIN_PHONE_DRAFT,
    onNumberReady: () => {
      if (code.expected) submit(number ? joinedNumber(number) : '', code.code);
      else code.request();
    },
  });
  const number = phone.number();
  const code = useCode({
    draft: LOGIN_CODE_DRAFT,
    recipient: number && joinedNumber(number),
    shown: phone.readable(),
    waiting: phone.waiting,
    send: async () => number && sendCode(shell, number, 'login'),
    whole: phone.check,
  });
  return { phone, code };
}

export function usePhoneLogin(onLoggedIn: () => void) {
  const shell = useShell();
  const { remember, setRemember } = useRemember(shell);
  const [runner] = useState(() =>
    loginRunner(shell, {
      focusField: (at) => at === 'code' && fields.current.typeAnew(),
      onLoggedIn: () => {
        fields.current.used();
        for (const draft of [LOGIN_REMEMBER_DRAFT, LOGIN_METHOD_DRAFT]) shell.drafts.drop(draft);
        onLoggedIn();
      },
    }),
  );
  const [state, send] = useFlow(loginFlow, runner);
  const { phone, code } = useNumberAndCode((username, password) =>
    send({ type: 'submitted', entry: { type: 'sms', username, password, remember } }),
  );
  // The fields are created after the flow that moves the focus to them.
  const fields = useLatest({
    used: code.used,
    typeAnew: () => {
      code.clear();
      // Moves the focus after the message is in the page, so that both are announced together.
      setTimeout(code.focus);
    },
  });

  return {
    phone,
    code,
    state,
    remember,
    setRemember,
    edited: () => send({ type: 'edited' }),
    proceed: phone.check,
  };
}
