// Confirms by a code to the phone: the number, then the code.

import { proofFor } from '../../kit/captcha/captcha-step.ts';
import { codeRefusals } from '../../kit/codes/code-refusal.rules.ts';
import { joinedNumber } from '../../kit/phone/phone.ts';
import { type PhoneNumberFields, usePhoneField } from '../../kit/phone/use-phone-field.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { secondFactorDrafts } from '../../shell/session/second-factor.ts';
import type { Shell } from '../../shell/shell.ts';
import { Flag } from '../../ui/flag.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { PanelForm, type PanelProps, useProblemText } from './panel-parts.tsx';
import { SendSection, SentCodeSection } from './sent-code-section.tsx';
import { dialingCodeIn } from './two-factor.rules.ts';
import { sendClaims, untilItHasRunOut, useSentCode } from './use-sent-code.ts';
import type { TwoFactor } from './use-two-factor.ts';

interface Recipient {
  /** The number with its plus. */
  readonly mobileNum: string;
  readonly number: PhoneNumberFields | null;
}

/**
 * Sends a code to the member whom the challenge names; without one by the call that the specification has for everyone.
 * Null: the captcha was closed.
 */
async function sendCode(shell: Shell, whom: TwoFactor['whom'], { mobileNum, number }: Recipient) {
  if (whom) return untilItHasRunOut(shell.send('sms.login', { ...whom, mobileNum }, { claims: sendClaims }));
  if (!number) return null;
  const { countryDialingCode, mobileNum: withoutPlus } = number;
  const proof = await proofFor(shell, 'sms');
  if (!proof.ok) return null;
  const input = { countryDialingCode, mobileNum: withoutPlus, ...proof.fields };
  return untilItHasRunOut(shell.send('sms.noLogin', input, { claims: codeRefusals }));
}

export function SmsPanel({ model, hidden }: PanelProps & { readonly hidden: boolean }) {
  const t = useT();
  const words = useFailureMessage();
  const shell = useShell();
  const { sms } = model.waitingLogin.hints;
  const phone = usePhoneField({
    draft: secondFactorDrafts.phone,
    firstDialingCode: dialingCodeIn(sms),
    onNumberReady: () => code.request(),
  });
  const refused = useProblemText(model, 'recipient');
  const number = phone.number();
  const hint = sms ? t('twoFactor.smsHint', { hint: `\u2066${sms}\u2069` }) : t('twoFactor.smsLead');
  const code = useSentCode(model, {
    draft: secondFactorDrafts.smsCode,
    recipient: number && joinedNumber(number),
    shown: phone.readable(),
    waiting: phone.waiting,
    byPhoneAuth: model.phoneAuth !== null,
    // TF-04: the phone-auth service sends another one after 60 s.
    send: (mobileNum) => model.phoneAuth?.send(mobileNum) ?? sendCode(shell, model.whom, { mobileNum, number }),
    whole: (verificationCode, mobileNum) => model.submit({ method: 'sms', mobileNum, verificationCode }),
    clearRecipient: phone.clear,
  });
  const submit = (): void => {
    if (code.recipient !== null)
      model.submit({ method: 'sms', mobileNum: code.recipient, verificationCode: code.code });
    else phone.check();
  };
  const badRecipient = code.problem?.at === 'recipient' ? words(code.problem) : null;
  return (
    <PanelForm model={model} submit={submit} hidden={hidden}>
      <div hidden={code.expected} onInput={code.recipientEdited}>
        <PhoneField
          label={t('phone.label')}
          {...phone.field}
          flag={<Flag addresses={phone.flag} />}
          error={phone.field.error || badRecipient || (refused && `${refused} ${hint}`)}
          hint={hint}
          enterKeyHint="send"
          required
        />
      </div>
      {code.expected ? (
        <SentCodeSection model={model} code={code} other="twoFactor.otherNumber" />
      ) : (
        <SendSection model={model} code={code} />
      )}
    </PanelForm>
  );
}
