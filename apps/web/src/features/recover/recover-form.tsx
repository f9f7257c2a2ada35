// The form of a recovery, the same on its page and in its sheet. The files for a phone number are fetched only where
// one is typed.
import { useState } from 'react';
import { usePhoneField } from '../../kit/phone/use-phone-field.ts';
import { useT } from '../../kit/shell-context.tsx';
import { Flag } from '../../ui/flag.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { MailIcon } from '../../ui/member-icons.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Recovery } from './recovery.tsx';
import { type RecoverControls, useRecover, type Who } from './use-recover.ts';
import { useTextWho } from './use-text-who.ts';
import type { Way } from './whose.ts';

const PHONE_DRAFT = 'recover.phone';

function ByNumber(controls: RecoverControls) {
  const t = useT();
  const phone = usePhoneField({ draft: PHONE_DRAFT, onNumberReady: () => model.proceed() });
  const number = phone.number();
  const who: Who = {
    whose: number && {
      by: 'mobile',
      countryDialingCode: number.countryDialingCode,
      mobileNum: number.mobileNum,
      readable: phone.readable() ?? '',
    },
    check: phone.check,
    waiting: phone.waiting,
  };
  const model = useRecover(controls, who);
  const { problem } = model.code;
  const refused = problem?.at === 'recipient' ? t(problem.text, problem.values) : null;
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
  const { who, inputRef, error, edited } = useTextWho(by, () => model.proceed());
  const model = useRecover(controls, who);
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
  const [way, choose] = useState<Way>({ wish: 'password', by: 'username' });
  const controls = { way, choose, finished };
  return way.by === 'mobile' ? <ByNumber {...controls} /> : <ByText {...controls} by={way.by} />;
}
