// The password, with its rules below.
import { useT } from '../../app/shell-context.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RuleList } from '../../ui/rule-list.tsx';
import { wordRules } from './live.rules.ts';
import type { Registering } from './use-register.ts';

const ruleTexts = {
  length: 'register.ruleLength',
  notTheName: 'register.ruleNotTheName',
  notCommon: 'register.ruleNotCommon',
} as const;

export function PasswordPart({ of: { entry, demands, fields, problemAt, underWay } }: { readonly of: Registering }) {
  const t = useT();
  const problem = problemAt('password');
  const { minLength, maxLength } = demands.password;
  const rules = wordRules(entry, demands).map(({ name, met }) => ({
    name,
    met,
    text: t(ruleTexts[name], { min: minLength, max: maxLength }),
  }));
  return (
    <div>
      <PasswordField
        label={t('register.password')}
        name="password"
        autoComplete="new-password"
        enterKeyHint="done"
        showLabel={t('register.showPassword')}
        hideLabel={t('register.hidePassword')}
        inputRef={fields.password}
        error={problem && t(problem.text, problem.values)}
        readOnly={underWay}
        required
      />
      <RuleList label={t('register.passwordRules')} rules={rules} metLabel={t('register.ruleMet')} />
    </div>
  );
}
