// Calls that carry a picture: its bytes are the body, whatever their content type says, and the input stands in the path.
import { tableOfCalls } from './call.ts';

/** A longer file is refused. */
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** @assumed The specification names no uploads. Browsers load this table with the first page that sends a picture. */
export const uploadCalls = tableOfCalls({
  /** The slip of a bank transfer; another one replaces it until the order is decided. */
  'wallet.slip': { method: 'POST', path: '/wps/wallet/order/{orderId}/slip', token: 'member' },
  /** A document of the identity check. With the last one that the operator asks for, the check waits for the operator. */
  'security.identityDocument': { method: 'POST', path: '/wps/member/security/identityCheck/{kind}', token: 'member' },
  /** A picture as a message of the chat, with the chat's own session; the id is the sender's, as that of a text. */
  'chat.sendPicture': { method: 'POST', path: '/chat/api/picture/{id}', token: 'member' },
});

export type UploadCallName = keyof typeof uploadCalls;
