// The steps of the recovery: the identity, the code with the new password, the recovered user name.
import type { ReactNode } from 'react';
import { Form } from '../../kit/form.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { TalkToUsButton } from '../../kit/services/talk-to-us.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { type IdentityKind, identityKindsOf } from './account-identity.ts';
import { ConfirmStep } from './confirm-step.tsx';
import css from './recover.module.css';
import type { RecoverControls, Recovering } from './use-recover.ts';

const kindTexts = { username: 'recover.byName', mobile: 'recover.phone', email: 'recover.email' } as const;

interface StepProps {
  readonly model: Recovering;
  readonly controls: RecoverControls;
}

/** Shows the ways to identify oneself, and the link to the other wish. */
function IdentityKinds({ controls: { choice, choose } }: Pick<StepProps, 'controls'>) {
  const t = useT();
  const { register } = useShell().settings;
  const segments = identityKindsOf(choice.wish, register.methods.includes('mobile')).map((by) => ({
    value: by,
    label: t(kindTexts[by]),
  }));
  if (segments.length < 2) return null;
  const chooseBy = (by: IdentityKind): void => choose({ ...choice, by });
  return <SegmentedControl label={t('recover.ways')} segments={segments} value={choice.by} onChange={chooseBy} />;
}

function OtherWish({ controls: { choice, choose } }: Pick<StepProps, 'controls'>) {
  const t = useT();
  const { register } = useShell().settings;
  const other = choice.wish === 'password' ? 'userName' : 'password';
  const [by = 'email'] = identityKindsOf(other, register.methods.includes('mobile'));
  return (
    <Button variant="text" block onClick={() => choose({ wish: other, by })}>
      {t(choice.wish === 'password' ? 'recover.forgotName' : 'recover.forgotPassword')}
    </Button>
  );
}

function IdentityStep({ model, controls, children }: StepProps & { readonly children: ReactNode }) {
  const t = useT();
  const { code, submitIdentity } = model;
  return (
    <Form className={css.column} onSubmit={submitIdentity} onEdit={code.recipientEdited}>
      <p className={formCss.lead}>
        {t(controls.choice.wish === 'password' ? 'recover.leadPassword' : 'recover.leadName')}
      </p>
      <IdentityKinds controls={controls} />
      {children}
      <FormProblem problem={code.problem} />
      <OtherWish controls={controls} />
      <TalkToUsButton about="login" />
      <ActionBar>
        <Button type="submit" variant="primary" block busy={code.sending} disabled={code.wait > 0}>
          {code.sendLabel}
        </Button>
      </ActionBar>
    </Form>
  );
}

function Named({ model: { send }, userName }: Pick<StepProps, 'model'> & { readonly userName: string }) {
  const t = useT();
  return (
    <div className={formCss.column}>
      <p className={formCss.lead}>{t('recover.named')}</p>
      <p className={css.name}>
        <bdi>{userName}</bdi>
      </p>
      <Button variant="primary" block onClick={() => send({ type: 'loginTapped' })}>
        {t('recover.toLogin')}
      </Button>
    </div>
  );
}

/** `children` is the field for the identity. */
export function Recovery({ model, controls, children }: StepProps & { readonly children: ReactNode }) {
  const { state } = model;
  if (state.at === 'asking')
    return (
      <IdentityStep model={model} controls={controls}>
        {children}
      </IdentityStep>
    );
  if (state.at !== 'named') return <ConfirmStep model={model} />;
  return (
    <>
      <Named model={model} userName={state.userName} />
      <TalkToUsButton about="login" />
    </>
  );
}
