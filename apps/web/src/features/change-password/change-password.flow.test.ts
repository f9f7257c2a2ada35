import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type ChangeEvent, changePasswordFlow } from './change-password.flow.ts';

const change = { oldPassword: 'old words', newPassword: 'a longer night lake' };
const problem = { at: 'old', text: 'changePassword.oldWrong' } as const;

const play = (...events: ChangeEvent[]) => playFlow(changePasswordFlow, events);

const submitted: ChangeEvent = { type: 'submitted', change, problem: null };

describe('the forced password change', () => {
  test('RT-17 a new password leads home', () => {
    const { state, effects } = play(submitted, { type: 'accepted' });
    expect(state).toEqual({ at: 'changed' });
    expect(effects).toEqual([{ do: 'send', change }, { do: 'watchTime' }, { do: 'enter' }]);
  });

  test('RT-17 the only ways out are a new password and logging out', () => {
    const effects = (['editing', 'settling'] as const).flatMap((at) => Object.keys(changePasswordFlow.on[at]));
    expect(new Set(effects)).toEqual(new Set(['submitted', 'edited', 'lockReleased', 'logoutTapped']));
    expect(play({ type: 'logoutTapped' })).toEqual({ state: { at: 'leaving' }, effects: [{ do: 'logOut' }] });
  });

  test('it first finds out whether there is a current password', () => {
    expect(changePasswordFlow.start.effects).toEqual([{ do: 'lookUp' }]);
  });

  test('a failed step-up changes nothing and allows a new try at once', () => {
    const { state, effects } = play(submitted, { type: 'withdrawn' }, submitted);
    expect(state).toEqual({ at: 'sending', slow: false });
    expect(effects.filter((effect) => effect.do === 'send')).toHaveLength(2);
  });

  test('a double tap sends once, and the lock lasts 500 ms after a refusal', () => {
    expect(play(submitted, submitted).effects.filter((effect) => effect.do === 'send')).toHaveLength(1);
    const locked = play(submitted, { type: 'refused', problem }, submitted);
    expect(locked.state).toMatchObject({ at: 'settling', problem: { at: 'old' } });
    expect(locked.effects).toEqual([
      { do: 'send', change },
      { do: 'watchTime' },
      { do: 'focusField', at: 'old' },
      { do: 'releaseLockLater' },
    ]);
  });

  test('nothing is sent while a rule is broken', () => {
    const short = { at: 'new', text: 'passwordProblem.tooShort' } as const;
    expect(play({ type: 'submitted', change, problem: short })).toEqual({
      state: { at: 'editing', problem: short },
      effects: [{ do: 'focusField', at: 'new' }],
    });
  });

  test('editing clears the message', () => {
    const events: ChangeEvent[] = [submitted, { type: 'refused', problem }, { type: 'lockReleased' }];
    expect(play(...events).state).toMatchObject({ at: 'editing', problem: { text: 'changePassword.oldWrong' } });
    expect(play(...events, { type: 'edited', at: 'old' }).state).toEqual({ at: 'editing', problem: null });
  });

  test('editing one field leaves the message of the other', () => {
    const missing = { at: 'new', text: 'passwordProblem.missing' } as const;
    const both = { at: 'old', text: 'changePassword.oldMissing', others: [missing] } as const;
    const { state, effects } = play({ type: 'submitted', change, problem: both }, { type: 'edited', at: 'old' });
    expect(effects).toEqual([{ do: 'focusField', at: 'old' }]);
    expect(state).toMatchObject({ at: 'editing', problem: missing });
  });
});
