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
  test('a secret, its picture, a code from the app, and it is on', () => {
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

  test('without the picture the secret is enough', () => {
    expect(play(started, tapped).state).toEqual({ at: 'sending', slow: false, secret, qr: null });
  });

  test('a picture that comes late does not disturb', () => {
    expect(play(started, tapped, { type: 'drawn', qr }).state).toEqual({ at: 'sending', slow: false, secret, qr });
  });

  test('a wrong code is typed anew with the same secret', () => {
    const { state, effects } = play(started, tapped, { type: 'refused', problem: { at: 'code', message: 'No.' } });
    expect(state).toMatchObject({ at: 'settling', secret, problem: { at: 'code', message: 'No.' } });
    expect(effects.slice(-2)).toEqual([{ do: 'focusField', at: 'code' }, { do: 'releaseLockLater' }]);
  });

  test('no code at all is pointed out', () => {
    expect(play(started, { type: 'submitted', code: '' }).state).toMatchObject({ problem: { at: 'code' } });
  });

  test('a setup that has run out, or could not begin, begins anew', () => {
    const late = play(started, tapped, { type: 'expired', problem });
    expect(late.state).toEqual({ at: 'failed', problem });
    const never = play({ type: 'refused', problem: null }, { type: 'againTapped' });
    expect(never).toEqual({ state: { at: 'starting' }, effects: [{ do: 'start' }] });
  });

  test('whoever does not show to be there leaves; later they are back at the code', () => {
    expect(play({ type: 'withdrawn' }).effects).toEqual([{ do: 'leave' }]);
    expect(play(started, tapped, { type: 'withdrawn' }).state).toMatchObject({ at: 'editing', problem: null });
  });
});
