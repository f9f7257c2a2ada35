// Confirms by a code to the e-mail address: the address, then the code.
import { useState } from 'react';
import { mayBeEmail, plainEmail } from '../../kit/codes/email.rules.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { secondFactorDrafts } from '../../shell/session/second-factor.ts';
import { MailIcon } from '../../ui/member-icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PanelForm, type PanelProps, useProblemText } from './panel-parts.tsx';
import { SendSection, SentCodeSection } from './sent-code-section.tsx';
import { sendClaims, untilItHasRunOut, useSentCode } from './use-sent-code.ts';
import type { TwoFactor } from './use-two-factor.ts';

/** The address as it is typed, kept in this tab. */
function useAddress() {
  const t = useT();
  const { drafts } = useShell();
  const [typed, setTyped] = useState(() => drafts.read(secondFactorDrafts.email).email ?? '');
  const [showsProblem, setShowsProblem] = useState(false);
  const email = plainEmail(typed);
  const valid = mayBeEmail(email);
  return {
    typed,
    email: valid ? email : null,
    problem: showsProblem && !valid ? t(email === '' ? 'twoFactor.emailMissing' : 'twoFactor.emailInvalid') : null,
    change: (next: string) => {
      setTyped(next);
      setShowsProblem(false);
      drafts.keep(secondFactorDrafts.email, { email: next });
    },
    showProblem: () => setShowsProblem(true),
  };
}

export interface EmailPanelProps extends PanelProps {
  readonly hidden: boolean;
  readonly whom: NonNullable<TwoFactor['whom']>;
}

export function EmailPanel({ model, hidden, whom }: EmailPanelProps) {
  const t = useT();
  const words = useFailureMessage();
  const shell = useShell();
  const address = useAddress();
  const refused = useProblemText(model, 'recipient');
  const { email: onFile } = model.waitingLogin.hints;
  const hint = onFile ? t('twoFactor.emailHint', { hint: `\u2066${onFile}\u2069` }) : t('twoFactor.emailLead');
  const code = useSentCode(model, {
    draft: secondFactorDrafts.emailCode,
    recipient: address.email,
    send: (email) => untilItHasRunOut(shell.send('email.login', { ...whom, email }, { claims: sendClaims })),
    whole: (verificationCode, email) => model.submit({ method: 'email', email, verificationCode }),
    clearRecipient: () => address.change(''),
  });
  const submit = (): void => {
    if (code.recipient !== null) model.submit({ method: 'email', email: code.recipient, verificationCode: code.code });
    else if (address.email !== null) code.request();
    else {
      address.showProblem();
      model.focusField();
    }
  };
  const badRecipient = code.problem?.at === 'recipient' ? words(code.problem) : null;
  return (
    <PanelForm model={model} submit={submit} hidden={hidden}>
      {code.expected ? (
        <SentCodeSection model={model} code={code} other="twoFactor.otherAddress" />
      ) : (
        <>
          <TextField
            label={t('twoFactor.emailAddress')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            icon={<MailIcon size={20} />}
            value={address.typed}
            onChange={(next) => {
              address.change(next);
              code.recipientEdited();
            }}
            error={address.problem || badRecipient || (refused && `${refused} ${hint}`)}
            hint={hint}
            enterKeyHint="send"
            required
          />
          <SendSection model={model} code={code} />
        </>
      )}
    </PanelForm>
  );
}
