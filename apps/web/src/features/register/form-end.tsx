// The end of the form: why it failed, what is under way, and its one main action.
import type { ReactNode } from 'react';
import { FormProblem, ProblemNotice } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import type { RegisterState } from './register.flow.ts';
import type { Registering } from './use-register.ts';

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
        <Button look="text" size="md" onClick={() => send({ type: 'changeTapped' })}>
          {t('registerProblem.changeDetails')}
        </Button>
      }
    >
      {t('registerProblem.unanswered')}
    </ProblemNotice>
  );
}

function statusText(state: RegisterState): 'registerProblem.slow' | 'registerProblem.lost' | null {
  if (state.at === 'checking') return 'registerProblem.lost';
  return state.at === 'sending' && state.slow ? 'registerProblem.slow' : null;
}

export function FormEnd({ model, foot }: { readonly model: Registering; readonly foot: ReactNode }) {
  const t = useT();
  const { state, underWay } = model;
  const status = statusText(state);
  return (
    <>
      <FormProblem problem={model.problemAt('form')} title={t('registerProblem.refusedTitle')} />
      <Unanswered model={model} />
      {foot}
      <ActionBar>
        <p className={formCss.wait} role="status">
          {status && t(status)}
        </p>
        <Button type="submit" look="primary" block busy={underWay && state.at !== 'unanswered'}>
          {t(buttonTexts[state.at])}
        </Button>
      </ActionBar>
    </>
  );
}
