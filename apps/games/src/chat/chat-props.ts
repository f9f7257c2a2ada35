// What every part of the chat's page gets.
import type { Texts } from '../texts/texts.ts';
import type { ChatEvent } from './chat.flow.ts';
import type { Chat } from './chat.state.ts';

export interface ChatProps {
  readonly chat: Chat;
  readonly texts: Texts;
  readonly send: (event: ChatEvent) => void;
}
