// Pictures that members upload, and the identity check that they are for.
import * as z from 'zod/mini';
import { listOf, openEnum, orElse, ReadText, ReadTime } from './read.ts';

/** What an operator may ask for. */
export const DocumentKind = z.enum(['identityFront', 'identityBack', 'passport', 'selfie']);

/** `none`: nothing was sent yet, or not all of it. */
export const IdentityCheckStatus = z.enum(['none', 'waiting', 'approved', 'refused']);

/** @assumed The specification names no identity check. */
export const IdentityCheck = z.object({
  status: openEnum(IdentityCheckStatus.options, 'none'),
  /** What the operator asks for, in its order; `sentAt` is null where a picture is missing. */
  documents: listOf(
    'documents',
    z.object({ kind: openEnum(DocumentKind.options, 'identityFront'), sentAt: orElse('sentAt', ReadTime, null) }),
  ),
  /** Why it was refused, in the operator's words. */
  reason: orElse('reason', ReadText, null),
});
