import type { RegisterAnswer } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type RegisterEvent, registerFlow } from './register.flow.ts';
import { blankEntry, type RegisterProblem } from './register-entry.ts';

const entry = { ...blankEntry({ methods: ['username'] }), username: 'maya88', password: 'river stone 41' };
const answer: RegisterAnswer = {
  id: '1',
  token: 'Jq3l0mE8o5V1r7dYw2xTz9',
  userName: 'maya88',
  customerType: 0,
  firstTimeLogin: true,
  passwordExpired: false,
  updatePassword: false,
};
const problem: RegisterProblem = { at: 'username', text: 'registerProblem.usernameTaken' };

function play(...events: RegisterEvent[]) {
  const { state, effects } = playFlow(registerFlow, events);
  return { state, effects, sent: effects.filter((effect) => effect.do === 'register').length };
}

const submitted: RegisterEvent = { type: 'submitted', entry };
const proved: RegisterEvent = { type: 'proved', proof: { geetestValidateV4: 'proof' } };
const refused: RegisterEvent = { type: 'entryRefused', problem, message: 'Taken.' };
const lost: RegisterEvent = { type: 'lost', reference: 'RG-1' };
const accepted: RegisterEvent = { type: 'accepted', answer };

describe('registration', () => {
  test('RG-01 nothing is sent before the captcha step', () => {
    const opened = play(submitted);
    expect(opened).toMatchObject({ state: { at: 'proving' }, sent: 0, effects: [{ do: 'prove', entry }] });
    expect(play(submitted, proved).effects).toContainEqual({ do: 'register', proof: { geetestValidateV4: 'proof' } });
  });

  test('RG-01 a closed captcha returns to the form and sends nothing', () => {
    expect(play(submitted, { type: 'withdrawn' })).toMatchObject({ state: { at: 'editing', problem: null }, sent: 0 });
  });

  test('an invalid field gets the focus and is never sent', () => {
    const wrong = play(submitted, { type: 'foundWrong', problem });
    expect(wrong).toMatchObject({ state: { at: 'editing', problem }, sent: 0 });
    expect(wrong.effects.at(-1)).toEqual({ do: 'focusField', at: 'username' });
  });

  test('RG-06 RG-07 a new member is logged in once', () => {
    const { state, effects } = play(submitted, proved, accepted, accepted);
    expect(state).toEqual({ at: 'registered' });
    expect(effects.filter((effect) => effect.do === 'enter')).toEqual([{ do: 'enter', answer }]);
  });

  test('RG-05 a double tap sends once, also during the captcha', () => {
    expect(play(submitted, submitted, proved, submitted, proved).sent).toBe(1);
  });

  test('RG-05 the lock lasts after a refusal until it is released', () => {
    expect(play(submitted, proved, refused, submitted, proved)).toMatchObject({ state: { at: 'settling' }, sent: 1 });
    expect(play(submitted, proved, refused, { type: 'lockReleased' }, submitted, proved).sent).toBe(2);
  });

  test('RG-08 RG-10 a refusal renews the image captcha, shows a message, then focuses the field', () => {
    expect(play(submitted, proved, refused).effects.slice(-3)).toEqual([
      { do: 'renewCaptcha' },
      { do: 'showRefusal', message: 'Taken.', at: 'username' },
      { do: 'releaseLockLater' },
    ]);
  });

  test('HT-08 a failure that the error catalogue has shown frees the form and renews the captcha', () => {
    const shown = play(submitted, proved, { type: 'refused', problem: null }, { type: 'lockReleased' });
    expect(shown.state).toEqual({ at: 'editing', problem: null });
    expect(shown.effects.slice(-2)).toEqual([{ do: 'renewCaptcha' }, { do: 'releaseLockLater' }]);
  });

  test('a message stays until the person edits', () => {
    const refusedOnce = [submitted, proved, refused, { type: 'lockReleased' } as const];
    expect(play(...refusedOnce).state).toEqual({ at: 'editing', problem });
    expect(play(...refusedOnce, { type: 'edited' }).state).toEqual({ at: 'editing', problem: null });
  });

  test('shows every problem at its field until that field is edited', () => {
    const others: RegisterProblem[] = [{ at: 'agreed', text: 'registerProblem.agreeMissing' }];
    const found = [submitted, { type: 'foundWrong', problem: { ...problem, others } } as const];
    expect(play(...found).effects.at(-1)).toEqual({ do: 'focusField', at: 'username' });
    expect(play(...found, { type: 'edited', at: 'username' }).state).toEqual({
      at: 'editing',
      problem: { ...others[0], others: [] },
    });
    expect(play(...found, { type: 'edited', at: 'agreed' }).state).toEqual({
      at: 'editing',
      problem: { ...problem, others: [] },
    });
    expect(play(...found, { type: 'edited', at: 'password' }).state).toEqual({
      at: 'editing',
      problem: { ...problem, others },
    });
    expect(play(...found, { type: 'edited' }).state).toEqual({ at: 'editing', problem: null });
  });

  test('RG-01 opens the captcha when the back end demands a proof, and sends the entry with it', () => {
    const demanded = [submitted, { type: 'proved', proof: {} } as const, { type: 'proofDemanded' } as const];
    expect(play(...demanded)).toMatchObject({ state: { at: 'proving' } });
    expect(play(...demanded).effects.at(-1)).toEqual({ do: 'proveNow' });
    expect(play(...demanded, proved)).toMatchObject({ state: { at: 'sending' }, sent: 2 });
  });

  test('a slow call says that it is slow', () => {
    expect(play(submitted, proved, { type: 'tookLong' }).state).toEqual({ at: 'sending', slow: true });
  });

  test('no state remembers a secret', () => {
    for (const events of [[submitted], [submitted, proved], [submitted, proved, lost], [submitted, proved, refused]]) {
      expect(JSON.stringify(play(...events).state)).not.toContain(entry.password);
    }
  });
});

