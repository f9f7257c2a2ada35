// The mobile number to join with, and the code that is sent to it.
import { useShell } from '../../app/shell-context.tsx';
import { useCode } from '../../app/use-code.ts';
import { usePhoneField } from '../../app/use-phone-field.ts';
import { proofFor } from '../../shell/captcha/captcha-step.ts';
import { joinedNumber } from '../../shell/phone/phone.ts';
import { codePart } from './code-door.tsx';
import { asksPassword } from './entry.ts';
import { afterCode } from './full-form-door.tsx';
import { REGISTER_CODE_DRAFT, REGISTER_PHONE_DRAFT } from './register.constants.ts';
import type { Registering } from './use-register.ts';

export function useNumberAndCode({ demands, entry, fields, submit }: Registering) {
  const shell = useShell();
  const phone = usePhoneField({
    draft: REGISTER_PHONE_DRAFT,
    goOn: () => {
      if (!number) return;
      if (code.expected) submit({ mobile: number, code: code.code });
      else code.ask();
    },
  });
  const number = phone.number();
  const code = useCode({
    draft: REGISTER_CODE_DRAFT,
    recipient: number && joinedNumber(number),
    shown: phone.readable(),
    waiting: phone.waiting,
    send: async () => {
      if (!number) return null;
      const proof = await proofFor(shell, 'sms');
      if (!proof.ok) return null;
      const { countryDialingCode, mobileNum } = number;
      const about = { action: 'register', loginDeviceId: shell.device.id() } as const;
      return shell.send('sms.noLogin', { countryDialingCode, mobileNum, ...about, ...proof.fields }, { alert: false });
    },
    // What is left to do stands below.
    whole: () => asksPassword(entry, demands) && fields.focus('password'),
  });
  return {
    phone,
    code,
    goOn: () => {
      if (!code.expected) for (const part of [codePart, afterCode]) part.fetch();
      phone.check();
    },
  };
}

export type NumberAndCode = ReturnType<typeof useNumberAndCode>;
