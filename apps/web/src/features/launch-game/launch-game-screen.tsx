// /m/launchGame: the moments between a tap and the game.
import { useState } from 'react';
import { Link } from '../../app/link.tsx';
import { useFlow, useShell, useT } from '../../app/shell-context.tsx';
import { SitePage } from '../../app/site-page.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PlugDrawing, SearchDrawing } from '../../ui/drawing.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { launchGameFlow } from './launch-game.flow.ts';
import css from './launch-game.module.css';
import { launchGameRunner } from './launch-game.runner.ts';
import type { LaunchProblem } from './launch-problem.rules.ts';

function Opening({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={css.opening} role="status">
      <span className={css.mark} />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function Problem({ problem, again }: { readonly problem: LaunchProblem; readonly again: () => void }) {
  const t = useT();
  const { overlays } = useShell();
  return (
    <div className={css.problem} role="alert">
      <PageMessage
        drawing={problem.canRetry ? <PlugDrawing /> : <SearchDrawing />}
        title={t(problem.title)}
        text={t(problem.text)}
        reference={problem.reference && t('common.reference', { reference: problem.reference })}
      >
        {problem.canRetry && (
          <Button look="primary" onClick={again}>
            {t('launchGame.retry')}
          </Button>
        )}
        {problem.help && (
          <Button look="primary" onClick={() => void overlays.ask('services', {})}>
            {t('services.title')}
          </Button>
        )}
        <Link
          to="game"
          replace
          className={buttonClass({ look: problem.canRetry || problem.help ? 'text' : 'primary' })}
        >
          {t('launchGame.toLobby')}
        </Link>
      </PageMessage>
    </div>
  );
}

export function Screen() {
  const shell = useShell();
  const t = useT();
  const [runner] = useState(() => launchGameRunner(shell));
  const [state, send] = useFlow(launchGameFlow, runner);
  const waiting = state.at === 'awaitingLogin';
  return (
    <SitePage title={t('launchGame.title')} tabs={false} centred>
      {state.at === 'failed' ? (
        <Problem problem={state.problem} again={() => send({ type: 'retryTapped' })} />
      ) : (
        <Opening
          title={t(
            waiting ? 'launchGame.loginFirst' : state.at === 'leaving' ? 'launchGame.leaving' : 'launchGame.opening',
          )}
          text={t(waiting ? 'launchGame.loginFirstText' : 'launchGame.openingText')}
        />
      )}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('launchGame.title')} tabs={false} centred loading={t('ui.loading')}>
      <Opening title={t('launchGame.opening')} text={t('launchGame.openingText')} />
    </SitePage>
  );
}
