// /m/changePsw: the new password that has to come before anything else, or that a member wants.

import { Form } from '../../kit/form.tsx';
import { PasswordRules } from '../../kit/passwords/password-rules.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { problemsIn } from '../../shell/errors/joined-problems.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChangeHeading, ChangeSkeleton, PlainBar } from './change-heading.tsx';
import css from './change-password.module.css';
import { useChangePassword } from './use-change-password.ts';

/** The user name under which password managers store the new password. */
function FiledUnder({ userName }: { readonly userName: string }) {
  const rest = { readOnly: true, tabIndex: -1, 'aria-hidden': true } as const;
  return <input className={css.name} type="text" name="username" autoComplete="username" value={userName} {...rest} />;
}

type ChangeModel = ReturnType<typeof useChangePassword>;

function Passwords({ form }: { readonly form: ChangeModel }) {
  const t = useT();
  const words = useFailureMessage();
  const { change, inputs, chosen, state, oldRequired, edit } = form;
  const problem = 'problem' in state ? state.problem : null;
  const messageAt = (at: 'old' | 'new') => {
    const found = problemsIn(problem).find((one) => one.at === at);
    return found ? words(found) : null;
  };
  const common = {
    showLabel: t('newPassword.show'),
    hideLabel: t('newPassword.hide'),
    readOnly: state.at === 'sending' || state.at === 'changed',
    required: true,
  };
  return (
    <>
      {oldRequired && (
        <PasswordField
          {...common}
          label={t('changePassword.oldPassword')}
          name="oldPassword"
          value={change.oldPassword}
          onChange={(oldPassword) => edit('old', { oldPassword })}
          autoComplete="current-password"
          enterKeyHint="next"
          inputRef={inputs.old}
          error={messageAt('old')}
        />
      )}
      <div>
        <PasswordField
          {...common}
          label={t('newPassword.label')}
          name="newPassword"
          value={change.newPassword}
          onChange={(newPassword) => edit('new', { newPassword })}
          autoComplete="new-password"
          enterKeyHint="done"
          inputRef={inputs.new}
          error={messageAt('new')}
          hint={t('newPassword.hint')}
        />
        <PasswordRules chosen={chosen} />
      </div>
    </>
  );
}

function ChangeForm({ form }: { readonly form: ChangeModel }) {
  const t = useT();
  const { navigation } = useShell();
  const { isReady, userName, reason, state, submit, logOut } = form;
  const problem = 'problem' in state ? state.problem : null;
  // Nobody knows whether the password was changed.
  const isLost = problem?.text === 'changePassword.answerLost';
  const underWay = state.at === 'sending' || state.at === 'changed';
  const forced = reason !== 'ownWish';
  return (
    <Form onSubmit={submit}>
      <FiledUnder userName={userName} />
      {isReady ? <Passwords form={form} /> : <Skeleton shape="row" />}
      <FormProblem problem={problem} {...(!isLost && { title: t('changePassword.refusedTitle') })} />
      <Button type="submit" variant="primary" block busy={underWay} disabled={!isReady}>
        {t(state.at === 'sending' ? 'changePassword.sending' : 'changePassword.submit')}
      </Button>
      <Button variant="text" block onClick={forced ? logOut : navigation.back}>
        {t(forced ? 'changePassword.logOut' : 'common.cancel')}
      </Button>
    </Form>
  );
}

export function Screen() {
  const form = useChangePassword();
  return (
    <SitePage tabs={false} padded bar={<PlainBar />}>
      <ChangeHeading reason={form.reason} />
      <ChangeForm form={form} />
    </SitePage>
  );
}

export { ChangeSkeleton as Skeleton };
