import { expect, test } from 'vitest';
import { playFlow } from '../shell/flow/fake-run.ts';
import { failure } from '../shell/http/failure.ts';
import { meaningOf, type StoredPageEvent, type StoredPageState, storedPageFlow } from './stored-page.flow.ts';

const opened: StoredPageEvent = { type: 'pageOpened', storedAt: 20 };
const copy: StoredPageEvent = { type: 'copyShown', storedAt: 10 };
const newerCopy: StoredPageEvent = { type: 'copyShown', storedAt: 30 };
const reached: StoredPageEvent = { type: 'reached' };
const unreached: StoredPageEvent = { type: 'unreached' };
const closed: StoredPageEvent = { type: 'closed' };
const fresh: StoredPageState = { at: 'fresh' };

const stories: readonly [string, readonly StoredPageEvent[], StoredPageState, readonly string[]][] = [
  ['a page from the network asks nothing', [], fresh, []],
  ['a page from the worker checks the status at once', [opened], { at: 'checking', storedAt: 20 }, ['checkStatus']],
  [
    'the site answers: the page is renewed and nothing is said',
    [opened, reached],
    fresh,
    ['checkStatus', 'refreshPage'],
  ],
  [
    'the site does not answer: the age of the copy is said',
    [opened, unreached],
    { at: 'old', storedAt: 20 },
    ['checkStatus', 'showNotice', 'wait'],
  ],
  [
    'a shell shows nothing old until a call does',
    [{ type: 'pageOpened', storedAt: Number.POSITIVE_INFINITY }, unreached, copy],
    { at: 'old', storedAt: 10 },
    ['checkStatus', 'wait', 'showNotice'],
  ],
  [
    'the site is closed: the copies go, and a page that must stay says its age',
    [opened, closed],
    { at: 'old', storedAt: 20 },
    ['checkStatus', 'showNotice', 'wait', 'reopen'],
  ],
  [
    'the oldest copy counts',
    [opened, copy, unreached],
    { at: 'old', storedAt: 10 },
    ['checkStatus', 'showNotice', 'wait'],
  ],
  ['an answer that is a copy says its age', [copy], { at: 'old', storedAt: 10 }, ['showNotice', 'wait']],
  ['a newer copy changes nothing', [copy, newerCopy], { at: 'old', storedAt: 10 }, ['showNotice', 'wait']],
  ['an older copy counts', [newerCopy, copy], { at: 'old', storedAt: 10 }, ['showNotice', 'wait', 'showNotice']],
  [
    'the site is asked again and again until it answers',
    [copy, { type: 'timePassed' }, unreached, { type: 'timePassed' }, reached],
    fresh,
    ['showNotice', 'wait', 'checkStatus', 'wait', 'checkStatus', 'wait', 'hideNotice', 'refreshPage'],
  ],
  [
    'a tab that is looked at again asks at once',
    [copy, { type: 'seenAgain' }, reached],
    fresh,
    ['showNotice', 'wait', 'checkStatus', 'hideNotice', 'refreshPage'],
  ],
  [
    'maintenance begins under an old page: where it stays, it goes on asking',
    [copy, closed, { type: 'timePassed' }, reached],
    fresh,
    ['showNotice', 'wait', 'reopen', 'checkStatus', 'wait', 'hideNotice', 'refreshPage'],
  ],
];

test.each(stories)('%s', (_, events, state, effects) => {
  const end = playFlow(storedPageFlow, events);
  expect(end.state).toEqual(state);
  expect(end.effects.map((effect) => effect.do)).toEqual(effects);
});

test('the site is asked again every 15 seconds', () =>
  expect(playFlow(storedPageFlow, [copy]).effects).toContainEqual({ do: 'wait', ms: 15_000 }));

test.each([
  ['an open site', { ok: true, value: { maintenance: false, regionRestriction: false } }, 'reached'],
  ['an answer without flags', { ok: true, value: {} }, 'reached'],
  ['maintenance', { ok: true, value: { maintenance: true } }, 'closed'],
  ['a refused region', { ok: true, value: { regionRestriction: true } }, 'closed'],
  ['a refusal for maintenance', failure('refused', 'maintenance', { status: 503 }), 'closed'],
  ['a refusal for the region', failure('refused', 'region.restricted', { status: 403 }), 'closed'],
  ['another refusal', failure('refused', 'TOO_MANY_REQUEST', { status: 429 }), 'reached'],
  ['no connection', failure('offline', 'offline'), 'unreached'],
  ['a dead domain', failure('network', 'network'), 'unreached'],
  ['a maintenance of text', { ok: true, value: { maintenance: 'true' } }, 'closed'],
  ['a maintenance of number', { ok: true, value: { maintenance: 1 } }, 'closed'],
  ['a refused region of text', { ok: true, value: { regionRestriction: '1' } }, 'closed'],
  ['flags that are off', { ok: true, value: { maintenance: '0', regionRestriction: 0 } }, 'reached'],
  ['a slow one', failure('timeout', 'timeoutRetryPlease'), 'unreached'],
  ['a portal’s page', failure('malformed', 'answer.malformed', { status: 200 }), 'unreached'],
] as const)('%s means that the site is %3$s', (_, outcome, meaning) =>
  expect(meaningOf(outcome as never, {})).toBe(meaning),
);

test('SW-03 a maintenance of the settings closes the site as one of the status does', () => {
  const answer = { ok: true, value: { maintenance: false } } as const;
  expect(meaningOf(answer, { maintenance: true })).toBe('closed');
  expect(meaningOf(failure('offline', 'offline'), { maintenance: true })).toBe('unreached');
});
