// The engine behind the form of a mobile number: number and code. It renders nothing.
import type { ReactNode, RefObject } from 'react';
import { useCode } from '../../kit/codes/use-code.ts';
import { joinedNumber } from '../../kit/phone/phone.ts';
import { usePhoneField } from '../../kit/phone/use-phone-field.ts';
import { useShell } from '../../kit/shell-context.tsx';
import { lostCode } from '../../shell/flow/flow.ts';
import { useReport } from '../../shell/flow/use-report.ts';
import { requiresPassword } from './register-entry.ts';
import { REGISTER_CODE_DRAFT, REGISTER_PHONE_DRAFT } from './register-fields.ts';
import type { Registering } from './use-register.ts';

type Form = Pick<Registering, 'demands' | 'entry' | 'fields' | 'submit'>;

/** The number to join with, and the code that is sent to it. `input` belongs to the field, which the form renders. */
function useNumberAndCode(form: RefObject<Form>, input: RefObject<HTMLInputElement | null>) {
  const shell = useShell();
  const phone = usePhoneField({
    draft: REGISTER_PHONE_DRAFT,
    input,
    onNumberReady: () => {
      if (!number) return;
      if (code.expected) form.current.submit({ mobile: number, code: code.code });
      else code.request();
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
        (cause: unknown) => {
          throw lostCode(cause);
        },
      ),
    // The remaining fields stand below the code.
    whole: () => {
      const { demands, entry, fields } = form.current;
      if (requiresPassword(entry, demands)) fields.focus('password');
    },
  });
  return { phone, code, proceed: phone.check };
}

export type NumberAndCode = ReturnType<typeof useNumberAndCode>;

interface EngineProps {
  /** The registration as of the form's latest render. */
  readonly model: RefObject<Registering>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly board: { readonly put: (by: NumberAndCode) => void };
}

function NumberEngine({ model, input, board }: EngineProps) {
  useReport(useNumberAndCode(model, input), board.put);
  return null;
}

/** Creates the element once for a form: React does not render the same element again with each report. */
export const numberEngine = (props: EngineProps): ReactNode => <NumberEngine {...props} />;
