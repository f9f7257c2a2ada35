// The phone number on file. SW-01: without UPDATEMOBILEICC3 its dialing code stays.

import { joinedNumber } from '../../kit/phone/phone.ts';
import { usePhoneField } from '../../kit/phone/use-phone-field.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { Flag } from '../../ui/flag.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { codeClaims, saveClaims } from './contact.rules.ts';
import { ContactForm, type ContactProps } from './contact-form.tsx';
import { useContact } from './use-contact.ts';

const DRAFT = 'security.mobile';
const CODE_DRAFT = 'security.mobileCode';

/** The dialing code that a new number must have, or null where any will do. */
function useFixedCode({ mobile }: ContactProps['overview']): string | null {
  const { settings } = useShell();
  return mobile && !readSettings(settings).on.changeDialingCode ? mobile.countryDialingCode : null;
}

export function MobileContact({ overview, saved, onSending }: ContactProps) {
  const t = useT();
  const words = useFailureMessage();
  const { send } = useShell();
  const fixedCode = useFixedCode(overview);
  const phone = usePhoneField({
    draft: DRAFT,
    onlyDialingCode: fixedCode,
    onNumberReady: () => contact.code.request(),
  });
  const number = phone.number();
  const fields = {
    countryDialingCode: number?.countryDialingCode ?? '',
    mobileNum: number?.mobileNum ?? '',
  };
  const contact = useContact({
    draft: CODE_DRAFT,
    recipient: number && joinedNumber(number),
    shown: phone.readable(),
    waiting: phone.waiting,
    sendCode: (proof) => send('security.mobileCode', { ...fields, ...proof }, { claims: codeClaims }),
    save: (code, proof) => send('security.mobile', { ...fields, code, ...proof }, { claims: saveClaims }),
    onSending,
    saved: (next) => {
      phone.forget();
      saved(next);
    },
  });
  const { problem } = contact.code;
  const refused = problem?.at === 'recipient' ? words(problem) : null;
  const codeStays = fixedCode !== null && t('security.dialingCodeStays', { code: `\u2066+${fixedCode}\u2069` });
  const wrong = phone.problem === 'countryRefused' && codeStays ? codeStays : phone.field.error;
  return (
    <ContactForm
      contact={contact}
      requestCode={phone.check}
      lead={t('security.mobileLead')}
      other={t('twoFactor.otherNumber')}
    >
      <PhoneField
        label={t(overview.mobile ? 'security.newMobile' : 'phone.label')}
        {...phone.field}
        flag={<Flag addresses={phone.flag} />}
        error={wrong || refused}
        hint={codeStays}
        enterKeyHint="send"
        required
      />
    </ContactForm>
  );
}
