// The panel with the frame in which the chat runs. Its code comes with the first tap on the chat's button.
import { type FocusEvent, type RefObject, useSyncExternalStore } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { useBackStep } from '../../shell/navigation/use-back-step.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import css from './chat-panel.module.css';

/** The panel stands beside the page, which can be used meanwhile; elsewhere it covers the page. As in chat-panel.module.css. */
const BESIDE_PAGE = '(min-width: 40em) and (min-height: 30em)';

const coversPage = (): boolean => !window.matchMedia(BESIDE_PAGE).matches;

/** A tablet is turned while somebody talks. The oldest browsers tell a change of the query by no event. */
const onResize = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Keeps the keyboard off what the panel covers: a key that leaves the frame tells this page nothing, but the next stop gets the focus. */
function Turn({ to }: { readonly to: 'button' | 'iframe' }) {
  const handOn = ({ currentTarget }: FocusEvent): void =>
    currentTarget.parentElement?.querySelector<HTMLElement>(to)?.focus();
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it hands the focus on at once
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
  return <span tabIndex={0} aria-hidden="true" onFocus={handOn} />;
}

export interface PanelProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: string;
  readonly close: () => void;
}

export function ChatPanel({ frame, address, close }: PanelProps) {
  const t = useT();
  const title = t('chat.title');
  const { busy, navigation } = useShell();
  const isOver = useSyncExternalStore(onResize, coversPage);
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
