// The chat on the page: the floating button with what is unread, and the panel with the frame in which the chat runs.
import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { useFlow, useRoute, useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { hasFloating } from '../../shell/floating/floating.rules.ts';
import { CHAT_PLACE } from '../../shell/floating/floating-place.ts';
import { useFloating } from '../../shell/floating/use-floating.ts';
import { useBackStep } from '../../shell/navigation/use-back-step.ts';
import { bottomBars } from '../../ui/bottom-bars.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/member-icons.tsx';
import { chatButtonFlow } from './chat.flow.ts';
import css from './chat.module.css';
import { standingOf } from './chat.rules.ts';
import { chatRunner } from './chat.runner.ts';

/** The panel stands beside the page, which can be used meanwhile; elsewhere it covers the page. As in chat.module.css. */
const BESIDE_PAGE = '(min-width: 40em) and (min-height: 30em)';

/** Keeps the keyboard off what the panel covers: a key that leaves the frame tells this page nothing, but the next stop gets the focus. */
function Turn({ to }: { readonly to: 'button' | 'iframe' }) {
  const handOn = ({ currentTarget }: FocusEvent): void =>
    currentTarget.parentElement?.querySelector<HTMLElement>(to)?.focus();
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it hands the focus on at once
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
  return <span tabIndex={0} aria-hidden="true" onFocus={handOn} />;
}

interface PanelProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: string;
  readonly close: () => void;
}

function Panel({ frame, address, close }: PanelProps) {
  const t = useT();
  const title = t('chat.title');
  const { busy, navigation } = useShell();
  const [isOver] = useState(() => !window.matchMedia(BESIDE_PAGE).matches);
  // Popups and reloads wait while somebody talks.
  useBusy(busy, 'chat');
  useBackStep(navigation, isOver, close);
  return (
    <section
      className={css.panel}
      role="dialog"
      aria-modal={isOver}
      aria-label={title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {isOver && <Turn to="iframe" />}
      <header className={css.head}>
        <h2>{title}</h2>
        <IconButton label={t('common.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </header>
      <iframe
        ref={frame}
        className={css.frame}
        src={address}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
      {isOver && <Turn to="button" />}
    </section>
  );
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
  const [close] = useState(() => () => send({ type: 'closed' }));
  return { state, close, frame, button, isShown };
}

export function ChatButton() {
  const t = useT();
  const { state, close, frame, button, isShown } = useChat();
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
      {state.at === 'open' && <Panel frame={frame} address={state.frame.address} close={close} />}
    </aside>
  );
}
