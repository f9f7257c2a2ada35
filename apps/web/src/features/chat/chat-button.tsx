// The chat on the page: the floating button with what is unread, and the panel that it opens.
import { type ComponentType, useRef, useState } from 'react';
import { useFlow, useRoute, useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { hasFloating } from '../../shell/floating/floating.rules.ts';
import { CHAT_PLACE } from '../../shell/floating/floating-place.ts';
import { useFloating } from '../../shell/floating/use-floating.ts';
import { bottomBars } from '../../ui/bottom-bars.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { ChatIcon } from '../../ui/member-icons.tsx';
import { chatButtonFlow } from './chat.flow.ts';
import css from './chat.module.css';
import { standingOf } from './chat.rules.ts';
import { chatRunner } from './chat.runner.ts';
import type { PanelProps } from './chat-panel.tsx';

function useChat() {
  const shell = useShell();
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [runner] = useState(() => {
    const loadPanel = () => import('./chat-panel.tsx').then(({ ChatPanel }) => setPanel(() => ChatPanel));
    return chatRunner(shell, { frame: () => frame.current, button: () => button.current, loadPanel }, window);
  });
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
  return { state, Panel, close, frame, button, isShown };
}

export function ChatButton() {
  const t = useT();
  const { state, Panel, close, frame, button, isShown } = useChat();
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
      {state.at === 'open' && Panel && <Panel frame={frame} address={state.frame.address} close={close} />}
    </aside>
  );
}
