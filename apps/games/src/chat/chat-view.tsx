// The chat's page: its state, the conversation, and the field to write in.
import type { Texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import type { Chat } from './chat.state.ts';
import type { ChatProps } from './chat-props.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { Rating } from './rating.tsx';

interface ViewProps extends ChatProps {
  /** The page around it has the title and the button back. */
  readonly isFramed: boolean;
  readonly home: string;
}

const statusText = ({ status, place, isConnected, isStaffed, agentIsTyping }: Chat, { t }: Texts): string => {
  if (!isConnected) return t('chatOffline');
  if (agentIsTyping) return t('chatTyping');
  if (status === 'open') return t('chatOpen');
  if (status === 'waiting' && isStaffed && place !== null) return t('chatPlace', { place });
  if (status === 'ended') return t('chatEnded');
  return t('chatIdle');
};

function Header({ chat, texts, send, isFramed, home }: ViewProps) {
  const isUnderWay = chat.status === 'waiting' || chat.status === 'open';
  return (
    <div className="chat__head">
      {!isFramed && (
        <a className="iconbtn" aria-label={texts.t('back')} href={chat.entered?.backUrl ?? home}>
          <Icon name="back" flip />
        </a>
      )}
      <div className="grow">
        <h1 className={isFramed ? 'vh' : 'chat__title'}>{chat.entered?.title || texts.t('chatTitle')}</h1>
        <p className="chat__status" role="status">
          {chat.phase === 'starting' && chat.isConnected ? texts.t('loading') : statusText(chat, texts)}
        </p>
        {isUnderWay && chat.endFailure && (
          <p className="chat__status" role="alert">
            {chat.endFailure.at === 'refused' ? chat.endFailure.message : texts.t('error_connection')}
          </p>
        )}
      </div>
      {isUnderWay && (
        <button type="button" className="chat__end" onClick={() => send({ type: 'endAsked' })}>
          {texts.t('chatEnd')}
        </button>
      )}
    </div>
  );
}

/** "Asia/Ho_Chi_Minh" is for programs: people say "Ho Chi Minh". */
const placeOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Nobody answers at this hour: what is written now is answered later. */
function Away({ chat: { hours }, texts }: Pick<ChatProps, 'chat' | 'texts'>) {
  return (
    <div className="chat__away">
      <Icon name="clock" size="s" />
      <p>
        {texts.t('chatAway')}
        {hours && ` ${texts.t('chatHours', { ...hours, zone: placeOf(hours.timeZone) })}`}
      </p>
    </div>
  );
}

export function ChatView(props: ViewProps) {
  const { chat, texts, home } = props;
  if (chat.phase === 'lost')
    return (
      <div className="phone phone--chat">
        <p className="demo">{texts.t('demoLine')}</p>
        <main className="chat__lost">
          <Message picture="plug" title={texts.t('errorTitle')} lead={texts.t('chatLost')}>
            {!props.isFramed && (
              <a className="btn btn--primary btn--md" href={chat.entered?.backUrl ?? home}>
                {texts.t('back')}
              </a>
            )}
          </Message>
        </main>
      </div>
    );
  return (
    <div className="phone phone--chat">
      <p className="demo">{texts.t('demoLine')}</p>
      <Header {...props} />
      <Conversation {...props}>
        {!chat.isStaffed && chat.status !== 'open' && <Away {...props} />}
        {chat.status === 'ended' && <Rating {...props} />}
      </Conversation>
      <Composer {...props} />
    </div>
  );
}
