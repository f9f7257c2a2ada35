// Pictures that members upload: those whose time is over are deleted.
import type { Module } from '../../../module.ts';
import { expiredDocuments } from './document-store.ts';

export const documentModule = { name: 'document', expired: expiredDocuments } satisfies Module;
