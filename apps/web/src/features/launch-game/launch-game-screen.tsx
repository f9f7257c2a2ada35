// /m/launchGame: the moments between a tap and the game.
import { useState } from 'react';
import { Link } from '../../kit/link.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useOnLeave } from '../../shell/flow/use-on-leave.ts';
import { buttonClass } from '../../ui/button.tsx';
import { launchGameFlow } from './launch-game.flow.ts';
import { launchGameRunner } from './launch-game.runner.ts';
import { lastButtonVariant, Opening, Problem } from './launch-parts.tsx';

export function Screen() {
  const shell = useShell();
  const t = useT();
  const [runner] = useState(() => launchGameRunner(shell));
  const [state, send] = useFlow(launchGameFlow, runner.perform);
  useOnLeave(runner.end);
  useAppEvent(shell.events, 'pageShown', ({ restored }) => restored && send({ type: 'pageRestored' }));
  const name = 'form' in state ? state.form?.title : undefined;
  return (
    <SitePage title={name ?? t('launchGame.title')} tabs={false} centred>
      {state.at === 'failed' ? (
        <Problem problem={state.problem} again={() => send({ type: 'retryTapped' })}>
          <Link
            to={state.problem.appOnly ? 'home' : 'game'}
            replace
            className={buttonClass({ variant: lastButtonVariant(state.problem) })}
          >
            {t(state.problem.appOnly ? 'common.goHome' : 'launchGame.toLobby')}
          </Link>
        </Problem>
      ) : (
        <Opening at={state.at} />
      )}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('launchGame.title')} tabs={false} centred loading={t('ui.loading')}>
      <Opening at="starting" />
    </SitePage>
  );
}
