// The content of a launch, on its page and over the page of its tile: a loading state, or the problem.
import type { ReactNode } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { Button } from '../../ui/button.tsx';
import { PlugIllustration, SearchIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { PhoneIllustration } from '../../ui/phone-illustration.tsx';
import type { LaunchState } from './launch-game.flow.ts';
import css from './launch-game.module.css';
import type { LaunchProblem } from './launch-problem.rules.ts';

interface OpeningProps extends Pick<LaunchState, 'at'> {
  /** In place of the sentence about the balance. */
  readonly text?: string;
}

export function Opening({ at, text }: OpeningProps) {
  const t = useT();
  const waiting = at === 'awaitingLogin';
  return (
    <div className={css.opening} role="status">
      <span className={css.mark} />
      <h2>{t(waiting ? 'launchGame.loginFirst' : at === 'leaving' ? 'launchGame.leaving' : 'launchGame.opening')}</h2>
      <p>{text ?? t(waiting ? 'launchGame.loginFirstText' : 'launchGame.openingText')}</p>
    </div>
  );
}

function illustrationOf({ appOnly, canRetry }: LaunchProblem) {
  if (appOnly) return <PhoneIllustration />;
  return canRetry ? <PlugIllustration /> : <SearchIllustration />;
}

interface ProblemProps {
  readonly problem: LaunchProblem;
  readonly again: () => void;
  /** The way out. */
  readonly children: ReactNode;
}

export function Problem({ problem, again, children }: ProblemProps) {
  const t = useT();
  const words = useFailureMessage();
  const { overlays } = useShell();
  return (
    <div className={css.problem} role="alert">
      <PageMessage
        illustration={illustrationOf(problem)}
        title={t(problem.title)}
        text={words(problem)}
        reference={problem.reference && t('common.reference', { reference: problem.reference })}
      >
        {problem.canRetry && (
          <Button variant="primary" onClick={again}>
            {t('launchGame.retry')}
          </Button>
        )}
        {problem.help && (
          <Button variant="primary" onClick={() => void overlays.open('services', { reference: problem.reference })}>
            {t('services.title')}
          </Button>
        )}
        {children}
      </PageMessage>
    </div>
  );
}

/** Returns the look of the last button: primary where nothing else helps. */
export const lastButtonVariant = ({ canRetry, help }: LaunchProblem): 'text' | 'primary' =>
  canRetry || help ? 'text' : 'primary';
