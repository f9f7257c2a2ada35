// An upload of a screen: its flow, and the code of the browser that performs it.

import { shrink } from '@foyer/browsers/shrink';
import type { InputOf } from '@foyer/contract';
import type { UploadCallName } from '@foyer/contract/uploads';
import { useState } from 'react';
import { createUpload, newRequest } from '../../shell/http/upload.ts';
import { useFlow, useShell } from '../shell-context.tsx';
import { uploadFlow } from './upload.flow.ts';
import { uploadRunner } from './upload.runner.ts';

export interface UploadCall<N extends UploadCallName> {
  readonly name: N;
  readonly input: InputOf<N>;
  readonly onAccepted: () => void;
}

export function useUpload<N extends UploadCallName>({ name, input, onAccepted }: UploadCall<N>) {
  const { session, texts, react } = useShell();
  const [flow] = useState(uploadFlow);
  const [runner] = useState(() => {
    const upload = createUpload({
      session,
      texts,
      react,
      createRequest: newRequest,
      online: () => navigator.onLine,
    });
    return uploadRunner({
      shrink,
      send: async (file, options) => {
        const outcome = await upload(name, input, file, options);
        if (outcome.ok && !options.signal.aborted) onAccepted();
        return outcome;
      },
    });
  });
  const [state, send] = useFlow(flow, runner);
  return {
    state,
    choose: (file: Blob) => send({ type: 'chosen', file }),
    cancel: () => send({ type: 'cancelTapped' }),
    retry: () => send({ type: 'retryTapped' }),
  };
}

export type UploadModel = ReturnType<typeof useUpload>;
