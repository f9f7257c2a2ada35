// GL-02: a game that is no lottery opens from where it was tapped, with the launch over the page.
import { useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useOnLeave } from '../../shell/flow/use-on-leave.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { launchGameFlow } from './launch-game.flow.ts';
import { launchGameRunner } from './launch-game.runner.ts';
import { lastButtonVariant, Opening, Problem } from './launch-parts.tsx';

export function Overlay({ props, answer }: OverlayProps<'launch'>) {
  const shell = useShell();
  const t = useT();
  const close = () => answer(null);
  const [runner] = useState(() =>
    launchGameRunner(shell, {
      query: () => props.query,
      name: props.name,
      shownAt: performance.now(),
      replace: false,
      goBack: () => answer(null),
    }),
  );
  const [state, send] = useFlow(launchGameFlow, runner.perform);
  useOnLeave(runner.end);
  useAppEvent(shell.events, 'pageShown', ({ restored }) => restored && send({ type: 'pageRestored' }));
  return (
    <Sheet title={props.name} closeLabel={t('common.close')} onClose={close}>
      {state.at === 'failed' ? (
        <Problem problem={state.problem} again={() => send({ type: 'retryTapped' })}>
          <Button variant={lastButtonVariant(state.problem)} onClick={close}>
            {t('common.close')}
          </Button>
        </Problem>
      ) : (
        <Opening at={state.at} />
      )}
    </Sheet>
  );
}
