import { expect, test } from 'vitest';
import { playFlow } from '../flow/fake-run.ts';
import { failure } from '../http/failure.ts';
import { type DomainWatchEvent, type DomainWatchState, domainWatchFlow } from './domain-watch.flow.ts';

const lost = failure('network', 'network');
const answered: DomainWatchEvent = { type: 'answered', now: 1000 };
const notAvailable: DomainWatchEvent = { type: 'notAvailable', failure: { ...lost, message: 'Gone' } };
const unanswered: DomainWatchEvent = { type: 'unanswered', failure: lost };
const failed: DomainWatchEvent = { type: 'failed', failure: lost, now: 1000 };
const later: DomainWatchEvent = { type: 'doubted', now: 6_000 };
const passed: DomainWatchEvent = { type: 'timePassed' };
const domainLost: DomainWatchEvent = { type: 'domainLost' };
const connectionLost: DomainWatchEvent = { type: 'connectionLost' };

type Story = readonly [string, readonly DomainWatchEvent[], DomainWatchState['at'], readonly string[]];
const stories: readonly Story[] = [
  ['a domain that answers is available', [answered], 'well', []],
  ['DF-01 a status that says so makes it failing', [notAvailable], 'failing', ['showFailing Gone', 'wait']],
  [
    'HT-11 another failure of the first check has its reaction, and the domain is available',
    [failed],
    'well',
    ['react'],
  ],
  [
    'HT-11 no answer has its reaction, and is checked again',
    [unanswered, passed],
    'asking',
    ['react', 'wait', 'checkAgain'],
  ],
  [
    'DF-01 two missing answers in a row make the domain unreachable, unless the connection is lost',
    [unanswered, passed, unanswered, domainLost],
    'failing',
    ['react', 'wait', 'checkAgain', 'askOthers', 'showFailing ', 'wait'],
  ],
  [
    'a lost connection says nothing about the domain, which is checked again',
    [unanswered, passed, unanswered, connectionLost, passed],
    'asking',
    ['react', 'wait', 'checkAgain', 'askOthers', 'wait', 'checkAgain'],
  ],
  [
    'DF-01 a domain that is still silent when the connection is back is unreachable',
    [unanswered, passed, unanswered, connectionLost, passed, unanswered, domainLost],
    'failing',
    ['react', 'wait', 'checkAgain', 'askOthers', 'wait', 'checkAgain', 'askOthers', 'showFailing ', 'wait'],
  ],
  [
    'DF-01 what a call reports decides while the others are asked',
    [unanswered, passed, unanswered, notAvailable],
    'failing',
    ['react', 'wait', 'checkAgain', 'askOthers', 'showFailing Gone', 'wait'],
  ],
  [
    'DF-01 any call may report that the domain is given up',
    [answered, notAvailable],
    'failing',
    ['showFailing Gone', 'wait'],
  ],
  [
    'DF-01 also during a check',
    [answered, { type: 'doubted', now: 1001 }, notAvailable],
    'failing',
    ['wait', 'showFailing Gone', 'wait'],
  ],
  [
    'an answer during a check makes it available',
    [unanswered, passed, answered],
    'well',
    ['react', 'wait', 'checkAgain'],
  ],
  [
    'DF-01 a doubt checks an open app again',
    [answered, later, notAvailable],
    'failing',
    ['check', 'showFailing Gone', 'wait'],
  ],
  [
    'a doubt right after an answer waits a little',
    [answered, { type: 'doubted', now: 1001 }, { type: 'doubted', now: 1002 }, passed],
    'asking',
    ['wait', 'check'],
  ],
  ['an app hidden for a minute checks again', [answered, { type: 'seenAgain', now: 61_000 }], 'asking', ['check']],
  ['an app hidden for a moment does not', [answered, { type: 'seenAgain', now: 60_999 }], 'well', []],
  ['later checks fail silently', [answered, later, failed], 'well', ['check']],
  [
    'later checks without an answer are shown only when the domain fails',
    [answered, later, unanswered],
    'doubtful',
    ['check', 'wait'],
  ],
  [
    'a failing domain is checked for recovery',
    [notAvailable, passed],
    'checking',
    ['showFailing Gone', 'wait', 'check'],
  ],
  [
    'it recovers by itself',
    [notAvailable, passed, answered],
    'well',
    ['showFailing Gone', 'wait', 'check', 'showHealed'],
  ],
  [
    'a dead domain is reported once',
    [notAvailable, passed, unanswered, passed, notAvailable, passed, failed, later],
    'failing',
    ['showFailing Gone', 'wait', 'check', 'wait', 'check', 'wait', 'check', 'wait'],
  ],
];

test.each(stories)('%s', (_, events, at, effects) => {
  const end = playFlow(domainWatchFlow, events);
  const done = end.effects.map((effect) => ('message' in effect ? `${effect.do} ${effect.message}` : effect.do));
  expect(end.state.at).toBe(at);
  expect(done).toEqual(effects);
});

test('the first check runs at once', () => {
  expect(domainWatchFlow.start.effects).toEqual([{ do: 'check' }]);
});
