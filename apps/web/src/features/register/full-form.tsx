// The fields of both registrations: by user name, and after the code of a mobile number.
import type { ReactNode } from 'react';
import { LegalSentence } from '../../kit/legal-links.tsx';
import { FormProblem, ProblemNotice } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import formCss from '../../ui/form.module.css';
import { FormFrame } from './form-frame.tsx';
import { lazyCaptcha } from './lazy-captcha.tsx';
import { PasswordPart, UsernamePart } from './name-and-password.tsx';
import type { RegisterState } from './register.flow.ts';
import css from './register.module.css';
import { requiresPassword } from './register-entry.ts';
import type { Registering } from './use-register.ts';

/** One honest box: of age, and the operator's legal pages accepted. */
function Consent({ model: { fields, problemAt } }: { readonly model: Registering }) {
  const words = useFailureMessage();
  const problem = problemAt('agreed');
  return (
    <Checkbox name="agreed" inputRef={fields.agreed} error={problem && words(problem)} required>
      <LegalSentence text="register.agree" />
    </Checkbox>
  );
}

/** The image captcha where the operator wants it, staying logged in, age and legal pages. */
function SecondPart({ model }: { readonly model: Registering }) {
  const t = useT();
  const { shell, demands, entry, fields } = model;
  // A password that must be changed at once is not kept for the next time.
  const remembers = requiresPassword(entry, demands) && readSettings(shell.settings).on.automaticLogin;
  return (
    <>
      {demands.imageCaptcha && <lazyCaptcha.Section model={model} />}
      <div className={css.choices}>
        {remembers && (
          <Checkbox name="remember" inputRef={fields.remember}>
            {t('register.remember')}
          </Checkbox>
        )}
        <Consent model={model} />
      </div>
    </>
  );
}

const buttonTexts: Readonly<Record<RegisterState['at'], TextKey>> = {
  editing: 'register.submit',
  settling: 'register.submit',
  proving: 'register.proving',
  sending: 'register.sending',
  checking: 'register.checking',
  unanswered: 'registerProblem.askAgain',
  registered: 'register.entering',
};

/** The notice of an unknown outcome: the person tries again, or goes back to the fields. */
function Unanswered({ model: { state, send } }: { readonly model: Registering }) {
  const t = useT();
  if (state.at !== 'unanswered') return null;
  return (
    <ProblemNotice
      inSight
      tone="warn"
      title={t('registerProblem.unansweredTitle')}
      reference={state.reference}
      below={
        <Button variant="text" size="md" onClick={() => send({ type: 'changeTapped' })}>
          {t('registerProblem.changeDetails')}
        </Button>
      }
    >
      {t('registerProblem.unanswered')}
    </ProblemNotice>
  );
}

function waitText(state: RegisterState): 'registerProblem.slow' | 'registerProblem.lost' | null {
  if (state.at === 'checking') return 'registerProblem.lost';
  return state.at === 'sending' && state.slow ? 'registerProblem.slow' : null;
}

/** The end of the form: why it failed, what is under way, and its one main action. */
function FormEnd({ model, foot }: { readonly model: Registering; readonly foot: ReactNode }) {
  const t = useT();
  const { state, underWay } = model;
  const wait = waitText(state);
  return (
    <>
      <FormProblem problem={model.problemAt('form')} title={t('registerProblem.refusedTitle')} />
      <Unanswered model={model} />
      {foot}
      <ActionBar>
        <p className={formCss.wait} role="status">
          {wait && t(wait)}
        </p>
        <Button type="submit" variant="primary" block busy={underWay && state.at !== 'unanswered'}>
          {t(buttonTexts[state.at])}
        </Button>
      </ActionBar>
    </>
  );
}

export interface FormProps {
  readonly model: Registering;
  /** The other registration methods, below the fields. */
  readonly social: ReactNode;
  readonly foot: ReactNode;
}

export function UsernameForm({ model, social, foot }: FormProps) {
  return (
    <FormFrame model={model} onSubmit={() => model.submit()}>
      <UsernamePart model={model} />
      <PasswordPart model={model} />
      <SecondPart model={model} />
      {social}
      <FormEnd model={model} foot={foot} />
    </FormFrame>
  );
}

/** The person has a code and is on the way to an account: the other registration methods are gone. */
export function AfterCode({ model, foot }: Omit<FormProps, 'social'>) {
  const t = useT();
  const { demands, entry } = model;
  return (
    <>
      {requiresPassword(entry, demands) ? (
        <PasswordPart model={model} />
      ) : (
        <p className={formCss.lead}>{t('register.passwordNext')}</p>
      )}
      <SecondPart model={model} />
      <FormEnd model={model} foot={foot} />
    </>
  );
}
