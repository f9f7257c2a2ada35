// The e-mail address on file.
import { useRef, useState } from 'react';
import { mayBeEmail, plainEmail } from '../../kit/codes/email.rules.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { MailIcon } from '../../ui/member-icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { codeClaims, saveClaims } from './contact.rules.ts';
import { ContactForm, type ContactProps } from './contact-form.tsx';
import { useContact } from './use-contact.ts';

const DRAFT = 'security.email';
const CODE_DRAFT = 'security.emailCode';

export function EmailContact({ overview, saved, onSending }: ContactProps) {
  const t = useT();
  const { drafts, send } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => drafts.read(DRAFT).email ?? '');
  const [showsProblem, setShowsProblem] = useState(false);
  const email = plainEmail(typed);
  const valid = mayBeEmail(email);
  const contact = useContact({
    draft: CODE_DRAFT,
    recipient: valid ? email : null,
    sendCode: (proof) => send('security.emailCode', { email, ...proof }, { claims: codeClaims }),
    save: (code, proof) => send('security.email', { email, code, ...proof }, { claims: saveClaims }),
    onSending,
    saved: (next) => {
      drafts.drop(DRAFT);
      saved(next);
    },
  });
  const change = (next: string): void => {
    setTyped(next);
    setShowsProblem(false);
    drafts.keep(DRAFT, { email: next });
  };
  const requestCode = (): void => {
    if (valid) contact.code.request();
    else {
      setShowsProblem(true);
      setTimeout(() => input.current?.focus());
    }
  };
  const wrong = showsProblem && !valid ? t(email === '' ? 'twoFactor.emailMissing' : 'twoFactor.emailInvalid') : null;
  const refused = contact.code.problem?.at === 'recipient' ? t('twoFactor.emailInvalid') : null;
  return (
    <ContactForm
      contact={contact}
      requestCode={requestCode}
      lead={t('security.emailLead')}
      other={t('twoFactor.otherAddress')}
    >
      <TextField
        label={t(overview.email ? 'security.newEmail' : 'twoFactor.emailAddress')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        icon={<MailIcon size={20} />}
        value={typed}
        onChange={change}
        error={wrong ?? refused}
        enterKeyHint="send"
        inputRef={input}
        required
      />
    </ContactForm>
  );
}
