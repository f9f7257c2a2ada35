// GL-04: a trial over the whole screen, in a frame of another origin. Its bar has the way back and can be hidden.
import { useId, useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { lastButtonVariant, Opening, Problem } from './launch-parts.tsx';
import { trialFlow } from './trial.flow.ts';
import { sandboxOf } from './trial.rules.ts';
import { trialRunner } from './trial.runner.ts';
import css from './trial-frame.module.css';
import { FoldIcon, UnfoldIcon } from './trial-icons.tsx';

interface BarProps {
  readonly id: string;
  readonly name: string;
  readonly onBack: () => void;
  readonly onHide: () => void;
}

function Bar({ id, name, onBack, onHide }: BarProps) {
  const t = useT();
  return (
    <div className={css.bar}>
      <IconButton label={t('launchGame.leaveTrial')} onClick={onBack}>
        <BackIcon />
      </IconButton>
      <h2 id={id}>
        <b>{name}</b>
        <small>{t('launchGame.trialWithPlayMoney')}</small>
      </h2>
      <IconButton label={t('launchGame.hideBar')} onClick={onHide}>
        <FoldIcon />
      </IconButton>
    </div>
  );
}

export function Overlay({ props: { name, query }, answer }: OverlayProps<'trial'>) {
  const shell = useShell();
  const t = useT();
  const id = useId();
  const [runner] = useState(() => trialRunner(shell, query));
  const [state, send] = useFlow(trialFlow, runner);
  const [hasBar, setBar] = useState(true);
  // Popups and reloads wait while somebody plays.
  useBusy(shell.busy, 'game');
  const close = (): void => answer(null);
  return (
    <section className={css.screen} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
      {hasBar ? (
        <Bar id={id} name={name} onBack={close} onHide={() => setBar(false)} />
      ) : (
        <>
          <h2 id={id} hidden>
            {name}
          </h2>
          <button
            type="button"
            className={css.unfold}
            aria-label={t('launchGame.showBar')}
            onClick={() => setBar(true)}
          >
            <UnfoldIcon size={20} />
          </button>
        </>
      )}
      <div className={css.stage}>
        {'address' in state && (
          <iframe
            className={css.frame}
            src={state.address}
            title={name}
            sandbox={sandboxOf(state.address, shell.navigation.origin)}
            referrerPolicy="no-referrer"
            // A frame of another origin says only that some document has loaded, and no game has a message that it is ready.
            onLoad={() => send({ type: 'gameLoaded' })}
          />
        )}
        {(state.at === 'requesting' || state.at === 'loading') && (
          <div className={css.cover}>
            <Opening at="starting" text={t('launchGame.trialNote')} />
          </div>
        )}
        {state.at === 'failed' && (
          <div className={css.cover}>
            <Problem problem={state.problem} again={() => send({ type: 'retryTapped' })}>
              <Button variant={lastButtonVariant(state.problem)} onClick={close}>
                {t('common.close')}
              </Button>
            </Problem>
          </div>
        )}
      </div>
    </section>
  );
}
