import { expect, test } from 'vitest';
import { advance } from '../flow/flow.ts';
import { type ImageCaptchaEffect, type ImageCaptchaEvent, imageCaptchaFlow } from './image-captcha.flow.ts';

function play(...events: ImageCaptchaEvent[]) {
  let { state } = imageCaptchaFlow.start;
  const done: ImageCaptchaEffect[] = [...imageCaptchaFlow.start.effects];
  for (const event of events) {
    const step = advance(imageCaptchaFlow, state, event);
    state = step.state;
    done.push(...step.effects);
  }
  return { state, done: done.map((effect) => effect.do) };
}

const arrived: ImageCaptchaEvent = { type: 'arrived', picture: 'data:image/png;base64,AA==' };
const another: ImageCaptchaEvent = { type: 'anotherWanted' };

test('RG-08 another picture empties what was typed for the old one', () => {
  expect(play(arrived).done).toEqual(['fetch']);
  expect(play(arrived, another)).toEqual({ state: { at: 'loading' }, done: ['fetch', 'empty', 'fetch'] });
  expect(play({ type: 'failed' }, another, arrived).state).toMatchObject({ at: 'shown' });
});

test('an impatient second tap fetches one picture', () => {
  expect(play(arrived, another, another).done).toEqual(['fetch', 'empty', 'fetch']);
});
