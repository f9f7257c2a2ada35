// Sends a file as the body of a call, and tells how much of it has left: `fetch` tells nothing of that.
import type { InputOf } from '@foyer/contract';
import { type UploadCallName, uploadCalls } from '@foyer/contract/uploads';
import type { Shell } from '../shell.ts';
import { readAnswer } from './answer.ts';
import { concernsSession, failure, failWithoutAnswer, newReference, TIMEOUT_CODE } from './failure.ts';
import { fingerprint } from './fingerprint.ts';
import type { Failure, Outcome } from './outcome.ts';
import { targetOf } from './request.ts';

/** The servers give a request twenty seconds to arrive; the rest is for the scan and the answer. */
const TIMEOUT_MS = 60_000;

export interface UploadOptions {
  /** Per cent of the file that has left. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

export type UploadDeps = Pick<Shell, 'session' | 'texts' | 'react'> & {
  readonly createRequest: () => XMLHttpRequest;
  readonly online: () => boolean;
};

/** A request of the browser. */
export const newRequest = (): XMLHttpRequest => new XMLHttpRequest();

const isOk = ({ status }: XMLHttpRequest): boolean => status >= 200 && status < 300;

const HUNDRED = 100;

function outcomeOf(request: XMLHttpRequest, tokenUsed: string | null): Outcome<unknown> {
  const retryAfter = Number(request.getResponseHeader('retry-after'));
  const more: Partial<Failure> = {
    status: request.status,
    reference: request.getResponseHeader('x-request-id') ?? newReference(),
    tokenUsed,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  };
  const envelope = readAnswer(request.getResponseHeader('content-type'), request.responseText);
  if (envelope?.success && isOk(request)) return { ok: true, value: envelope.value };
  if (!envelope || envelope.success) return failure('malformed', 'answer.malformed', more);
  return failure('refused', envelope.errorCode, { ...more, message: envelope.message });
}

/**
 * Makes an upload. Never throws; only a failure of its answer matters, so its value is not checked. What belongs to the session and not to the file has been handed to the error catalogue; everything else
 * is for the caller to show.
 */
export const createUpload =
  ({ session, texts, react, createRequest, online }: UploadDeps) =>
  <N extends UploadCallName>(
    name: N,
    input: InputOf<N>,
    file: Blob,
    { onProgress, signal }: UploadOptions,
  ): Promise<Outcome<unknown>> =>
    new Promise((resolve) => {
      const member = session.current();
      const tokenUsed = member && fingerprint(member.token);
      const settle = (outcome: Outcome<unknown>): void => {
        if (!outcome.ok && concernsSession(outcome)) react(outcome);
        resolve(outcome);
      };
      const wasOnline = online();
      const lost = (): void => settle(failWithoutAnswer(wasOnline, online(), { tokenUsed }));
      const target = targetOf(uploadCalls[name], input);
      if (!target) return lost();
      const request = createRequest();
      request.open('POST', target.path);
      request.timeout = TIMEOUT_MS;
      request.setRequestHeader('Language', texts.language());
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      if (member) {
        request.setRequestHeader('Merchant', member.merchantCode);
        request.setRequestHeader('Authorization', member.token);
      }
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total > 0 ? Math.floor((loaded / total) * HUNDRED) : 0);
      request.onload = () => settle(outcomeOf(request, tokenUsed));
      request.onerror = lost;
      request.ontimeout = () => settle(failure('timeout', TIMEOUT_CODE, { tokenUsed }));
      request.onabort = () => settle(failure('aborted', 'aborted', { tokenUsed }));
      signal.addEventListener('abort', () => request.abort());
      request.send(file);
    });
