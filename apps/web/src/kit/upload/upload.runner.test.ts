// Performs an upload: what becomes of each outcome, and of a cancelled one.
import { expect, test } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { UploadOptions } from '../../shell/http/upload.ts';
import type { UploadEvent } from './upload.flow.ts';
import { uploadRunner } from './upload.runner.ts';

const picture = { file: new Blob(['jpeg']), preview: null };

const running = (send: (options: UploadOptions) => Promise<Outcome<unknown>>) => {
  const events: UploadEvent[] = [];
  const perform = uploadRunner({ shrink: async () => picture, send: (_, options) => send(options) });
  return { events, perform: (effect: Parameters<typeof perform>[0]) => perform(effect, (event) => events.push(event)) };
};

test('a picture that was taken is told with its progress', async () => {
  const { events, perform } = running(async ({ onProgress }) => {
    onProgress(50);
    return { ok: true, value: {} };
  });
  await perform({ do: 'shrink', file: new Blob() });
  await perform({ do: 'send', file: picture.file });
  expect(events).toEqual([{ type: 'shrunk', picture }, { type: 'progressed', percent: 50 }, { type: 'accepted' }]);
});

test.each([
  ['document.kind', false],
  ['document.limit', false],
  ['service.unavailable', true],
  ['network', true],
])('after %s another try is offered: %s', async (code, canRetry) => {
  const { events, perform } = running(async () => failure('refused', code, { message: 'No.', status: 400 }));
  await perform({ do: 'send', file: picture.file });
  expect(events).toMatchObject([{ type: 'refused', canRetry, problem: { message: 'No.' } }]);
});

test('a cancelled picture tells nothing any more', async () => {
  let answer = (_: Outcome<unknown>): void => undefined;
  const { events, perform } = running(
    (options) =>
      new Promise((resolve) => {
        answer = (outcome) => {
          options.onProgress(90);
          resolve(outcome);
        };
      }),
  );
  const sending = perform({ do: 'send', file: picture.file });
  await perform({ do: 'stop' });
  answer({ ok: true, value: {} });
  await sending;
  expect(events).toEqual([]);
});
