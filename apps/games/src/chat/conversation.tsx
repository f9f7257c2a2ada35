// The messages, by day, the newest at the end: those that have arrived, then those on their way.
import type { ChatMessage } from '@foyer/contract';
import type { ReactNode } from 'react';
import type { Texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { Chat, Outgoing } from './chat.state.ts';
import type { ChatProps } from './chat-props.ts';
import { byDay, dayName, timeName } from './days.rules.ts';

interface BubbleProps {
  readonly message: ChatMessage;
  readonly chat: Chat;
  readonly texts: Texts;
}

/** The word for it stands in its place while it is on its way, and where it is no longer kept. */
function Picture({ address, texts }: { readonly address: string | null } & Pick<ChatProps, 'texts'>) {
  const name = texts.t('chatPicture');
  if (address === null || address === '')
    return (
      <p className="chat__bubble chat__bubble--picture">
        <Icon name="picture" size="s" />
        {name}
      </p>
    );
  return <img className="chat__picture" src={address} alt={name} />;
}

function Bubble({ message: { author, kind, text, at, seq }, chat, texts }: BubbleProps) {
  if (kind === 'ended')
    return (
      <li className="chat__note">
        {texts.t('chatEnded')} · <time dateTime={at}>{timeName(at, texts.tag)}</time>
      </li>
    );
  const isMine = author === 'member';
  return (
    <li className={isMine ? 'chat__message chat__message--mine' : 'chat__message'}>
      <span className="vh">{texts.t(isMine ? 'chatFromYou' : 'chatFromUs')}</span>
      {kind === 'picture' ? (
        <Picture address={chat.pictures[seq] ?? null} texts={texts} />
      ) : (
        <p className="chat__bubble" dir="auto">
          {text}
        </p>
      )}
      <small className="chat__meta">
        <time dateTime={at}>{timeName(at, texts.tag)}</time>
        {isMine && <span>{texts.t(chat.agentSeen >= seq ? 'chatSeen' : 'chatSent')}</span>}
      </small>
    </li>
  );
}

function OnItsWay({ message, texts, send }: { readonly message: Outgoing } & Pick<ChatProps, 'texts' | 'send'>) {
  const { id, text, isPicture, state, refusal } = message;
  return (
    <li className="chat__message chat__message--mine">
      <span className="vh">{texts.t('chatFromYou')}</span>
      {isPicture ? (
        <Picture address={null} texts={texts} />
      ) : (
        <p className="chat__bubble chat__bubble--way" dir="auto">
          {text}
        </p>
      )}
      {state === 'failed' ? (
        <small className="chat__meta neg">
          <span>{refusal ?? texts.t('chatNotSent')}</span>
          <button type="button" className="chat__retry" onClick={() => send({ type: 'sentAgain', id })}>
            <Icon name="refresh" size="xs" />
            {texts.t('chatRetry')}
          </button>
        </small>
      ) : (
        <small className="chat__meta">{texts.t('chatSending')}</small>
      )}
    </li>
  );
}

function Empty({ texts }: Pick<ChatProps, 'texts'>) {
  return (
    <div className="chat__empty">
      <svg viewBox="0 0 96 80" aria-hidden="true">
        <path
          className="chat__art"
          d="M14 10h50a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10H34L20 60V48h-6A10 10 0 0 1 4 38V20a10 10 0 0 1 10-10z"
        />
        <path
          className="chat__art chat__art--2"
          d="M42 54h22a16 16 0 0 0 16-16V28h2a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-4v10L64 66H52a10 10 0 0 1-10-10z"
        />
        <g className="chat__dots">
          <circle cx="26" cy="29" r="3.5" />
          <circle cx="39" cy="29" r="3.5" />
          <circle cx="52" cy="29" r="3.5" />
        </g>
      </svg>
      <h2 className="t3">{texts.t('chatEmpty')}</h2>
      <p className="muted">{texts.t('chatEmptyLead')}</p>
    </div>
  );
}

function Typing({ texts }: Pick<ChatProps, 'texts'>) {
  return (
    <div className="chat__typing" role="img" aria-label={texts.t('chatTyping')}>
      <i />
      <i />
      <i />
    </div>
  );
}

interface ConversationProps extends ChatProps {
  /** In a frame the page around it has the main landmark. */
  readonly isFramed: boolean;
  /** What stands below the newest message and scrolls with it: large text leaves no room for it beside the field. */
  readonly children: ReactNode;
}

export function Conversation({ chat, texts, send, isFramed, children }: ConversationProps) {
  const Log = isFramed ? 'div' : 'main';
  const { phase, messages, outgoing, hasOlder, isLoadingOlder, agentIsTyping } = chat;
  if (phase === 'starting')
    return (
      <Log className="chat__log" aria-busy="true">
        <div className="sk chat__sk" />
        <div className="sk chat__sk chat__sk--mine" />
      </Log>
    );
  return (
    <Log className="chat__log">
      {messages.length === 0 && outgoing.length === 0 && <Empty texts={texts} />}
      {hasOlder && (
        <button
          type="button"
          className="btn btn--soft btn--md chat__older"
          disabled={isLoadingOlder}
          onClick={() => send({ type: 'olderAsked' })}
        >
          {texts.t('chatOlder')}
        </button>
      )}
      <div role="log" aria-label={texts.t('chatLog')}>
        {byDay(messages).map((day) => (
          <section key={day.start}>
            <h2 className="chat__day">{dayName(day.start, Date.now(), texts)}</h2>
            <ul>
              {day.messages.map((message) => (
                <Bubble key={message.seq} message={message} chat={chat} texts={texts} />
              ))}
            </ul>
          </section>
        ))}
        <ul>
          {outgoing.map((message) => (
            <OnItsWay key={message.id} message={message} texts={texts} send={send} />
          ))}
        </ul>
      </div>
      {agentIsTyping && <Typing texts={texts} />}
      {children}
    </Log>
  );
}
