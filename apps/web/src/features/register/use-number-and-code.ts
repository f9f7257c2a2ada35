// The mobile number to join with, and the code that is sent to it.
import type { RefObject } from 'react';
import { useCode } from '../../kit/codes/use-code.ts';
import { joinedNumber } from '../../kit/phone/phone.ts';
import { usePhoneField } from '../../kit/phone/use-phone-field.ts';
import { useShell } from '../../kit/shell-context.tsx';
import { CHUNK_LOST_CODE, failure } from '../../shell/http/failure.ts';
import { REGISTER_CODE_DRAFT, REGISTER_PHONE_DRAFT } from './register.constants.ts';
import { asksPassword } from './register-entry.ts';
import type { Registering } from './use-register.ts';

type Form = Pick<Registering, 'demands' | 'entry' | 'fields' | 'submit'>;

/** `input` belongs to the field, which the form renders. */
export function useNumberAndCode(form: RefObject<Form>, input: RefObject<HTMLInputElement | null>) {
  const shell = useShell();
  const phone = usePhoneField({
    draft: REGISTER_PHONE_DRAFT,
    input,
    onNumberReady: () => {
      if (!number) return;
      if (code.expected) form.current.submit({ mobile: number, code: code.code });
      else code.ask();
    },
  });
  const number = phone.number();
  const code = useCode({
    draft: REGISTER_CODE_DRAFT,
    recipient: number && joinedNumber(number),
    shown: phone.readable(),
    waiting: phone.waiting,
    send: async () =>
      number &&
      // This file is fetched with the code that performs the registration, at the first touch of the form.
      import('../../kit/codes/send-code.ts').then(
        ({ sendCode }) => sendCode(shell, number, 'register'),
        // Nothing was sent.
        () => failure(navigator.onLine ? 'aborted' : 'offline', CHUNK_LOST_CODE),
      ),
    // The remaining fields stand below the code.
    whole: () => {
      const { demands, entry, fields } = form.current;
      if (asksPassword(entry, demands)) fields.focus('password');
    },
  });
  return { phone, code, proceed: phone.check };
}

export type NumberAndCode = ReturnType<typeof useNumberAndCode>;
