// The notice of a problem, announced at once, with its reference for support.
import { type ComponentType, lazy, Suspense } from 'react';
import type { Problem } from '../shell/errors/problem.rules.ts';
import { textOf } from '../shell/errors/text-of.ts';
import { Button } from '../ui/button.tsx';
import { Notice, type NoticeProps } from '../ui/notice.tsx';
import { useShell, useT } from './shell-context.tsx';
import type { WaitProps } from './wait.tsx';

export interface ProblemNoticeProps
  extends Pick<NoticeProps, 'title' | 'children' | 'action' | 'below' | 'details' | 'inSight'> {
  /** `warn`: the outcome is still unknown. */
  readonly tone?: 'neg' | 'warn';
  readonly reference?: string | undefined;
  /** True where another try cannot help: the notice offers customer service. */
  readonly help?: boolean | undefined;
}

/** The sheet of services opens on every page, even when nothing can be fetched. */
function Help({ reference }: Pick<ProblemNoticeProps, 'reference'>) {
  const t = useT();
  const { overlays } = useShell();
  return (
    <Button variant="line" size="md" onClick={() => void overlays.open('services', { reference })}>
      {t('services.title')}
    </Button>
  );
}

export function ProblemNotice({ tone = 'neg', reference, details = [], below, help, ...rest }: ProblemNoticeProps) {
  const t = useT();
  const searchable = reference && t('common.reference', { reference });
  return (
    <Notice
      {...rest}
      tone={tone}
      announced
      details={[...details, searchable]}
      below={help ? <Help reference={reference} /> : below}
    />
  );
}

/** It comes when there is a wait; where it is lost, the sentence before it has said the minutes. */
const Wait = lazy(() =>
  import('./wait.tsx').then(
    ({ Wait }): { default: ComponentType<WaitProps> } => ({ default: Wait }),
    () => ({ default: () => null }),
  ),
);

export interface FormProblemProps {
  readonly problem: Problem<string> | null;
  readonly title?: string;
  readonly below?: NoticeProps['below'];
}

/** Shows a problem that no field has caused; nothing where a field shows it. */
export function FormProblem({ problem, title, below }: FormProblemProps) {
  const t = useT();
  if (problem?.at !== 'form') return null;
  return (
    <ProblemNotice inSight title={title} reference={problem.reference} help={problem.help} below={below}>
      {textOf(t, problem)}
      {problem.waitSeconds && (
        <Suspense fallback={<p role="timer">…</p>}>
          <Wait problem={problem} />
        </Suspense>
      )}
    </ProblemNotice>
  );
}
