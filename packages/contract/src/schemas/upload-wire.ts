// The schemas of the calls in uploads.ts. A file of its own: browsers that load the schemas of pictures need none of the chat's.
import * as z from 'zod/mini';
import type { UploadCallName } from '../uploads.ts';
import { ChatMessage } from './chat.ts';
import { DocumentKind, IdentityCheck } from './document.ts';
import { ReadTime } from './read.ts';
import { Opaque } from './values.ts';

type Pair = { readonly input: z.ZodMiniType; readonly output: z.ZodMiniType };

export const uploadWire = {
  'wallet.slip': { input: z.strictObject({ orderId: Opaque }), output: z.object({ slipAt: ReadTime }) },
  'security.identityDocument': { input: z.strictObject({ kind: DocumentKind }), output: IdentityCheck },
  'chat.sendPicture': { input: z.strictObject({ id: Opaque }), output: ChatMessage },
} as const satisfies Record<UploadCallName, Pair>;
