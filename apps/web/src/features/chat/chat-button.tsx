// The chat on the page: the floating button with what is unread, and the panel with the frame in which the chat runs.
import { useId, useRef, useState } from 'react';
import { useFlow, useRoute, useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { hasFloating } from '../../shell/floating/floating.rules.ts';
import { CHAT_PLACE } from '../../shell/floating/floating-place.ts';
import { useFloating } from '../../shell/floating/use-floating.ts';
import type { Shell } from '../../shell/shell.ts';
import { bottomBars } from '../../ui/bottom-bars.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/member-icons.tsx';
import { chatButtonFlow } from './chat.flow.ts';
import css from './chat.module.css';
import { standingOf } from './chat.rules.ts';
import { chatRunner } from './chat.runner.ts';

/** Popups and reloads wait while somebody talks. */
function Talking({ busy }: Pick<Shell, 'busy'>) {
  useBusy(busy, 'chat');
  return null;
}

function useChat() {
  const shell = useShell();
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [runner] = useState(() =>
    chatRunner(shell, { frame: () => frame.current, button: () => button.current }, window),
  );
  const [state, send] = useFlow(chatButtonFlow, runner);
  const [floating] = useState(() => ({
    room: css.room ?? '',
    bars: bottomBars,
    // At the start of a line: the mini-game begins at its end.
    readPlace: () =>
      shell.store.read(CHAT_PLACE) ?? { across: document.documentElement.dir === 'rtl' ? 1 : 0, down: 1 },
    keepPlace: (place: { across: number; down: number }) => void shell.store.write(CHAT_PLACE, place),
    onTap: () => send({ type: 'tapped', standing: standingOf(shell.session.current()) }),
  }));
  const { route } = useRoute();
  const member = useSession();
  const isShown = hasFloating(route) && !member?.restricted;
  useFloating(button, isShown, floating);
  return { state, send, frame, button, isShown };
}

export function ChatButton() {
  const t = useT();
  const { busy } = useShell();
  const { state, send, frame, button, isShown } = useChat();
  const id = useId();
  const close = () => send({ type: 'closed' });
  return (
    <aside aria-label={t('chat.title')}>
      <button
        ref={button}
        className={css.button}
        type="button"
        hidden={!isShown || state.at === 'open'}
        aria-label={state.unread > 0 ? t('chat.unread', { count: state.unread }) : t('chat.open')}
        aria-haspopup="dialog"
        aria-busy={state.at === 'opening'}
      >
        <ChatIcon size={24} />
        <CountBadge count={state.unread} />
      </button>
      {state.at === 'open' && (
        <section
          className={css.panel}
          role="dialog"
          aria-labelledby={`${id}title`}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <Talking busy={busy} />
          <header className={css.head}>
            <h2 id={`${id}title`}>{t('chat.title')}</h2>
            <IconButton label={t('common.close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </header>
          <iframe
            ref={frame}
            className={css.frame}
            src={state.frame.address}
            title={t('chat.title')}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="no-referrer"
          />
        </section>
      )}
    </aside>
  );
}
