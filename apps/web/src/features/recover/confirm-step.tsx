// The second step: the code from the message and, for a password, a new one.
import { Form } from '../../kit/form.tsx';
import type { NewPassword } from '../../kit/passwords/new-password.rules.ts';
import { PasswordRules } from '../../kit/passwords/password-rules.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { TalkToUsButton } from '../../kit/services/talk-to-us.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import formCss from '../../ui/form.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { type IdentityKind, shownAs } from './account-identity.ts';
import css from './recover.module.css';
import type { RecoverProblem } from './recover.rules.ts';
import type { Recovering } from './use-recover.ts';

/** The same whether anybody has that name, number or address. */
const sentTexts = {
  username: 'recover.sentName',
  mobile: 'recover.sentNumber',
  email: 'recover.sentEmail',
} as const satisfies Record<IdentityKind, string>;

interface PartProps {
  readonly model: Recovering;
  readonly problem: RecoverProblem | null;
  readonly underWay: boolean;
}

function PasswordPart({ model, problem, underWay, chosen }: PartProps & { readonly chosen: NewPassword }) {
  const t = useT();
  const words = useFailureMessage();
  return (
    <div>
      <PasswordField
        label={t('newPassword.label')}
        name="newPassword"
        value={chosen.password}
        onChange={model.setPassword}
        autoComplete="new-password"
        enterKeyHint="done"
        showLabel={t('newPassword.show')}
        hideLabel={t('newPassword.hide')}
        inputRef={model.passwordInput}
        error={problem?.at === 'password' ? words(problem) : null}
        hint={t('newPassword.hint')}
        readOnly={underWay}
        required
      />
      <PasswordRules chosen={chosen} />
    </div>
  );
}

export function ConfirmStep({ model }: { readonly model: Recovering }) {
  const t = useT();
  const words = useFailureMessage();
  const { state, send, code, chosen, edited, confirm } = model;
  if (!('identity' in state)) return null;
  const problem = 'problem' in state ? state.problem : null;
  const underWay = state.at === 'sending';
  const part = { model, problem, underWay };
  return (
    <Form className={css.column} onSubmit={confirm} onEdit={edited}>
      <p className={formCss.lead}>
        {t(sentTexts[state.identity.by], { who: `\u2068${shownAs(state.identity)}\u2069` })}
      </p>
      <CodeField
        {...code.field}
        sentTo={null}
        error={problem?.at === 'code' ? words(problem) : null}
        readOnly={underWay}
      />
      <FormProblem problem={code.problem} />
      {chosen && <PasswordPart {...part} chosen={chosen} />}
      <FormProblem problem={problem} />
      <Button variant="text" block onClick={() => send({ type: 'turnedBack' })}>
        {t('recover.turnBack')}
      </Button>
      <TalkToUsButton about="login" />
      <ActionBar>
        <Button type="submit" variant="primary" block busy={underWay}>
          {t(underWay ? 'recover.checking' : chosen ? 'recover.save' : 'recover.showName')}
        </Button>
      </ActionBar>
    </Form>
  );
}