describe('a lost answer', () => {
  const unansweredCheck = [
    submitted,
    proved,
    ...[1_000, 3_000, 8_000].flatMap(() => [lost, { type: 'retryDue' } as const]),
    lost,
  ];

  test('is requested again after a pause, with the same intent', () => {
    const { state, effects, sent } = play(submitted, proved, lost, { type: 'retryDue' });
    expect(state).toEqual({ at: 'checking', tries: 1 });
    expect(effects.slice(-2)).toEqual([{ do: 'retryLater', pauseMs: 1_000 }, { do: 'retry' }]);
    expect(sent).toBe(1);
  });

  test('logs in when it arrives after all', () => {
    expect(play(submitted, proved, lost, { type: 'retryDue' }, accepted).state).toEqual({ at: 'registered' });
  });

  test('is left to the person after the last retry', () => {
    expect(play(...unansweredCheck).state).toEqual({ at: 'unanswered', reference: 'RG-1' });
    const requested = play(...unansweredCheck, { type: 'retryTapped' });
    expect(requested).toMatchObject({ state: { at: 'checking' }, sent: 1 });
    expect(requested.effects.at(-1)).toEqual({ do: 'retry' });
    expect(play(...unansweredCheck, { type: 'retryTapped' }, lost).state.at).toBe('unanswered');
  });

  test('always returns to the fields with an unused captcha', () => {
    const changed = play(...unansweredCheck, { type: 'changeTapped' });
    expect(changed.state).toMatchObject({ at: 'editing', problem: { text: 'registerProblem.perhapsOpen' } });
    expect(changed.effects.at(-1)).toEqual({ do: 'renewCaptcha' });
  });

  test('starts no new registration while it is unknown', () => {
    expect(play(submitted, proved, lost, submitted, proved).sent).toBe(1);
  });
});
