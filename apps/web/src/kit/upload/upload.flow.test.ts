// Stories of a picture on its way.
import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { type UploadEffect, type UploadEvent, type UploadState, uploadFlow } from './upload.flow.ts';

const flow = uploadFlow();
const story = (events: readonly UploadEvent[]) => {
  let state: UploadState = flow.start.state;
  let effects: readonly UploadEffect[] = [];
  for (const event of events) ({ state, effects } = advance(flow, state, event));
  return { state, effects };
};
const file = new Blob(['photo']);
const picture = { file: new Blob(['jpeg']), preview: 'data:image/jpeg;base64,AA==' };
const chosen = { type: 'chosen', file } as const;
const shrunk = { type: 'shrunk', picture } as const;
const problem = { at: 'form', text: 'failure.offline' } as const;

test('a picture that was chosen is made smaller, sent, and shown', () => {
  expect(story([chosen])).toEqual({ state: { at: 'shrinking' }, effects: [{ do: 'shrink', file }] });
  expect(story([chosen, shrunk])).toEqual({
    state: { at: 'sending', picture, percent: 0 },
    effects: [{ do: 'send', file: picture.file }],
  });
  expect(story([chosen, shrunk, { type: 'progressed', percent: 40 }]).state).toMatchObject({ percent: 40 });
  expect(story([chosen, shrunk, { type: 'accepted' }]).state).toEqual({ at: 'sent', preview: picture.preview });
});

test('a picture whose answer was lost is sent again on a tap', () => {
  const lost = [chosen, shrunk, { type: 'refused', problem, canRetry: true }] as const;
  expect(story(lost).state).toEqual({ at: 'waiting', problem, picture });
  expect(story([...lost, { type: 'retryTapped' }])).toEqual({
    state: { at: 'sending', picture, percent: 0 },
    effects: [{ do: 'send', file: picture.file }],
  });
});

test('a picture that was refused is not sent again; another one can be chosen', () => {
  const refused = [chosen, shrunk, { type: 'refused', problem, canRetry: false }] as const;
  expect(story([...refused, { type: 'retryTapped' }])).toMatchObject({
    state: { at: 'waiting', problem },
    effects: [],
  });
  expect(story([...refused, chosen]).state).toEqual({ at: 'shrinking' });
});

test('a cancelled picture is stopped, and nothing of it comes back', () => {
  const cancelled = [chosen, shrunk, { type: 'cancelTapped' }] as const;
  expect(story(cancelled)).toEqual({
    state: { at: 'waiting', problem: null, picture: null },
    effects: [{ do: 'stop' }],
  });
  expect(story([...cancelled, { type: 'accepted' }]).state).toMatchObject({ at: 'waiting' });
  expect(story([chosen, { type: 'cancelTapped' }, shrunk]).state).toMatchObject({ at: 'waiting' });
});

test('a file of more than 10 MB that could not be made smaller is not sent', () => {
  const large = { file: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), preview: null };
  expect(story([chosen, { type: 'shrunk', picture: large }])).toEqual({
    state: { at: 'waiting', problem: { at: 'form', text: 'upload.tooLarge' }, picture: null },
    effects: [],
  });
});
