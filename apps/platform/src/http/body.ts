// Reads the body of a call that carries a file, and takes what is left of a body that is refused.
import type { Readable } from 'node:stream';
import { MOST_DOCUMENT_BYTES } from '@foyer/contract/uploads';
import { Refusal } from '../refusal.ts';

/**
 * The whole body. What comes beyond the limit is not kept.
 * @throws Refusal document.too.large; the error of the body where its sender left, also before this began
 */
export const readFile = (body: Readable): Promise<Buffer> =>
  new Promise((done, fail) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const settle = (): void => {
      body.off('data', take).off('end', end).off('error', fail).off('close', leave);
    };
    const take = (part: Buffer): void => {
      bytes += part.length;
      parts.push(part);
      if (bytes <= MOST_DOCUMENT_BYTES) return;
      settle();
      fail(new Refusal('document.too.large'));
    };
    const end = (): void => {
      settle();
      done(Buffer.concat(parts));
    };
    const leave = (): void => {
      settle();
      fail(body.errored ?? new Error('the sender left'));
    };
    body.on('data', take).on('end', end).on('error', fail).on('close', leave);
    // It tells nothing any more.
    if (body.destroyed) leave();
  });

/** So much of a longer body is read and thrown away before it is refused: at least the longest file that is taken. */
const DRAINED_BYTES = MOST_DOCUMENT_BYTES;

/** Takes what is still on its way: an answer before the end of a body breaks the connection, and the sender never reads it. */
export const drained = (body: Readable & { readonly complete: boolean }): Promise<void> =>
  new Promise((done) => {
    let left = DRAINED_BYTES;
    const end = (): void => {
      body.off('data', count);
      done();
    };
    const count = (part: Buffer): void => {
      left -= part.length;
      if (left < 0) end();
    };
    for (const over of ['end', 'close', 'error']) body.once(over, end);
    body.on('data', count);
    if (body.complete || body.destroyed) end();
  });
