// Pictures that members upload: those whose time is over are deleted.
import type { Module, PlatformContext } from '../../../module.ts';
import { expiredDocuments } from './document-store.ts';
import { documentData } from './member-data.ts';

export const documentModule = (platform: PlatformContext) =>
  ({ name: 'document', memberData: documentData(platform), expired: expiredDocuments }) satisfies Module;
