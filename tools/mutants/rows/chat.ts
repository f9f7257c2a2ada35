// Mutants of the chat: who may open it, what is kept once, who hears of it, and what a vendor's script can reach.
import type { Mutant } from '../mutant.ts';

const chat = 'apps/platform/src/modules/site/chat/';
const http = `${chat}chat.http.test.ts`;
const page = 'apps/games/src/chat/';
const button = 'apps/web/src/features/chat/';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'a member of type 4 has no chat',
    file: `${chat}member-chat.service.ts`,
    find: 'if (type === NO_CHAT)',
    replace: 'if (type === NO_CHAT + 1)',
    killedBy: http,
  },
  {
    breaks: 'a code opens the chat of its operator alone',
    file: `${chat}chat-code-store.ts`,
    find: `and merchant = \${merchant} and expires_at > now()`,
    replace: `and \${merchant} = \${merchant} and expires_at > now()`,
    killedBy: http,
  },
  {
    breaks: 'a message that is sent twice is kept once',
    file: `${chat}messages.ts`,
    find: 'if (earlier !== null) return',
    replace: 'if (earlier !== null && earlier.seq < 0) return',
    killedBy: http,
  },
  {
    breaks: 'a member sends 30 messages a minute at most',
    file: `${chat}member-chat.service.ts`,
    find: 'const MESSAGES_A_MINUTE = 30;',
    replace: 'const MESSAGES_A_MINUTE = 31;',
    killedBy: http,
  },
  {
    breaks: 'an answer to a closed chat comes to the inbox once',
    file: `${chat}agent-chat.ts`,
    find: 'if (added.isNew && !added.conversation.memberIsHere)',
    replace: 'if (!added.conversation.memberIsHere)',
    killedBy: http,
  },
  {
    breaks: "a vendor's page on the site's own host has no origin",
    file: `${chat}vendor-page.ts`,
    find: '(isOwnHost ? [] :',
    replace: '(isOwnHost || !isOwnHost ? [] :',
    killedBy: http,
  },
  {
    breaks: 'only a conversation that has ended is rated',
    file: `${chat}conversation-store.ts`,
    find: " and status = 'ended' returning id`",
    replace: ' returning id`',
    killedBy: http,
  },
  {
    breaks: 'a message that was lost on the way goes out again under its id',
    file: `${page}chat.flow.ts`,
    find: "state === 'failed' && refusal === null",
    replace: "state === 'failed' && refusal === ''",
    killedBy: `${page}chat.flow.test.ts`,
  },
  {
    breaks: 'the code of the chat is used once',
    file: `${page}chat.runner.ts`,
    find: "    isLooking = true;\n    const answer = await call('chat.enter'",
    replace: "    const answer = await call('chat.enter'",
    killedBy: `${page}chat.runner.test.ts`,
  },
  {
    breaks: "the chat opens on the operator's own origins alone",
    file: `${button}chat.rules.ts`,
    find: 'outside: chatOrigins(origin)',
    replace: 'outside: [...chatOrigins(origin), new URL(address).origin]',
    killedBy: `${button}chat.rules.test.ts`,
  },
  {
    breaks: 'a picture that is sent twice is kept once',
    file: `${chat}pictures.ts`,
    find: 'if (earlier !== null) return earlier;',
    replace: 'if (earlier !== null) throw new Error();',
    killedBy: http,
  },
  {
    breaks: 'pictures count among the messages of a minute',
    file: `${chat}member-chat.service.ts`,
    find: "      await count('message', MESSAGES_A_MINUTE, chatOwnerOf(context));\n      return conversation;",
    replace: '      return conversation;',
    killedBy: http,
  },
  {
    breaks: 'only a picture is read as one',
    file: `${chat}pictures.ts`,
    find: "message?.kind === 'picture' ?",
    replace: "message?.kind !== 'picture' ?",
    killedBy: http,
  },
  {
    breaks: "a picture comes with the chat's own session",
    file: 'apps/platform/src/http/bind-uploads.ts',
    find: "(name.startsWith('chat.') ? 'chat' : 'site')",
    replace: "(name.startsWith('chat.') ? 'site' : 'site')",
    killedBy: http,
  },
  {
    breaks: 'a picture that was lost on the way goes out again',
    file: `${page}chat.flow.ts`,
    find: "isPicture ? { do: 'sendPicture', id } :",
    replace: "isPicture && id === '' ? { do: 'sendPicture', id } :",
    killedBy: `${page}chat.flow.test.ts`,
  },
  {
    breaks: 'a forged message of another window changes nothing in the chat',
    file: `${button}chat.runner.ts`,
    find: 'source === null || source !== frame()?.contentWindow',
    replace: 'source === null',
    killedBy: `${button}chat.runner.test.ts`,
  },
  {
    breaks: "a forged message opens no chat vendor, and tells it nobody's name",
    file: `${chat}vendor-page.ts`,
    find: 'source !== parent || !data',
    replace: '!data',
    killedBy: `${chat}vendor-page.test.ts`,
  },
  {
    breaks: "a chat's address that was forged opens nothing",
    file: `${button}chat.runner.ts`,
    find: 'const safe = safeChatAddress(shell, outcome.value.chatUrl);',
    replace: 'const safe = outcome.value.chatUrl as string | null;',
    killedBy: `${button}chat.runner.test.ts`,
  },
];
