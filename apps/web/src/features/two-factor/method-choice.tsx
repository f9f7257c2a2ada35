// TF-01: the methods to confirm that the back end listed, each with its picture, its name and where its code comes from.
import type { SecondFactor } from '@foyer/contract';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { Icon } from '../../ui/icon.tsx';
import { ChatIcon, IdCardIcon, MailIcon, ShieldCheckedIcon } from '../../ui/member-icons.tsx';
import css from './two-factor.module.css';

interface MethodLook {
  readonly icon: Icon;
  readonly text: TextKey;
  /** The source of the code, where no masked number or address names it. */
  readonly from: TextKey;
}

const looks: Readonly<Record<SecondFactor, MethodLook>> = {
  ga: { icon: ShieldCheckedIcon, text: 'twoFactor.ga', from: 'twoFactor.gaFrom' },
  sms: { icon: ChatIcon, text: 'twoFactor.sms', from: 'twoFactor.smsLead' },
  email: { icon: MailIcon, text: 'twoFactor.email', from: 'twoFactor.emailOnFile' },
  payeeName: { icon: IdCardIcon, text: 'twoFactor.payeeName', from: 'twoFactor.payeeHint' },
};

export interface MethodChoiceProps {
  readonly options: readonly SecondFactor[];
  /** The masked number and address on file. */
  readonly hints: { readonly sms?: string | undefined; readonly email?: string | undefined };
  readonly chosen: SecondFactor;
  readonly choose: (method: SecondFactor) => void;
  readonly disabled: boolean;
}

export function MethodChoice({ options, hints, chosen, choose, disabled }: MethodChoiceProps) {
  const t = useT();
  return (
    <div className={css.methods} role="radiogroup" aria-label={t('twoFactor.ways')}>
      {options.map((method) => {
        const { icon: MethodIcon, text, from } = looks[method];
        const onFile = method === 'sms' || method === 'email' ? hints[method] : undefined;
        return (
          <label key={method} className={css.method}>
            <input
              type="radio"
              name="method"
              checked={method === chosen}
              disabled={disabled}
              onChange={() => choose(method)}
            />
            <span>
              <MethodIcon size={20} />
              <span>
                <b>{t(text)}</b>
                <small>{onFile ? <bdi dir="ltr">{onFile}</bdi> : t(from)}</small>
              </span>
              <i />
            </span>
          </label>
        );
      })}
    </div>
  );
}
