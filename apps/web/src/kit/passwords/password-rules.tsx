// Shows the strength of a new password and lists its rules, ticked off during typing.
import type { TextKey } from '../../shell/i18n/texts.ts';
import { RuleList } from '../../ui/rule-list.tsx';
import { StrengthBar } from '../../ui/strength-bar.tsx';
import { useT } from '../shell-context.tsx';
import { type NewPassword, type NewPasswordRule, newPasswordRules, passwordStrength } from './new-password.rules.ts';

const texts: Readonly<Record<NewPasswordRule, TextKey>> = {
  length: 'newPassword.ruleLength',
  different: 'changePassword.ruleDifferent',
  notTheName: 'newPassword.ruleNotTheName',
  notCommon: 'newPassword.ruleNotCommon',
};

export function PasswordRules({ chosen }: { readonly chosen: NewPassword }) {
  const t = useT();
  const { minLength: min, maxLength: max } = chosen.lengths;
  const level = passwordStrength(chosen);
  const rules = newPasswordRules(chosen).map(({ name, met }) => ({ name, met, text: t(texts[name], { min, max }) }));
  return (
    <>
      <StrengthBar level={level} label={t('newPassword.strength', { level })} />
      <RuleList label={t('newPassword.rules')} metLabel={t('newPassword.ruleMet')} rules={rules} />
    </>
  );
}
