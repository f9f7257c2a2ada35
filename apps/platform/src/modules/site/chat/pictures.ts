// Pictures in the chat: each is a document of the member, bound to its message.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import type { Documents } from '../../foundation/document/api.ts';
import { type ChatOwner, type Conversation, conversationOf } from './conversation-store.ts';
import { messageBy, messagesAfter } from './message-store.ts';
import { addMessage } from './messages.ts';

const documentOf = ({ merchant, memberId }: ChatOwner, messageId: string) => ({
  merchant,
  memberId,
  subject: `chat|${messageId}`,
});

/** The picture of a message as JPEG; null where the message is none, or its picture is no longer kept. */
export const chatPicture = async (
  documents: Documents,
  on: Database | Tx,
  owner: ChatOwner,
  seq: number,
): Promise<Buffer | null> => {
  const conversation = await conversationOf(on, owner);
  if (conversation === null) return null;
  const [message] = await messagesAfter(on, conversation.id, { after: seq - 1, before: seq + 1, most: 1 });
  return message?.kind === 'picture' ? documents.read(on, documentOf(owner, message.id)) : null;
};

interface PictureServices extends Pick<PlatformContext, 'db'> {
  readonly documents: Documents;
  /** The conversation of a member who may write now. Throws a Refusal. */
  readonly enter: (context: MemberContext) => Promise<Conversation>;
  readonly changed: (conversationId: string) => void;
}

export const createChatPictures = ({ db, documents, enter, changed }: PictureServices) => ({
  /**
   * Takes a picture as a message; the same id again is the same message.
   * @throws Refusal document.kind, document.broken, document.too.large, document.infected, service.unavailable
   */
  send: async (
    { id }: InputOf<'chat.sendPicture'>,
    bytes: Buffer,
    context: MemberContext,
  ): Promise<OutputOf<'chat.sendPicture'>> => {
    const { merchant, session } = context;
    const owner: ChatOwner = { merchant: merchant.code, memberId: session.memberId };
    const conversation = await enter(context);
    const earlier = await messageBy(db, conversation.id, { author: 'member', id });
    if (earlier !== null) return earlier;
    const prepared = await documents.prepare(bytes);
    const added = await db.transaction(async (tx) => {
      const message = { author: 'member', id, kind: 'picture', text: '' } as const;
      const added = await addMessage(tx, owner, message);
      if (added?.isNew) await prepared.store(tx, merchant, documentOf(owner, id));
      return added;
    });
    if (added === null) throw new Error('a conversation is gone');
    changed(conversation.id);
    return added.message;
  },

  read: async ({ seq }: InputOf<'chat.picture'>, owner: ChatOwner): Promise<OutputOf<'chat.picture'>> => {
    const picture = await chatPicture(documents, db, owner, seq);
    if (picture === null) throw new Refusal('not.found');
    return { jpeg: picture.toString('base64') };
  },
});
