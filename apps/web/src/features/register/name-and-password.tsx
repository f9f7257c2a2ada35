// The fields of the user name and the password, each with its rules below.
import { useState } from 'react';
import { passwordLengths } from '../../kit/passwords/password-lengths.ts';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { useWords } from '../../kit/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RuleList } from '../../ui/rule-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { proposeFlow } from './propose.flow.ts';
import { proposeRunner } from './propose.runner.ts';
import css from './register.module.css';
import { shownNameRules, shownPasswordRules } from './register-entry.ts';
import type { Registering } from './use-register.ts';

const nameRuleTexts = {
  length: 'register.nameLength',
  characters: 'register.nameCharacters',
  letter: 'register.nameLetter',
} as const;

function NameRules({ model: { demands, rules } }: { readonly model: Registering }) {
  const t = useT();
  const { minLength, maxLength } = demands.username;
  const shown = shownNameRules.map((name) => ({
    name,
    met: rules.metByName(name),
    text: t(nameRuleTexts[name], { min: minLength, max: maxLength }),
  }));
  return <RuleList label={t('register.usernameRules')} rules={shown} metLabel={t('newPassword.ruleMet')} />;
}

/** The user name: typed or proposed, with its rules below. */
export function UsernamePart({ model }: { readonly model: Registering }) {
  const t = useT();
  const words = useWords();
  const shell = useShell();
  const { fields, edited, problemAt, underWay } = model;
  const fill = (username: string): void => {
    fields.name(username);
    edited();
  };
  const [runner] = useState(() => proposeRunner(shell.send, fill));
  const [proposal, send] = useFlow(proposeFlow, runner);
  const problem = problemAt('username');
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
          <Button look="text" size="md" busy={proposal.at === 'asking'} onClick={() => send({ type: 'tapped' })}>
            {t('register.propose')}
          </Button>
        }
        inputRef={fields.username}
        error={problem && words(problem)}
        hint={proposal.at === 'failed' ? t('register.proposeFailed') : undefined}
        readOnly={underWay}
        required
      />
      {free && (
        <div className={css.free}>
          <Button look="soft" size="md" onClick={() => fill(free)}>
            {t('register.useProposal', { name: free })}
          </Button>
        </div>
      )}
      <NameRules model={model} />
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
  const words = useWords();
  const problem = problemAt('password');
  const { minLength, maxLength } = passwordLengths(shell.settings);
  const shown = shownPasswordRules(entry).map((name) => ({
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
        error={problem && words(problem)}
        readOnly={underWay}
        required
      />
      <RuleList label={t('newPassword.rules')} rules={shown} metLabel={t('newPassword.ruleMet')} />
    </div>
  );
}
