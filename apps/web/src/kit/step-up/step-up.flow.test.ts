import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import type { StepUp } from '../../shell/http/outcome.ts';
import { type StepUpEvent, stepUpFlow } from './step-up.flow.ts';

describe('the step-up', () => {
  const proof: StepUp = { password: 'secret words' };
  const tapped: StepUpEvent = { type: 'submitted', proof };
  const play = (...events: StepUpEvent[]) => playFlow(stepUpFlow, events);

  test('a proof is sent once and closes it', () => {
    expect(play(tapped, tapped, { type: 'accepted' })).toEqual({
      state: { at: 'confirmed' },
      effects: [{ do: 'attempt', proof }, { do: 'watchTime' }, { do: 'finish' }],
    });
  });

  test('an empty proof focuses its field', () => {
    const { state, effects } = play({ type: 'submitted', proof: { password: '' } });
    expect(state).toMatchObject({ problem: { at: 'field', text: 'security.passwordMissing' } });
    expect(effects).toEqual([{ do: 'focusField', at: 'field' }]);
    expect(play({ type: 'submitted', proof: { authCode: '' } }).state).toMatchObject({
      problem: { text: 'security.codeMissing' },
    });
  });

  test('a wrong proof shows at its field and can be sent again after the lock', () => {
    const refused: StepUpEvent = { type: 'refused', problem: { at: 'field', message: 'No.' } };
    expect(play(tapped, refused, tapped).state).toMatchObject({ at: 'settling', problem: { at: 'field' } });
    const { effects } = play(tapped, refused, { type: 'lockReleased' }, { type: 'edited' }, tapped);
    expect(effects.filter((effect) => effect.do === 'attempt')).toHaveLength(2);
  });
});
