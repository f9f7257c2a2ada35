// The recovery form of the page and the sheet. The phone's files load only when needed.
import { useState } from 'react';
import { usePhoneField } from '../../kit/phone/use-phone-field.ts';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { Flag } from '../../ui/flag.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { MailIcon } from '../../ui/member-icons.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RecoveryChoice } from './account-identity.ts';
import { Recovery } from './recovery.tsx';
import { useIdentityField } from './use-identity-field.ts';
import { type IdentityInput, type RecoverControls, useRecover } from './use-recover.ts';

const PHONE_DRAFT = 'recover.phone';

function ByNumber(controls: RecoverControls) {
  const t = useT();
  const words = useFailureMessage();
  const phone = usePhoneField({ draft: PHONE_DRAFT, onNumberReady: () => model.proceed() });
  const number = phone.number();
  const identityInput: IdentityInput = {
    identity: number && {
      by: 'mobile',
      countryDialingCode: number.countryDialingCode,
      mobileNum: number.mobileNum,
      readable: phone.readable() ?? '',
    },
    check: phone.check,
    waiting: phone.waiting,
  };
  const model = useRecover(controls, identityInput);
  const { problem } = model.code;
  const refused = problem?.at === 'recipient' ? words(problem) : null;
  const flag = <Flag addresses={phone.flag} />;
  return (
    <Recovery model={model} controls={controls}>
      <PhoneField
        label={t('phone.label')}
        {...phone.field}
        flag={flag}
        error={phone.field.error || refused}
        enterKeyHint="send"
        required
      />
    </Recovery>
  );
}

const kinds = {
  username: { label: 'recover.username', autoComplete: 'username', inputMode: 'text', icon: UserIcon },
  email: { label: 'recover.email', autoComplete: 'email', inputMode: 'email', icon: MailIcon },
} as const;

function ByText({ by, ...controls }: RecoverControls & { readonly by: keyof typeof kinds }) {
  const t = useT();
  const { identityInput, inputRef, error, edited } = useIdentityField(by, () => model.proceed());
  const model = useRecover(controls, identityInput);
  const { label, icon: KindIcon, ...input } = kinds[by];
  return (
    <Recovery model={model} controls={controls}>
      <div onInput={edited}>
        <TextField
          key={by}
          {...input}
          label={t(label)}
          name={by}
          icon={<KindIcon size={20} />}
          enterKeyHint="send"
          inputRef={inputRef}
          error={error}
          required
        />
      </div>
    </Recovery>
  );
}

export function RecoverForm({ finished }: Pick<RecoverControls, 'finished'>) {
  const [choice, choose] = useState<RecoveryChoice>({ wish: 'password', by: 'username' });
  const controls = { choice, choose, finished };
  return choice.by === 'mobile' ? <ByNumber {...controls} /> : <ByText {...controls} by={choice.by} />;
}
