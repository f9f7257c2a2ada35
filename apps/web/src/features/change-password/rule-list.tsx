// The rules of a new password, ticked off while it is typed.

import { useT } from '../../app/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { CheckCircleIcon, CheckIcon } from '../../ui/icons.tsx';
import css from './change-password.module.css';
import { type PasswordChange, type PasswordLengths, type PasswordRule, rulesFor } from './change-password.rules.ts';

const texts: Readonly<Record<PasswordRule['name'], TextKey>> = {
  length: 'changePassword.ruleLength',
  different: 'changePassword.ruleDifferent',
  notTheName: 'changePassword.ruleNotTheName',
};

export interface RuleListProps {
  readonly change: PasswordChange;
  readonly userName: string;
  readonly lengths: PasswordLengths;
}

export function RuleList({ change, userName, lengths }: RuleListProps) {
  const t = useT();
  return (
    <ul className={css.rules} aria-label={t('changePassword.rules')}>
      {rulesFor(change, userName, lengths).map(({ name, met }) => (
        <li key={name} className={met ? css.met : undefined}>
          {met ? <CheckCircleIcon size={20} /> : <CheckIcon size={20} />}
          <span>
            {t(texts[name], { min: lengths.minLength, max: lengths.maxLength })}
            {met && <span className={css.unseen}> {t('changePassword.ruleMet')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
