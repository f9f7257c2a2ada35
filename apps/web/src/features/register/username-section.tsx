// The user name: typed or proposed, with its rules below.
import { useState } from 'react';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { RuleList } from '../../ui/rule-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { proposeFlow } from './propose.flow.ts';
import { proposeRunner } from './propose.runner.ts';
import css from './register.module.css';
import { shownNameRules } from './register-entry.ts';
import type { Registering } from './use-register.ts';

const ruleTexts = {
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
    text: t(ruleTexts[name], { min: minLength, max: maxLength }),
  }));
  return <RuleList label={t('register.usernameRules')} rules={shown} metLabel={t('newPassword.ruleMet')} />;
}

export function UsernameSection({ model }: { readonly model: Registering }) {
  const t = useT();
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
        error={problem && t(problem.text, problem.values)}
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
