import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeLoginAnswer } from '../../shell/session/fake-session.ts';
import { type LoginEvent, loginFlow } from './login.flow.ts';
import type { LoginEntry, LoginProblem } from './login.rules.ts';

const entry: LoginEntry = { type: 'username', username: 'demo', password: 'secret words', remember: false };
const answer = fakeLoginAnswer();
const wrong: LoginProblem = { at: 'password', text: 'loginProblem.wrongCredentials' };
const unusable: LoginProblem = { at: 'form', text: 'loginProblem.secondStepNeeded' };

const play = (...events: LoginEvent[]) => playFlow(loginFlow, events);

const tapped: LoginEvent = { type: 'submitted', entry };
const proof = { geetestValidateV4: 'eyJsb3RfbnVtYmVyIjoiMSJ9' };
const proved: LoginEvent = { type: 'proved', entry, proof };
const submitted = [tapped, proved] as const;
const refused: LoginEvent = { type: 'refused', problem: wrong };

describe('log-in', () => {
  test('LG-01 right credentials are sent once and log in', () => {
    const { state, effects } = play(...submitted, { type: 'accepted', answer });
    expect(state).toEqual({ at: 'loggedIn' });
    expect(effects).toEqual([
      { do: 'prove', entry },
      { do: 'logIn', entry, proof },
      { do: 'watchTime' },
      { do: 'begin', answer },
      { do: 'finish' },
    ]);
  });

  test('LG-01 nothing is sent before the captcha’s proof, and a new try needs a new proof', () => {
    expect(play(tapped)).toEqual({ state: { at: 'proving' }, effects: [{ do: 'prove', entry }] });
    const again = play(...submitted, refused, { type: 'lockReleased' }, tapped);
    expect(again.effects.filter((effect) => effect.do === 'prove')).toHaveLength(2);
    expect(again.state).toEqual({ at: 'proving' });
  });

  test('LG-01 an unsolved captcha returns to the unchanged form', () => {
    expect(play(tapped, { type: 'withdrawn' }).state).toEqual({ at: 'editing', problem: null });
  });

  test('HT-08 a failure that the error catalogue has shown frees the form without a second message', () => {
    const shown = play(...submitted, { type: 'refused', problem: null }, { type: 'lockReleased' });
    expect(shown.state).toEqual({ at: 'editing', problem: null });
    expect(shown.effects).not.toContainEqual(expect.objectContaining({ do: 'focusField' }));
  });

  test('LG-06 a double tap sends once', () => {
    expect(play(...submitted, ...submitted).effects.filter((effect) => effect.do === 'logIn')).toHaveLength(1);
  });

  test('LG-06 the lock lasts after the refusal until it is released', () => {
    const locked = play(...submitted, refused);
    expect(locked.state).toMatchObject({ at: 'settling' });
    expect(locked.effects.at(-1)).toEqual({ do: 'releaseLockLater' });
    expect(play(...submitted, refused, ...submitted).effects.filter((effect) => effect.do === 'logIn')).toHaveLength(1);

    const open = play(...submitted, refused, { type: 'lockReleased' }, ...submitted);
    expect(open.state).toEqual({ at: 'sending', slow: false });
    expect(open.effects.filter((effect) => effect.do === 'logIn')).toHaveLength(2);
  });

  test('nothing is sent while a field is empty', () => {
    const { state, effects } = play({ type: 'submitted', entry: { ...entry, username: ' ' } });
    expect(state).toMatchObject({ at: 'editing', problem: { at: 'username' } });
    expect(effects).toEqual([{ do: 'focusField', at: 'username' }]);
  });

  test('a refusal stays on the screen until the member edits', () => {
    const released = play(...submitted, refused, { type: 'lockReleased' });
    expect(released.state).toEqual({ at: 'editing', problem: wrong });
    expect(play(...submitted, refused, { type: 'lockReleased' }, { type: 'edited' }).state).toEqual({
      at: 'editing',
      problem: null,
    });
  });

  test('a slow check says that it is slow', () => {
    expect(play(...submitted, { type: 'tookLong' }).state).toEqual({ at: 'sending', slow: true });
    expect(play(...submitted, refused, { type: 'tookLong' }).state.at).toBe('settling');
  });

  test('no state remembers the password', () => {
    for (const events of [
      [tapped],
      [...submitted],
      [...submitted, refused],
      [...submitted, refused, { type: 'lockReleased' } as const],
    ]) {
      expect(JSON.stringify(play(...events).state)).not.toContain(entry.password);
    }
  });
});

describe('the second step of a log-in', () => {
  const value = { options: ['ga'], challenge: 'c', expires: '2026-11-21T12:10:00.000Z' };
  const challenged: LoginEvent = { type: 'secondFactorRequired', value, entry };

  test('LG-05 it opens, and nothing is sent meanwhile', () => {
    const { state, effects } = play(...submitted, challenged, tapped);
    expect(state).toEqual({ at: 'verifying' });
    expect(effects.at(-1)).toEqual({ do: 'passSecondFactor', value, entry });
    expect(effects.filter((effect) => effect.do === 'prove')).toHaveLength(1);
  });

  test('LG-05 passing it completes the log-in without starting the session twice', () => {
    const { state, effects } = play(...submitted, challenged, { type: 'secondFactorPassed' });
    expect(state).toEqual({ at: 'loggedIn' });
    expect(effects.at(-1)).toEqual({ do: 'finish' });
    expect(effects).not.toContainEqual(expect.objectContaining({ do: 'begin' }));
  });

  test('closing it, or its timeout, returns to the form', () => {
    expect(play(...submitted, challenged, { type: 'withdrawn' }).state).toEqual({ at: 'editing', problem: null });
  });

  test('a method that this site cannot show is reported at the form', () => {
    const left = play(...submitted, challenged, { type: 'refused', problem: unusable }, { type: 'lockReleased' });
    expect(left.state).toEqual({ at: 'editing', problem: unusable });
  });
});
