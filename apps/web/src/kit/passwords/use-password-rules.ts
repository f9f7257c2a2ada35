// Lists the rules of a new password, and ticks them off during typing.
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { RuleListProps } from '../../ui/rule-list.tsx';
import { useT } from '../shell-context.tsx';
import { type NewPassword, type NewPasswordRule, newPasswordRules } from './new-password.rules.ts';

const texts: Readonly<Record<NewPasswordRule, TextKey>> = {
  length: 'newPassword.ruleLength',
  different: 'newPassword.ruleDifferent',
  notTheName: 'newPassword.ruleNotTheName',
  notCommon: 'newPassword.ruleNotCommon',
};

export function usePasswordRules(chosen: NewPassword): RuleListProps {
  const t = useT();
  const { minLength: min, maxLength: max } = chosen.lengths;
  return {
    label: t('newPassword.rules'),
    metLabel: t('newPassword.ruleMet'),
    rules: newPasswordRules(chosen).map(({ name, met }) => ({ name, met, text: t(texts[name], { min, max }) })),
  };
}
