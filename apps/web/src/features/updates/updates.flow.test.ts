import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type UpdatesEffect, type UpdatesEvent, updatesFlow } from './updates.flow.ts';

const time: UpdatesEvent = { type: 'timePassed' };
const shown: UpdatesEvent = { type: 'tabShown' };
const found: UpdatesEvent = { type: 'versionFound' };
const waits: UpdatesEvent = { type: 'workerWaits', worker: 'w2' };
const kept: UpdatesEffect = { do: 'keepPutOff', worker: 'w2' };
const accepted: UpdatesEvent = { type: 'accepted' };
const putOff: UpdatesEvent = { type: 'putOff' };

const notReached: UpdatesEvent = { type: 'notReached' };

const first: UpdatesEffect = { do: 'wait', ms: 1500 };
const hourly: UpdatesEffect = { do: 'wait', ms: 3_600_000 };
const check: UpdatesEffect = { do: 'check' };
const site: readonly UpdatesEffect[] = [{ do: 'updateWorker' }, { do: 'offer', of: 'site' }];

const stories: readonly [string, readonly UpdatesEvent[], string, readonly UpdatesEffect[]][] = [
  ['AU-01 the first check comes after 1.5 s', [time], 'watching', [check, hourly]],
  ['AU-01 then every hour', [time, time], 'watching', [check, hourly, check, hourly]],
  ['AU-01 and when the tab becomes visible', [shown], 'watching', [check]],
  ['AU-01 a new version updates the worker once and is offered', [time, found], 'offering', [check, hourly, ...site]],
  ['AU-01 nothing is offered twice at a time', [found, found, waits, shown], 'offering', site],
  ['AU-01 the hours go on under an offer', [found, time], 'offering', [...site, hourly]],
  ['AU-01 somebody agrees: the page reloads', [found, accepted], 'reloading', [...site, { do: 'reload' }]],
  [
    'AU-01 somebody puts it off: the next version is offered again',
    [found, putOff, found],
    'offering',
    [...site, ...site],
  ],
  ['UP-02 a worker that waits is offered as an update of the app', [waits], 'offering', [{ do: 'offer', of: 'app' }]],
  [
    'UP-02 "Later" puts the version of the app off for good',
    [waits, putOff],
    'watching',
    [{ do: 'offer', of: 'app' }, kept],
  ],
  [
    'UP-02 after "Later" another version of the app is offered',
    [waits, putOff, { type: 'workerWaits', worker: 'w3' }],
    'offering',
    [{ do: 'offer', of: 'app' }, kept, { do: 'offer', of: 'app' }],
  ],
  ['UP-02 "Later" to the site puts its worker off, too', [found, waits, putOff], 'watching', [...site, kept]],
  [
    'UP-02 a worker that is ready after "Later" to its site is put off, too',
    [found, putOff, waits],
    'watching',
    [...site, kept],
  ],
  [
    'UP-02 the worker of an offer that nobody saw is put off with the next one',
    [found, notReached, waits, shown, putOff],
    'watching',
    [...site, { do: 'offer', of: 'site' }, kept],
  ],
  [
    'AU-01 an offer that nobody could see is made again when the tab is shown',
    [found, notReached, shown],
    'offering',
    [...site, { do: 'offer', of: 'site' }],
  ],
  [
    'AU-01 a reload that the site did not answer is offered again an hour later, and the hours go on',
    [waits, accepted, time, notReached, time],
    'offering',
    [{ do: 'offer', of: 'app' }, { do: 'reload' }, hourly, hourly, { do: 'offer', of: 'app' }],
  ],
  [
    'AU-01 a reload that would lose what was begun since is offered again',
    [waits, accepted, { type: 'becameBusy' }, accepted],
    'reloading',
    [{ do: 'offer', of: 'app' }, { do: 'reload' }, { do: 'offer', of: 'app' }, { do: 'reload' }],
  ],
  ['a reload happens once', [found, accepted, accepted, found], 'reloading', [...site, { do: 'reload' }]],
];

test.each(stories)('%s', (_, events, at, effects) => {
  const end = playFlow(updatesFlow, events);
  expect(end.state.at).toBe(at);
  expect(end.effects).toEqual(effects);
});

test('AU-01 the first check waits 1.5 s', () => expect(updatesFlow.start.effects).toEqual([first]));
