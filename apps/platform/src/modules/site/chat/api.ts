// Public interface of the chat module, for those who answer members.

/**
 * - `chatQueue(on, merchant, cursor)` lists the conversations that wait or are under way, in pages: `conversationList`.
 * - `readChat(on, owner)` answers a member's conversation, which then counts as read; null where there is none.
 * - `typeInChat(on, owner)` shows the member that somebody writes.
 * - `answerChat(platform, tx, merchant, answer)` is false where there is no conversation.
 * - `chatPicture(documents, on, owner, seq)` answers the picture of a message as JPEG, null where there is none.
 * - `closeChat(tx, owner, seq)` ends a conversation whose last message is this one.
 */
export { answerChat, chatQueue, closeChat, readChat, typeInChat } from './agent-chat.ts';
export { type Conversation, conversationList } from './conversation-store.ts';
/** `chatNews`: answers of agents that wait for the member, as push tells them. */
export { chatNews } from './news.ts';
export { chatPicture } from './pictures.ts';
/** `chatRatings(on, merchant, cursor)`: the stars that members gave, the newest first, in pages. */
export { chatRatings } from './rating-store.ts';
