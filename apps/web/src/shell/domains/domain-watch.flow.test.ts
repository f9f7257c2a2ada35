import { expect, test } from 'vitest';
import { playFlow } from '../flow/fake-run.ts';
import { failure } from '../http/failure.ts';
import { type DomainWatchEvent, type DomainWatchState, domainWatchFlow } from './domain-watch.flow.ts';

const lost = failure('network', 'network');
const answered: DomainWatchEvent = { type: 'answered', now: 1000 };
const notAvailable: DomainWatchEvent = { type: 'notAvailable', said: 'Gone' };
const unanswered: DomainWatchEvent = { type: 'unanswered', failure: lost };
const failed: DomainWatchEvent = { type: 'failed', failure: lost, now: 1000 };
const later: DomainWatchEvent = { type: 'doubted', now: 6_000 };
const passed: DomainWatchEvent = { type: 'timePassed' };

type Story = readonly [string, readonly DomainWatchEvent[], DomainWatchState['at'], readonly string[]];
const stories: readonly Story[] = [
  ['a domain that answers is well', [answered], 'well', []],
  ['DF-01 a status that says so makes it failing', [notAvailable], 'failing', ['showFailing Gone', 'wait']],
  ['HT-11 another failure of the first ask has its reaction, the domain counts as well', [failed], 'well', ['react']],
  [
    'HT-11 no answer has its reaction too, and is asked again',
    [unanswered, passed],
    'asking',
    ['react', 'wait', 'askAgain'],
  ],
  [
    'DF-01 twice no answer in a row: the domain cannot be reached',
    [unanswered, passed, unanswered],
    'failing',
    ['react', 'wait', 'askAgain', 'showFailing ', 'wait'],
  ],
  [
    'DF-01 any call may say that the domain is given up',
    [answered, notAvailable],
    'failing',
    ['showFailing Gone', 'wait'],
  ],
  [
    'DF-01 in the middle of a doubt as well',
    [answered, { type: 'doubted', now: 1001 }, notAvailable],
    'failing',
    ['wait', 'showFailing Gone', 'wait'],
  ],
  ['an answer after a doubt: well', [unanswered, passed, answered], 'well', ['react', 'wait', 'askAgain']],
  [
    'DF-01 an app left open asks again when there is a doubt',
    [answered, later, notAvailable],
    'failing',
    ['ask', 'showFailing Gone', 'wait'],
  ],
  [
    'a doubt about a domain that answered a moment ago waits a little',
    [answered, { type: 'doubted', now: 1001 }, { type: 'doubted', now: 1002 }, passed],
    'asking',
    ['wait', 'ask'],
  ],
  [
    'an app that was out of sight for a minute asks again',
    [answered, { type: 'seenAgain', now: 61_000 }],
    'asking',
    ['ask'],
  ],
  ['one that was away for a moment does not', [answered, { type: 'seenAgain', now: 60_999 }], 'well', []],
  ['later asks fail without a word', [answered, later, failed], 'well', ['ask']],
  [
    'later asks without an answer are said only when the domain fails',
    [answered, later, unanswered],
    'doubtful',
    ['ask', 'wait'],
  ],
  [
    'a failing domain is asked whether it is well again',
    [notAvailable, passed],
    'checking',
    ['showFailing Gone', 'wait', 'ask'],
  ],
  ['it heals by itself', [notAvailable, passed, answered], 'well', ['showFailing Gone', 'wait', 'ask', 'showHealed']],
  [
    'while it stays dead nobody is told twice',
    [notAvailable, passed, unanswered, passed, notAvailable, passed, failed, later],
    'failing',
    ['showFailing Gone', 'wait', 'ask', 'wait', 'ask', 'wait', 'ask', 'wait'],
  ],
];

test.each(stories)('%s', (_, events, at, effects) => {
  const end = playFlow(domainWatchFlow, events);
  const done = end.effects.map((effect) => ('said' in effect ? `${effect.do} ${effect.said}` : effect.do));
  expect(end.state.at).toBe(at);
  expect(done).toEqual(effects);
});

test('the first check runs at once', () => {
  expect(domainWatchFlow.start.effects).toEqual([{ do: 'ask' }]);
});
