import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type ContactEvent, contactFlow } from './contact.flow.ts';

const overview = examples['security.email'].output;
const wrong: ContactEvent = { type: 'refused', problem: { at: 'code', message: 'No.' } };
const tapped: ContactEvent = { type: 'submitted', code: '482913' };
const play = (...events: ContactEvent[]) => playFlow(contactFlow, events);

describe('a new address or number', () => {
  test('the right code saves it, once', () => {
    expect(play(tapped, tapped, { type: 'accepted', overview })).toEqual({
      state: { at: 'saved' },
      effects: [{ do: 'save', code: '482913' }, { do: 'watchTime' }, { do: 'finish', overview }],
    });
  });

  test('a missing code focuses its field', () => {
    const { state, effects } = play({ type: 'submitted', code: '' });
    expect(state).toMatchObject({ problem: { at: 'code', text: 'codes.missing' } });
    expect(effects).toEqual([{ do: 'focusField', at: 'code' }]);
    expect(play({ type: 'submitted', code: '' }, { type: 'edited' }).state).toMatchObject({ problem: null });
  });

  test('a wrong code is cleared after the lock', () => {
    const { state, effects } = play(tapped, wrong, tapped);
    expect(state).toMatchObject({ at: 'settling', problem: { at: 'code' } });
    expect(effects.slice(2)).toEqual([{ do: 'focusField', at: 'code' }, { do: 'releaseLockLater' }]);
    expect(play(tapped, wrong, { type: 'lockReleased' }).state).toMatchObject({ at: 'editing' });
  });

  test('closing the step-up returns to the code', () => {
    expect(play(tapped, { type: 'withdrawn' }).state).toEqual({ at: 'editing', problem: null });
  });
});
