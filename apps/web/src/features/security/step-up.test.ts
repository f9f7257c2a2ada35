import { describe, expect, test, vi } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import type { Failure, Outcome, Overlays, StepUp } from '../../shell/shell.ts';
import { type StepUpEffect, type StepUpEvent, type StepUpState, stepUpFlow } from './step-up.flow.ts';
import { confirmed } from './step-up.ts';

const failure = (errorCode: string, change: Partial<Failure> = {}): Failure => ({
  ok: false,
  kind: 'refused',
  errorCode,
  message: 'No.',
  status: 400,
  reference: 'R',
  ...change,
});
const asked = failure('stepup_required', { value: { ways: ['password', 'authCode'] } });
const done: Outcome<string> = { ok: true, value: 'changed' };

interface Props {
  readonly ways: readonly string[];
  readonly attempt: (proof: StepUp) => Promise<Failure | null>;
}

/** `show` is what the member does in the sheet. */
function stage(outcomes: Outcome<string>[], show: (props: Props) => Promise<unknown> = async () => null) {
  const change = vi.fn(async () => outcomes.shift() ?? done);
  const ask = vi.fn((_: string, props: Props) => show(props));
  return { change, ask, run: () => confirmed({ overlays: { ask } as unknown as Overlays }, change) };
}

describe('a change that asks for a proof', () => {
  test('goes by itself where none is asked for', async () => {
    const { run, ask, change } = stage([done]);
    expect(await run()).toEqual(done);
    expect(change).toHaveBeenCalledExactlyOnceWith({});
    expect(ask).not.toHaveBeenCalled();
  });

  test('is made once more with the proof, by the ways the member has', async () => {
    const { run, ask, change } = stage([asked, done], ({ attempt }) => attempt({ password: 'secret words' }));
    expect(await run()).toEqual(done);
    expect(change).toHaveBeenLastCalledWith({ stepUp: { password: 'secret words' } });
    expect(ask).toHaveBeenCalledWith('stepUp', expect.objectContaining({ ways: ['password', 'authCode'] }));
  });

  test('whoever closes the question has changed nothing', async () => {
    const { run, change } = stage([asked]);
    expect(await run()).toBeNull();
    expect(change).toHaveBeenCalledOnce();
  });

  test.each<[string, Failure, StepUp, boolean]>([
    ['a wrong password', failure('password.wrong'), { password: 'x' }, true],
    ['a wrong code of the app', failure('code.invalid'), { authCode: '1' }, true],
    ['a wrong code of the message', failure('code.invalid'), { password: 'x' }, false],
    ['an address that is taken', failure('email.taken'), { password: 'x' }, false],
    ['no answer', failure('ECONNABORTED', { kind: 'timeout' }), { password: 'x' }, true],
    ['too many tries', failure('TOO_MANY_REQUEST_LOGIN', { status: 429 }), { password: 'x' }, true],
  ])('%s is told where it belongs', async (_, refusal, proof, inTheSheet) => {
    let told: Failure | null = null;
    const { run } = stage([asked, refusal], async ({ attempt }) => {
      told = await attempt(proof);
    });
    expect(await run()).toEqual(inTheSheet ? null : refusal);
    expect(told).toEqual(inTheSheet ? refusal : null);
  });

  test('a back end that names no way is shown the password', async () => {
    const { run, ask } = stage([failure('stepup_required')]);
    await run();
    expect(ask).toHaveBeenCalledWith('stepUp', expect.objectContaining({ ways: ['password'] }));
  });
});

describe('the question before a change', () => {
  const proof: StepUp = { password: 'secret words' };
  const tapped: StepUpEvent = { type: 'submitted', proof };
  function play(...events: StepUpEvent[]) {
    let state: StepUpState = stepUpFlow.start.state;
    const effects: StepUpEffect[] = [];
    for (const event of events) {
      const step = advance(stepUpFlow, state, event);
      state = step.state;
      effects.push(...step.effects);
    }
    return { state, effects };
  }

  test('a proof is shown once and closes it', () => {
    expect(play(tapped, tapped, { type: 'accepted' })).toEqual({
      state: { at: 'confirmed' },
      effects: [{ do: 'attempt', proof }, { do: 'finish' }],
    });
  });

  test('nothing typed is pointed out', () => {
    const { state, effects } = play({ type: 'submitted', proof: { password: '' } });
    expect(state).toMatchObject({ problem: { at: 'field', told: { text: 'security.passwordMissing' } } });
    expect(effects).toEqual([{ do: 'pointOut' }]);
    expect(play({ type: 'submitted', proof: { authCode: '' } }).state).toMatchObject({
      problem: { told: { text: 'security.codeMissing' } },
    });
  });

  test('a wrong one is told at its field, the lock holds, and then it may be shown again', () => {
    const refused: StepUpEvent = { type: 'refused', failure: failure('password.wrong') };
    expect(play(tapped, refused, tapped).state).toMatchObject({ at: 'settling', problem: { at: 'field' } });
    const { effects } = play(tapped, refused, { type: 'lockReleased' }, { type: 'edited' }, tapped);
    expect(effects.filter((effect) => effect.do === 'attempt')).toHaveLength(2);
  });
});
