import { expect, test } from 'vitest';
import english from '../../locales/EN/social.json' with { type: 'json' };
import { problemWords, wordsOf } from './bind.rules.ts';

test('OV-02 an account has the name of its channel, and a number is called a number', () => {
  const textsOf = (channel: 'line' | 'phone') =>
    Object.values(wordsOf(channel)).map((key) => Reflect.get(english, key.replace('social.', '')) as string);
  expect(textsOf('line').every((text) => text.includes('{channel}'))).toBe(true);
  expect(textsOf('phone').some((text) => text.includes('{channel}'))).toBe(false);
});

test.each([
  ['line', 'social.taken', 'social.taken'],
  ['phone', 'social.taken', 'social.numberTaken'],
  ['phone', 'failure.refused', 'failure.refused'],
] as const)('a problem of %s: %s reads %s', (channel, text, read) =>
  expect(problemWords({ at: 'form', text }, channel).text).toBe(read),
);

test('a problem names the channel and keeps the back end’s message', () => {
  expect(problemWords({ at: 'form', text: 'social.startAgain' }, 'line').values).toEqual({ channel: 'LINE' });
  expect(problemWords({ at: 'form', message: 'No.' }, 'line')).toEqual({ message: 'No.' });
});
