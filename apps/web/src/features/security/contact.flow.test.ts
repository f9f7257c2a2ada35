import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { type ContactEvent, contactFlow } from './contact.flow.ts';

const overview = examples['security.email'].output;
const failure = (errorCode: string) => fakeFailure({ errorCode, message: 'No.', reference: 'R' });
const tapped: ContactEvent = { type: 'submitted', code: '482913' };
const play = (...events: ContactEvent[]) => playFlow(contactFlow, events);

describe('a new address or number', () => {
  test('the right code puts it on file, once', () => {
    expect(play(tapped, tapped, { type: 'accepted', overview })).toEqual({
      state: { at: 'saved' },
      effects: [
        { do: 'save', code: '482913' },
        { do: 'finish', overview },
      ],
    });
  });

  test('a missing code is pointed out', () => {
    const { state, effects } = play({ type: 'submitted', code: '' });
    expect(state).toMatchObject({ problem: { at: 'code', told: { text: 'codes.missing' } } });
    expect(effects).toEqual([{ do: 'focusField' }]);
    expect(play({ type: 'submitted', code: '' }, { type: 'edited' }).state).toMatchObject({ problem: null });
  });

  test('a wrong code is typed anew, after the lock', () => {
    const wrong: ContactEvent = { type: 'refused', failure: failure('code.invalid') };
    const { state, effects } = play(tapped, wrong, tapped);
    expect(state).toMatchObject({ at: 'settling', problem: { at: 'code' } });
    expect(effects.slice(1)).toEqual([{ do: 'focusField' }, { do: 'releaseLockLater' }]);
    expect(play(tapped, wrong, { type: 'lockReleased' }).state).toMatchObject({ at: 'entering' });
  });

  test('an address that somebody has is told as the server says it', () => {
    const taken: ContactEvent = { type: 'refused', failure: failure('email.taken') };
    expect(play(tapped, taken).state).toMatchObject({ problem: { at: 'form', told: { said: 'No.' }, reference: 'R' } });
  });

  test('whoever closes the question for the password is back at the code', () => {
    expect(play(tapped, { type: 'withdrawn' }).state).toEqual({ at: 'entering', problem: null });
  });
});
