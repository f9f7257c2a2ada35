import { schemas } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { checkText, type FeedbackEvent, feedbackFlow, kinds, plainText, refusals } from './feedback.flow.ts';

/** Characters that a text may have. */
const LONGEST = 2000;

const entry = { kind: 'idea', text: 'More draws', key: 'k1' } as const;
const submitted: FeedbackEvent = { type: 'submitted', entry };
const play = (...events: FeedbackEvent[]) => playFlow(feedbackFlow, events);

describe('writing to the operator', () => {
  test('a message is sent, the reference is shown, and the draft is cleared', () => {
    const { state, effects } = play(submitted, { type: 'accepted', reference: 'R-1' });
    expect(state).toEqual({ at: 'sent', reference: 'R-1' });
    expect(effects).toEqual([{ do: 'send', entry }, { do: 'watchTime' }, { do: 'clear' }]);
  });

  test('the member may write another message', () => {
    const { state, effects } = play(submitted, { type: 'accepted', reference: 'R-1' }, { type: 'anotherTapped' });
    expect(state).toEqual({ at: 'editing', problem: null });
    expect(effects[effects.length - 1]).toEqual({ do: 'focusField', at: 'text' });
  });

  test('a wrong text is not sent and gets the focus', () => {
    expect(play({ type: 'submitted', entry: { ...entry, text: ' ' } })).toEqual({
      state: { at: 'editing', problem: { at: 'text', text: 'feedback.textMissing' } },
      effects: [{ do: 'focusField', at: 'text' }],
    });
  });

  test('a double tap sends once', () => {
    expect(play(submitted, submitted).effects.filter((effect) => effect.do === 'send')).toHaveLength(1);
  });
});

describe('the text', () => {
  test.each([
    ['', { at: 'text', text: 'feedback.textMissing' }],
    [' \n\t ', { at: 'text', text: 'feedback.textMissing' }],
    ['a', null],
    ['a'.repeat(LONGEST), null],
    [`  ${'a'.repeat(LONGEST)}  `, null],
    ['a'.repeat(LONGEST + 3), { at: 'text', text: 'feedback.textTooLong', values: { over: 3 } }],
  ])('case %#: the form says what is wrong with it', (text, problem) => {
    expect(checkText(text)).toEqual(problem);
  });

  test.each([
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['  a\tb  ', 'a b'],
    ['a\u0000\u0007b\u0085\ud800c', 'abc'],
    ['<b>&</b> “x” 🙂 ‏اردو', '<b>&</b> “x” 🙂 ‏اردو'],
  ])('case %#: line breaks stay, and invisible characters are removed', (typed, sent) => {
    expect(plainText(typed)).toBe(sent);
  });

  test('the call accepts every kind and the longest text of the form', () => {
    const takes = (kind: string, text: string) => schemas['member.feedback'].input.safeParse({ kind, text }).success;
    expect(kinds.every((kind) => takes(kind, 'a'.repeat(LONGEST)))).toBe(true);
    expect(takes('idea', 'a'.repeat(LONGEST + 1))).toBe(false);
  });
});

test.each<[Partial<Failure>, string | undefined]>([
  [{ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 120 }, 'failure.tooManyMinutes'],
  [{ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 80_000 }, 'failure.tooManyHours'],
  [{ errorCode: 'anything', status: 500, isShown: true }, undefined],
])('refusal %#: the form has the general message, or the error catalogue has shown one', (failure, text) => {
  const problem = problemBy(refusals, fakeFailure(failure));
  expect(problem?.text).toBe(text);
});
