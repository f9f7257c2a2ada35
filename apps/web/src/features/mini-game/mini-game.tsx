// The mini-game on the page: the floating button, and the panel with the frame in which the game runs.
import { useCallback, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useFlow, useLanguage, useRoute, useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { hasFloating } from '../../shell/floating/floating.rules.ts';
import { MINI_GAME_PLACE } from '../../shell/floating/floating-place.ts';
import { useFloating } from '../../shell/floating/use-floating.ts';
import type { MiniGameEdition } from '../../shell/mini-game/mini-game-edition.ts';
import { useBackStep } from '../../shell/navigation/use-back-step.ts';
import { bottomBars } from '../../ui/bottom-bars.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { editionWatch } from './edition-watch.ts';
import { miniGameFlow } from './mini-game.flow.ts';
import css from './mini-game.module.css';
import { frameAddress } from './mini-game.rules.ts';
import { miniGameRunner } from './mini-game.runner.ts';
import { MiniGameIcon } from './mini-game-icon.tsx';

/** Popups and reloads wait while somebody plays, and Back closes the game. */
function Playing({ close }: { readonly close: () => void }) {
  const { busy, navigation } = useShell();
  useBusy(busy, 'miniGame');
  useBackStep(navigation, true, close);
  return null;
}

function useMiniGame() {
  const shell = useShell();
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [runner] = useState(() =>
    miniGameRunner(shell, { frame: () => frame.current, button: () => button.current }, window),
  );
  const [{ at }, send] = useFlow(miniGameFlow, runner);
  const [floating] = useState(() => ({
    room: css.room ?? '',
    bars: bottomBars,
    readPlace: () => shell.store.read(MINI_GAME_PLACE),
    keepPlace: (place: { across: number; down: number }) => void shell.store.write(MINI_GAME_PLACE, place),
    onTap: () => send({ type: 'tapped' }),
  }));
  const { route } = useRoute();
  const member = useSession();
  const isShown = member !== null && !member.restricted && hasFloating(route) && (at === 'closed' || at === 'open');
  useFloating(button, isShown, floating);
  return { at, send, frame, button, isShown };
}

/** The address stays that of the first moment: another one would load the script once more. */
function useFrameAddress(edition: MiniGameEdition): string {
  const { session } = useShell();
  const language = useLanguage();
  const [address] = useState(() =>
    frameAddress({ edition, language, merchant: session.current()?.merchantCode ?? '' }),
  );
  return address;
}

/** MG-02: another edition is another game. */
export function MiniGame() {
  const shell = useShell();
  const [{ current, subscribe }] = useState(() => editionWatch(shell));
  const edition = useSyncExternalStore(subscribe, current, current);
  return edition && <Game key={edition} edition={edition} />;
}

function Game({ edition }: { readonly edition: MiniGameEdition }) {
  const t = useT();
  const { at, send, frame, button, isShown } = useMiniGame();
  const address = useFrameAddress(edition);
  const id = useId();
  const close = useCallback(() => send({ type: 'closed' }), [send]);
  if (at === 'failed') return null;
  const isOpen = isShown && at === 'open';
  return (
    <aside hidden={!isShown} aria-label={t('miniGame.title')}>
      {isOpen && <Playing close={close} />}
      <button
        ref={button}
        className={classNames(css.button, isOpen && css.away)}
        type="button"
        aria-label={t('miniGame.title')}
        aria-haspopup="dialog"
        aria-describedby={`${id}hint`}
      >
        <MiniGameIcon />
      </button>
      <p id={`${id}hint`} hidden>
        {t('miniGame.hint')}
      </p>
      <section
        className={css.panel}
        role="dialog"
        aria-labelledby={`${id}title`}
        hidden={!isOpen}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        <header className={css.head}>
          <h2 id={`${id}title`}>{t('miniGame.title')}</h2>
          <IconButton label={t('common.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </header>
        <iframe
          ref={frame}
          className={css.frame}
          src={address}
          title={t('miniGame.title')}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
        />
      </section>
    </aside>
  );
}
