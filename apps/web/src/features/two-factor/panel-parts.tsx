// What the panels of all ways share: their frame, what went wrong, the button.
import type { FormEvent, ReactNode } from 'react';
import { useT } from '../../app/shell-context.tsx';
import { useWords } from '../../app/use-words.ts';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './two-factor.module.css';
import type { Problem } from './two-factor.rules.ts';
import type { TwoFactor } from './use-two-factor.ts';

export interface PanelProps {
  readonly of: TwoFactor;
}

/** What is said at a place of the chosen way, or null. */
export function useSaid({ state }: TwoFactor, at: Problem['at']): string | null {
  const words = useWords();
  const problem = 'problem' in state ? state.problem : null;
  return problem?.at === at ? words(problem.told) : null;
}

interface CodeTold {
  readonly at: string;
  readonly text: TextKey;
  readonly values?: TextValues;
  readonly reference?: string;
}

/** A problem that no field has caused: of the check, or of the sending. */
export function FormProblem({ of, sending = null }: PanelProps & { readonly sending?: CodeTold | null }) {
  const t = useT();
  const said = useSaid(of, 'form');
  const problem = 'problem' in of.state ? of.state.problem : null;
  const ofSending = sending?.at === 'form' ? t(sending.text, sending.values) : null;
  const reference = said ? problem?.reference : sending?.reference;
  if (!said && !ofSending) return null;
  return (
    <Notice tone="neg" announced>
      {said ?? ofSending}
      {reference && <small className={css.reference}>{t('common.reference', { reference })}</small>}
    </Notice>
  );
}

export interface PanelFormProps extends PanelProps {
  readonly submit: () => void;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

export function PanelForm({ of, submit, hidden = false, children }: PanelFormProps) {
  const go = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={css.form}
      method="post"
      noValidate
      hidden={hidden}
      onSubmit={go}
      onInput={() => of.send({ type: 'edited' })}
    >
      {children}
    </form>
  );
}

export function Confirm({ of: { state } }: PanelProps) {
  const t = useT();
  const checking = state.at === 'checking';
  return (
    <>
      <Button type="submit" look="primary" block busy={checking || state.at === 'passed'}>
        {t(checking ? 'twoFactor.checking' : state.at === 'passed' ? 'twoFactor.passed' : 'twoFactor.confirm')}
      </Button>
      <p className={css.wait} role="status">
        {state.at === 'checking' && state.slow ? t('twoFactor.slow') : null}
      </p>
    </>
  );
}
