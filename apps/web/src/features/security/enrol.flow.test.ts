import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type EnrolEvent, enrolFlow } from './enrol.flow.ts';

const secret = examples['security.enrol'].output;
const enrolled = examples['security.enrolConfirm'].output;
const qr = [[true]];
const problem = { at: 'form', message: 'No.', reference: 'R' } as const;
const started: EnrolEvent = { type: 'started', secret };
const tapped: EnrolEvent = { type: 'submitted', code: '482913' };
const play = (...events: EnrolEvent[]) => playFlow(enrolFlow, events);

describe('setting up an authenticator app', () => {
  test('turns on by a secret, its picture and a code from the app', () => {
    expect(enrolFlow.start).toEqual({ state: { at: 'starting' }, effects: [{ do: 'start' }] });
    const { state, effects } = play(started, { type: 'drawn', qr }, tapped, tapped, { type: 'accepted', enrolled });
    expect(state).toEqual({ at: 'enrolled' });
    expect(effects).toEqual([
      { do: 'draw', otpauth: secret.otpauth },
      { do: 'confirm', code: '482913' },
      { do: 'watchTime' },
      { do: 'finish', enrolled },
    ]);
  });

  test('needs only the secret when the picture is missing', () => {
    expect(play(started, tapped).state).toEqual({ at: 'sending', slow: false, secret, qr: null });
  });

  test('a late picture changes nothing', () => {
    expect(play(started, tapped, { type: 'drawn', qr }).state).toEqual({ at: 'sending', slow: false, secret, qr });
  });

  test('a wrong code is cleared and keeps the secret', () => {
    const { state, effects } = play(started, tapped, { type: 'refused', problem: { at: 'code', message: 'No.' } });
    expect(state).toMatchObject({ at: 'settling', secret, problem: { at: 'code', message: 'No.' } });
    expect(effects.slice(-2)).toEqual([{ do: 'focusField', at: 'code' }, { do: 'releaseLockLater' }]);
  });

  test('a missing code focuses its field', () => {
    expect(play(started, { type: 'submitted', code: '' }).state).toMatchObject({ problem: { at: 'code' } });
  });

  test('a setup that has expired, or could not start, starts again', () => {
    const late = play(started, tapped, { type: 'expired', problem });
    expect(late.state).toEqual({ at: 'failed', problem });
    const never = play({ type: 'refused', problem: null }, { type: 'againTapped' });
    expect(never).toEqual({ state: { at: 'starting' }, effects: [{ do: 'start' }] });
  });

  test('closing the step-up leaves; a later try returns to the code', () => {
    expect(play({ type: 'withdrawn' }).effects).toEqual([{ do: 'leave' }]);
    expect(play(started, tapped, { type: 'withdrawn' }).state).toMatchObject({ at: 'editing', problem: null });
  });
});
