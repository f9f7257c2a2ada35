import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { advance } from '../../shell/flow/flow.ts';
import type { StoredRecovery } from './account-identity.ts';
import { type RecoverEvent, recoverFlow } from './recover.flow.ts';

const kept: StoredRecovery = { wish: 'password', identity: { by: 'email', email: 'demo@aurora.example' } };
const forName: StoredRecovery = { ...kept, wish: 'userName' };
const confirmation = { code: '123456', newPassword: 'tall ships sail at 5' };
const submitted: RecoverEvent = { type: 'submitted', confirmation, problem: null };
const refused: RecoverEvent = { type: 'refused', problem: { at: 'code', text: 'recover.codeInvalid' } };

const play = (...events: RecoverEvent[]) => playFlow(recoverFlow, events);

describe('a forgotten password', () => {
  test('name, code and new password lead to the log-in with the name filled in', () => {
    const { state, effects } = play({ type: 'codeSent', kept }, submitted, { type: 'accepted', userName: 'demo' });
    expect(state).toEqual({ at: 'finished' });
    expect(effects).toEqual([
      { do: 'keep', kept },
      { do: 'focusField', at: 'code' },
      { do: 'confirm', confirmation, ...kept },
      { do: 'watchTime' },
      { do: 'forget' },
      { do: 'dropCode' },
      { do: 'finish', userName: 'demo', wish: 'password' },
    ]);
  });

  test('a refresh returns to the step with the code', () => {
    expect(play({ type: 'found', kept })).toEqual({ state: { at: 'editing', ...kept, problem: null }, effects: [] });
    expect(recoverFlow.start.effects).toEqual([{ do: 'find' }]);
  });

  test('a double tap sends once, and the lock lasts after a refusal', () => {
    const confirms = (...events: RecoverEvent[]) =>
      play({ type: 'found', kept }, ...events).effects.filter((effect) => effect.do === 'confirm').length;
    expect(confirms(submitted, submitted)).toBe(1);
    expect(confirms(submitted, refused, submitted)).toBe(1);
    expect(confirms(submitted, refused, { type: 'lockReleased' }, submitted)).toBe(2);
  });

  test('a wrong code shows at its field until the person edits', () => {
    const released = play({ type: 'found', kept }, submitted, refused, { type: 'lockReleased' });
    expect(released.state).toMatchObject({ at: 'editing', problem: { at: 'code' } });
    expect(released.effects).toContainEqual({ do: 'focusField', at: 'code' });
    const edited = play({ type: 'found', kept }, submitted, refused, { type: 'lockReleased' }, { type: 'edited' });
    expect(edited.state).toEqual({ at: 'editing', ...kept, problem: null });
  });

  test('HT-08 a failure that the error catalogue has shown frees the form without a second message', () => {
    const shown: RecoverEvent = { type: 'refused', problem: null };
    const { state, effects } = play({ type: 'found', kept }, submitted, shown, { type: 'lockReleased' });
    expect(state).toEqual({ at: 'editing', ...kept, problem: null });
    expect(effects).not.toContainEqual(expect.objectContaining({ do: 'focusField' }));
  });

  test('nothing is sent while something is wrong', () => {
    const problem = { at: 'password', text: 'passwordProblem.tooShort' } as const;
    const { state, effects } = play({ type: 'found', kept }, { type: 'submitted', confirmation, problem });
    expect(state).toEqual({ at: 'editing', ...kept, problem });
    expect(effects).toEqual([{ do: 'focusField', at: 'password' }]);
  });

  test('going back returns to the first step with its entries', () => {
    const { state, effects } = play({ type: 'found', kept }, { type: 'turnedBack' });
    expect(state).toEqual({ at: 'asking' });
    expect(effects).toEqual([{ do: 'forget' }, { do: 'turnBack', ...kept }]);
  });

  test('no state remembers code or password', () => {
    for (const events of [[submitted], [submitted, refused], [submitted, refused, { type: 'lockReleased' } as const]]) {
      const text = JSON.stringify(play({ type: 'found', kept }, ...events).state);
      expect(text).not.toMatch(/123456|tall ships/);
    }
  });
});

describe('a forgotten user name', () => {
  test('is shown before the log-in, and nothing is changed', () => {
    const code = { code: '123456', newPassword: null };
    const named = play(
      { type: 'codeSent', kept: forName },
      { type: 'submitted', confirmation: code, problem: null },
      { type: 'accepted', userName: 'demo' },
    );
    expect(named.state).toEqual({ at: 'named', userName: 'demo' });
    expect(named.effects.some((effect) => effect.do === 'finish')).toBe(false);
    expect(advance(recoverFlow, named.state, { type: 'loginTapped' })).toEqual({
      state: { at: 'finished' },
      effects: [{ do: 'finish', userName: 'demo', wish: 'userName' }],
    });
  });
});
