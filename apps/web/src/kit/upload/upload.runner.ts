// Performs the effects of an upload.

import type { Shrunk } from '@foyer/browsers/shrink';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { UploadOptions } from '../../shell/http/upload.ts';
import type { UploadEffect, UploadEvent, UploadProblem } from './upload.flow.ts';

export interface UploadRunnerDeps {
  readonly shrink: (file: Blob) => Promise<Shrunk>;
  /** Sends the file, and keeps what the call answers. */
  readonly send: (file: Blob, options: UploadOptions) => Promise<Outcome<unknown>>;
}

export function uploadRunner({ shrink, send }: UploadRunnerDeps): Runner<UploadEvent, UploadEffect> {
  let underWay = new AbortController();

  const sendFile = async (file: Blob, dispatch: (event: UploadEvent) => void): Promise<void> => {
    const { signal } = underWay;
    const onProgress = (percent: number): void => {
      if (!signal.aborted) dispatch({ type: 'progressed', percent });
    };
    const outcome = await send(file, { onProgress, signal });
    if (signal.aborted) return;
    if (outcome.ok) dispatch({ type: 'accepted' });
    // What the platform said of the file itself does not change with another try.
    else
      dispatch({
        type: 'refused',
        problem: problemBy<UploadProblem>({}, outcome),
        canRetry: !outcome.errorCode.startsWith('document.'),
      });
  };

  return async (effect, dispatch) => {
    switch (effect.do) {
      case 'shrink': {
        underWay = new AbortController();
        const { signal } = underWay;
        const picture = await shrink(effect.file);
        return signal.aborted ? undefined : dispatch({ type: 'shrunk', picture });
      }
      case 'send':
        if (underWay.signal.aborted) underWay = new AbortController();
        return sendFile(effect.file, dispatch);
      case 'stop':
        underWay.abort();
    }
  };
}
