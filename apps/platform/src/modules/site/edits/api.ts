// Public interface of the edits module: versions of settings and banners that lie over an operator's files.

/** `createEdits(merchants)` lists, writes and undoes edits in the caller's transaction. */
export { createEdits, type EditDone, type EditFault, type EditState } from './edit.service.ts';
/** `versionsOf(on, name, most, before)` reads the versions of one edit, the newest first. */
export { type EditRow, versionsOf } from './edit-store.ts';
