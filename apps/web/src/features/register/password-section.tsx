// The password, with its rules below.

import { passwordLengths } from '../../kit/passwords/password-lengths.ts';
import { useT } from '../../kit/shell-context.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RuleList } from '../../ui/rule-list.tsx';
import { shownPasswordRules } from './register-entry.ts';
import type { Registering } from './use-register.ts';

const ruleTexts = {
  length: 'newPassword.ruleLength',
  notTheName: 'newPassword.ruleNotTheName',
  notCommon: 'newPassword.ruleNotCommon',
} as const;

export function PasswordSection({
  model: { entry, fields, problemAt, rules, shell, underWay },
}: {
  readonly model: Registering;
}) {
  const t = useT();
  const problem = problemAt('password');
  const { minLength, maxLength } = passwordLengths(shell.settings);
  const shown = shownPasswordRules(entry).map((name) => ({
    name,
    met: rules.metByPassword(name),
    text: t(ruleTexts[name], { min: minLength, max: maxLength }),
  }));
  return (
    <div>
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="new-password"
        enterKeyHint="done"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        inputRef={fields.password}
        error={problem && t(problem.text, problem.values)}
        readOnly={underWay}
        required
      />
      <RuleList label={t('newPassword.rules')} rules={shown} metLabel={t('newPassword.ruleMet')} />
    </div>
  );
}
