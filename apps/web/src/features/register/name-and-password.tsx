// The fields of the user name and the password, each with its rules below.
import { useId, useState } from 'react';
import { passwordLengths } from '../../kit/passwords/password-lengths.ts';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { Button } from '../../ui/button.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RuleList, type RuleListProps } from '../../ui/rule-list.tsx';
import { StrengthBar } from '../../ui/strength-bar.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { proposeFlow } from './propose.flow.ts';
import { proposeRunner } from './propose.runner.ts';
import css from './register.module.css';
import { type RegisterProblem, shownNameRules, shownPasswordRules } from './register-entry.ts';
import type { Registering } from './use-register.ts';

const nameRuleTexts = {
  length: 'register.nameLength',
  characters: 'register.nameCharacters',
  letter: 'register.nameLetter',
} as const;

/** The problem of a field with rules: its list marks a broken rule that it shows, every other problem has its words. */
function useFieldProblem(problem: RegisterProblem | null, shown: readonly string[]) {
  const words = useFailureMessage();
  const id = useId();
  const marked = problem?.rule && shown.includes(problem.rule) ? problem.rule : null;
  return {
    field: marked ? { invalidBy: id } : { error: problem && words(problem) },
    list: marked ? { broken: marked, brokenId: id } : {},
  };
}

type Marked = Pick<RuleListProps, 'broken' | 'brokenId'>;

function NameRules({ model: { demands, rules }, marked }: { readonly model: Registering; readonly marked: Marked }) {
  const t = useT();
  const { minLength, maxLength } = demands.username;
  const shown = shownNameRules.map((name) => ({
    name,
    met: rules.metByName(name),
    text: t(nameRuleTexts[name], { min: minLength, max: maxLength }),
  }));
  return <RuleList label={t('register.usernameRules')} rules={shown} metLabel={t('newPassword.ruleMet')} {...marked} />;
}

/** The user name: typed or proposed, with its rules below. */
export function UsernamePart({ model }: { readonly model: Registering }) {
  const t = useT();
  const shell = useShell();
  const { fields, edited, problemAt, underWay } = model;
  const fill = (username: string): void => {
    fields.name(username);
    edited('username');
  };
  const [runner] = useState(() => proposeRunner(shell.send, fill));
  const [proposal, send] = useFlow(proposeFlow, runner);
  const problem = problemAt('username');
  const { field, list } = useFieldProblem(problem, shownNameRules);
  const free = problem?.proposal;
  return (
    <div onInput={() => send({ type: 'typed' })}>
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        inputMode="text"
        enterKeyHint="next"
        icon={<UserIcon size={20} />}
        trailing={
          <Button variant="text" size="md" busy={proposal.at === 'asking'} onClick={() => send({ type: 'tapped' })}>
            {t('register.propose')}
          </Button>
        }
        inputRef={fields.username}
        {...field}
        hint={proposal.at === 'failed' ? t('register.proposeFailed') : undefined}
        readOnly={underWay}
        required
      />
      {free && (
        <div className={css.free}>
          <Button variant="soft" size="md" onClick={() => fill(free)}>
            {t('register.useProposal', { name: free })}
          </Button>
        </div>
      )}
      <NameRules model={model} marked={list} />
      <p className={hiddenClass} role="status">
        {proposal.at === 'proposed' ? t('register.proposed', { name: proposal.username }) : null}
      </p>
    </div>
  );
}

const passwordRuleTexts = {
  length: 'newPassword.ruleLength',
  notTheName: 'newPassword.ruleNotTheName',
  notCommon: 'newPassword.ruleNotCommon',
} as const;

/** The password, with its rules below. */
export function PasswordPart({
  model: { entry, fields, problemAt, rules, shell, underWay },
}: {
  readonly model: Registering;
}) {
  const t = useT();
  const names = shownPasswordRules(entry);
  const { field, list } = useFieldProblem(problemAt('password'), names);
  const { minLength, maxLength } = passwordLengths(shell.settings);
  const shown = names.map((name) => ({
    name,
    met: rules.metByPassword(name),
    text: t(passwordRuleTexts[name], { min: minLength, max: maxLength }),
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
        {...field}
        readOnly={underWay}
        required
      />
      <StrengthBar level={rules.strength} label={t('newPassword.strength', { level: rules.strength })} />
      <RuleList label={t('newPassword.rules')} rules={shown} metLabel={t('newPassword.ruleMet')} {...list} />
    </div>
  );
}
