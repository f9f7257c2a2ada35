// The state of a log-in by SMS as its form shows it.
import { useState } from 'react';
import { useFlow, useShell } from '../../app/shell-context.tsx';
import { useCode } from '../../app/use-code.ts';
import { type PhoneNumberFields, usePhoneField } from '../../app/use-phone-field.ts';
import { proofFor } from '../../shell/captcha/captcha-step.ts';
import { useLatest } from '../../shell/flow/use-latest.ts';
import { LOGIN_CODE_DRAFT, LOGIN_PHONE_DRAFT } from './login.constants.ts';
import { loginFlow } from './login.flow.ts';
import { loginRunner } from './login.runner.ts';

const inE164 = ({ countryDialingCode, mobileNum }: PhoneNumberFields): string => `+${countryDialingCode}${mobileNum}`;

/** The number to log in with, and the code that is sent to it. */
function useNumberAndCode(whole: (code: string) => void) {
  const shell = useShell();
  const phone = usePhoneField(LOGIN_PHONE_DRAFT);
  const number = phone.number();
  const code = useCode({
    draft: LOGIN_CODE_DRAFT,
    recipient: number && inE164(number),
    send: async () => {
      if (!number) return null;
      const proof = await proofFor(shell, 'sms');
      if (!proof.ok) return null;
      const about = { action: 'login', loginDeviceId: shell.device.id() } as const;
      const { countryDialingCode, mobileNum } = number;
      return shell.send('sms.noLogin', { countryDialingCode, mobileNum, ...about, ...proof.fields }, { alert: false });
    },
    whole,
  });
  return { phone, code, username: number ? inE164(number) : '' };
}

export function usePhoneLogin(entered: () => void) {
  const shell = useShell();
  const [remember, setRemember] = useState(false);
  const [runner] = useState(() =>
    loginRunner(shell, {
      pointOut: (at) => at === 'code' && fields.current.typeAnew(),
      entered: () => {
        fields.current.used();
        entered();
      },
    }),
  );
  const [state, send] = useFlow(loginFlow, runner);
  const submit = (password: string): void =>
    send({ type: 'submitted', entry: { type: 'sms', username, password, remember } });
  const { phone, code, username } = useNumberAndCode(submit);
  // The fields stand below the flow that points at them.
  const fields = useLatest({
    used: code.used,
    typeAnew: () => {
      code.clear();
      // After the message is in the page, so that it is read together with the field.
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
    goOn: () => {
      if (code.expected) submit(code.code);
      else if (phone.check()) code.ask();
    },
  };
}
