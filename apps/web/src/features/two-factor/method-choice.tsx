// TF-01: the ways to confirm that the back end listed, each with its picture and its word.
import type { SecondFactor } from '@foyer/contract';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { ChatIcon } from '../../ui/help-icons.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { IdCardIcon, MailIcon, ShieldCheckedIcon } from '../../ui/member-icons.tsx';
import css from './two-factor.module.css';

const looks: Readonly<Record<SecondFactor, { readonly icon: Icon; readonly text: TextKey }>> = {
  ga: { icon: ShieldCheckedIcon, text: 'twoFactor.ga' },
  sms: { icon: ChatIcon, text: 'twoFactor.sms' },
  email: { icon: MailIcon, text: 'twoFactor.email' },
  payeeName: { icon: IdCardIcon, text: 'twoFactor.payeeName' },
};

export interface MethodChoiceProps {
  readonly options: readonly SecondFactor[];
  readonly chosen: SecondFactor;
  readonly choose: (method: SecondFactor) => void;
  readonly disabled: boolean;
}

export function MethodChoice({ options, chosen, choose, disabled }: MethodChoiceProps) {
  const t = useT();
  return (
    <div className={css.methods} role="radiogroup" aria-label={t('twoFactor.ways')}>
      {options.map((method) => {
        const { icon: MethodIcon, text } = looks[method];
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
              <b>{t(text)}</b>
            </span>
          </label>
        );
      })}
    </div>
  );
}
