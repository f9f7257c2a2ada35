// Public interface of the document module: pictures that members upload.

/** The key of the pictures: of the environment, else the one that the database keeps. */
export { createDocumentKey } from './document-key.ts';
/**
 * - `documentTimes(on, owner, prefix, now)` answers when each picture was taken, by subject.
 * - `removeDocuments(tx, owner, prefix)` deletes those of the subjects that start so.
 */
export { type DocumentOwner, documentTimes, removeDocuments } from './document-store.ts';
/**
 * `createDocuments(platform, key)` takes and reads pictures. `prepare(bytes)` throws Refusal document.kind, document.broken,
 * document.too.large, document.infected, service.unavailable.
 */
export { createDocuments, type Documents } from './documents.ts';
