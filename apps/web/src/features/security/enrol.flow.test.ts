import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { type EnrolEvent, enrolFlow } from './enrol.flow.ts';

const secret = examples['security.enrol'].output;
const enrolled = examples['security.enrolConfirm'].output;
const qr = [[true]];
const failure = (errorCode: string) => fakeFailure({ errorCode, message: 'No.', reference: 'R' });
const started: EnrolEvent = { type: 'started', secret };
const tapped: EnrolEvent = { type: 'submitted', code: '482913' };
const play = (...events: EnrolEvent[]) => playFlow(enrolFlow, events);

describe('setting up an authenticator app', () => {
  test('a secret, its picture, a code from the app, and it is on', () => {
    expect(enrolFlow.start).toEqual({ state: { at: 'starting' }, effects: [{ do: 'start' }] });
    const { state, effects } = play(started, { type: 'drawn', qr }, tapped, tapped, { type: 'accepted', enrolled });
    expect(state).toEqual({ at: 'enrolled' });
    expect(effects).toEqual([
      { do: 'draw', otpauth: secret.otpauth },
      { do: 'confirm', code: '482913' },
      { do: 'finish', enrolled },
    ]);
  });

  test('without the picture the secret is enough', () => {
    expect(play(started, tapped).state).toEqual({ at: 'checking', secret, qr: null });
  });

  test('a picture that comes late does not disturb', () => {
    expect(play(started, tapped, { type: 'drawn', qr }).state).toEqual({ at: 'checking', secret, qr });
  });

  test('a wrong code is typed anew with the same secret', () => {
    const { state, effects } = play(started, tapped, { type: 'refused', failure: failure('code.invalid') });
    expect(state).toMatchObject({ at: 'settling', secret, problem: { at: 'code', told: { said: 'No.' } } });
    expect(effects.slice(-2)).toEqual([{ do: 'focusField' }, { do: 'releaseLockLater' }]);
  });

  test('no code at all is pointed out', () => {
    expect(play(started, { type: 'submitted', code: '' }).state).toMatchObject({ problem: { at: 'code' } });
  });

  test('a setup that has run out, or could not begin, begins anew', () => {
    const late = play(started, tapped, { type: 'refused', failure: failure('authenticator.expired') });
    expect(late.state).toMatchObject({ at: 'failed', problem: { at: 'form' } });
    const never = play({ type: 'refused', failure: failure('method.refused') }, { type: 'againTapped' });
    expect(never).toEqual({ state: { at: 'starting' }, effects: [{ do: 'start' }] });
  });

  test('whoever does not show to be there leaves; later they are back at the code', () => {
    expect(play({ type: 'withdrawn' }).effects).toEqual([{ do: 'leave' }]);
    expect(play(started, tapped, { type: 'withdrawn' }).state).toMatchObject({ at: 'entering', problem: null });
  });
});
