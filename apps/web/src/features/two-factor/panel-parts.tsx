// The parts that the panels of all methods share: their frame, the problem, the button.
import type { ReactNode } from 'react';
import { Form } from '../../kit/form.tsx';
import { FormProblem, type FormProblemProps } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { Button } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import type { TwoFactorProblem } from './two-factor.rules.ts';
import type { TwoFactor } from './use-two-factor.ts';

export interface PanelProps {
  readonly model: TwoFactor;
}

/** Returns the message at a place of the chosen method, or null. */
export function useProblemText({ state }: TwoFactor, at: TwoFactorProblem['at']): string | null {
  const t = useT();
  const words = useFailureMessage();
  const problem = 'problem' in state ? state.problem : null;
  if (problem?.at !== at) return null;
  const { triesLeft: count } = problem;
  return count === undefined ? words(problem) : `${words(problem)} ${t('twoFactor.triesLeft', { count })}`;
}

/** A problem that no field has caused: of the check, or of the sending. */
export function PanelProblem({
  model,
  sending = null,
}: PanelProps & { readonly sending?: FormProblemProps['problem'] }) {
  const problem = 'problem' in model.state ? model.state.problem : null;
  return <FormProblem problem={problem?.at === 'form' ? problem : sending} />;
}

export interface PanelFormProps extends PanelProps {
  readonly submit: () => void;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

export function PanelForm({ model, submit, hidden = false, children }: PanelFormProps) {
  return (
    <Form hidden={hidden} onSubmit={submit} onEdit={() => model.send({ type: 'edited' })}>
      {children}
    </Form>
  );
}

export function Confirm({ model: { state } }: PanelProps) {
  const t = useT();
  const checking = state.at === 'sending';
  return (
    <>
      <Button type="submit" variant="primary" block busy={checking || state.at === 'passed'}>
        {t(checking ? 'twoFactor.checking' : state.at === 'passed' ? 'twoFactor.passed' : 'twoFactor.confirm')}
      </Button>
      <p className={formCss.wait} role="status">
        {state.at === 'sending' && state.slow ? t('twoFactor.slow') : null}
      </p>
    </>
  );
}
