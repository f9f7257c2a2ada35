import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type ImageCaptchaEvent, imageCaptchaFlow } from './image-captcha.flow.ts';

function play(...events: ImageCaptchaEvent[]) {
  const { state, effects } = playFlow(imageCaptchaFlow, events);
  return { state, done: effects.map((effect) => (effect.do === 'fetch' ? `fetch ${effect.kind}` : effect.do)) };
}

const arrived: ImageCaptchaEvent = { type: 'arrived', text: 'data:image/png;base64,AA==' };
const another: ImageCaptchaEvent = { type: 'anotherWanted' };
const otherWay: ImageCaptchaEvent = { type: 'otherKindWanted' };

test('RG-08 another picture clears what was typed for the old one', () => {
  expect(imageCaptchaFlow.start).toEqual({
    state: { at: 'loading', kind: 'picture' },
    effects: [{ do: 'fetch', kind: 'picture' }],
  });
  expect(play(arrived).done).toEqual([]);
  expect(play(arrived, another)).toEqual({
    state: { at: 'loading', kind: 'picture' },
    done: ['empty', 'fetch picture'],
  });
  expect(play({ type: 'failed' }, another, arrived).state).toMatchObject({ at: 'shown' });
});

test('an impatient second tap loads one picture', () => {
  expect(play(arrived, another, another).done).toEqual(['empty', 'fetch picture']);
});

test('a person may switch between picture and question, also while the picture loads', () => {
  const question = play(otherWay, { type: 'arrived', text: 'Write three digits.' });
  expect(question.state).toEqual({ at: 'shown', kind: 'question', text: 'Write three digits.' });
  expect(question.done).toEqual(['empty', 'fetch question']);
  expect(play(arrived, otherWay, arrived, another).done.at(-1)).toBe('fetch question');
  expect(play(arrived, otherWay, arrived, otherWay).done.at(-1)).toBe('fetch picture');
});
