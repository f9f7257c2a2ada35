// The chat's page as a member reads it.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../../../../texts/EN/games.json';
import { textsFrom } from '../texts/texts.ts';
import type { Failure } from '../wire/outcome.ts';
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

test('a conversation that could not be ended says why, as long as it is under way', () => {
  const texts = textsFrom('EN', english);
  const alertOf = (status: 'open' | 'ended', endFailure: Failure): string | undefined => {
    const chat = { ...startChat(null, []), phase: 'ready' as const, status, endFailure };
    const page = <ChatView chat={chat} texts={texts} send={() => undefined} isFramed home="/m/home" />;
    return /role="alert">([^<]*)</.exec(renderToStaticMarkup(page))?.[1];
  };
  const unknown: Failure = { at: 'unknown', why: 'timeout' };
  const refused: Failure = { at: 'refused', code: 'any', message: 'Try again later.', reference: null };
  expect([alertOf('open', unknown), alertOf('open', refused)]).toEqual([
    'No connection. Nothing was changed; try again.',
    'Try again later.',
  ]);
  expect(alertOf('ended', unknown)).toBeUndefined();
});
