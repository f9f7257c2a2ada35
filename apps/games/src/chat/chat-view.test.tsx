// The chat's page as a member reads it.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../../../../texts/EN/games.json';
import { textsFrom } from '../texts/texts.ts';
import { startChat } from './chat.state.ts';
import { ChatView } from './chat-view.tsx';

test('a chat that cannot start without a connection says so, and does not claim to load for ever', () => {
  const texts = textsFrom('EN', english);
  const statusOf = (isConnected: boolean): string | undefined => {
    const chat = { ...startChat(null, []), isConnected };
    const page = <ChatView chat={chat} texts={texts} send={() => undefined} isFramed home="/m/home" />;
    return /role="status">([^<]*)</.exec(renderToStaticMarkup(page))?.[1];
  };
  expect([statusOf(true), statusOf(false)]).toEqual([english.loading, english.chatOffline]);
});
