import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { playFlow, settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { drawingOf, drawings } from './avatar-drawings.ts';
import { type PictureEvent, pictureFlow } from './picture.flow.ts';
import { pictureRunner } from './picture.runner.ts';

const tapped: PictureEvent = { type: 'tapped' };
const chosen: PictureEvent = { type: 'chosen', icon: 4 };
const play = (...events: PictureEvent[]) => playFlow(pictureFlow(2), events);

describe('choosing a picture', () => {
  test('a tap opens the choice, another one closes it', () => {
    expect(play(tapped).state).toEqual({ at: 'choosing', icon: 2 });
    expect(play(tapped, tapped).state).toEqual({ at: 'closed', icon: 2 });
  });

  test('the new picture shows once it is saved, and the focus is back where it was', () => {
    expect(play(tapped, chosen).state).toEqual({ at: 'saving', icon: 2, wanted: 4 });
    expect(play(tapped, chosen, { type: 'saved' })).toEqual({
      state: { at: 'closed', icon: 4 },
      effects: [{ do: 'save', icon: 4 }, { do: 'focusPicture' }],
    });
  });

  test('a picture that was refused leaves the old one, and another can be chosen', () => {
    expect(play(tapped, chosen, { type: 'refused' }).state).toEqual({ at: 'choosing', icon: 2 });
  });

  test('the same picture again makes no call, and a second tap none while one is saved', () => {
    expect(play(tapped, { type: 'chosen', icon: 2 }).effects).toEqual([{ do: 'focusPicture' }]);
    expect(play(tapped, chosen, { type: 'chosen', icon: 5 }).effects).toEqual([{ do: 'save', icon: 4 }]);
  });
});

test.each<[string, Outcome<unknown>, unknown]>([
  ['saved', { ok: true, value: {} }, { at: 'closed', icon: null }],
  ['refused', fakeFailure({ errorCode: 'input.invalid' }), { at: 'choosing', icon: 2 }],
])('a picture that was %s is told to the flow', async (_, outcome, state) => {
  const send = vi.fn(async () => outcome);
  const flow = run(pictureFlow(2), pictureRunner(fakeShell({ shell: { send } }), { focusPicture: vi.fn() }));
  flow.send(tapped);
  flow.send({ type: 'chosen', icon: null });
  await settled();
  expect(send).toHaveBeenCalledExactlyOnceWith('member.profileIcon', { icon: null });
  expect(flow.state()).toEqual(state);
});

test('the operator may offer 99 pictures, and no two are the same', () => {
  const seen = Array.from({ length: 99 }, (_, place) => drawingOf(place + 1));
  expect(new Set(seen.map(({ name, ground }) => `${name} ${ground}`)).size).toBe(99);
  expect(new Set(seen.slice(0, 9).map(({ name }) => name)).size).toBe(9);
  expect(drawings).toHaveLength(9);
});

test('HT-08 a picture that was not taken says why in a toast, where the catalogue is silent', async () => {
  const gone = fakeFailure({ kind: 'malformed', status: 502 });
  const toast = vi.fn();
  const shell = fakeShell({ shell: { send: async () => gone, overlays: { toast } } });
  const flow = run(pictureFlow(2), pictureRunner(shell, { focusPicture: vi.fn() }));
  flow.send(tapped);
  flow.send(chosen);
  await settled();
  expect(flow.state()).toEqual({ at: 'choosing', icon: 2 });
  expect(toast).toHaveBeenCalledExactlyOnceWith('The service is busy. Please try again in a moment.', 'warn', 4000);
});
