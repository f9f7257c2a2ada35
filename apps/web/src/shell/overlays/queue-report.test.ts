import { expect, test } from 'vitest';
import { absentOf, type QueueLine, type QueueNow, reportOf } from './queue-report.rules.ts';

const news = {
  id: 1,
  name: 'announcements',
  kind: 'news',
  ready: true,
  closable: true,
  isDue: false,
  mayLieOver: () => true,
  props: {} as never,
} as const;
const login = { id: 2, name: 'login', kind: 'own' } as const;
const alert = { id: 3, name: 'alert', kind: 'security' } as const;
const domain = {
  id: 4,
  name: 'domainFailure',
  kind: 'domain',
  ready: true,
  closable: true,
  isDue: false,
  mayLieOver: () => true,
  props: {} as never,
} as const;
const nothing: QueueNow = {
  open: [],
  waiting: [],
  route: 'home',
  isBusy: false,
  hasToast: false,
  holdBack: () => null,
};
const lines = (now: Partial<QueueNow>, before: readonly QueueLine[] = []) =>
  reportOf({ ...nothing, ...now }, before).map(({ name, state, why }) => `${name} ${state}: ${why}`);

test.each<[string, Partial<QueueNow>, readonly string[]]>([
  ['its turn', { open: [news] }, ['announcements shows: it is its turn']],
  ['a tap', { open: [login] }, ['login shows: the person opened it']],
  ['an alert above', { open: [login, alert] }, ['login keeps its state: below alert', 'alert shows: it is its turn']],
  ['its code', { waiting: [{ ...news, ready: false }] }, ['announcements waits: its code is on the way']],
  [
    'the page',
    { waiting: [{ ...news, mayLieOver: () => false }] },
    ['announcements waits: it may not lie over this page'],
  ],
  ['a form', { waiting: [news], isBusy: true }, ['announcements waits: a form, a payment or a game is in use']],
  ['a toast', { waiting: [news], hasToast: true }, ['announcements waits: a short message is being read']],
  [
    'a question of the law',
    { waiting: [news], holdBack: () => 'unknown' },
    ['announcements waits: it is not known yet whether consent is asked for'],
  ],
  ['consent', { waiting: [news], holdBack: () => 'consent' }, ['announcements waits: consent is asked for first']],
  [
    'a day with its prompts',
    { waiting: [news], holdBack: () => 'budget' },
    ['announcements waits: today has had its prompts (settings.promptsPerDay)'],
  ],
  ['a finger', { waiting: [news], holdBack: () => 'scrolling' }, ['announcements waits: the page is being scrolled']],
  [
    'another overlay',
    { open: [login], waiting: [news] },
    ['login shows: the person opened it', 'announcements waits: login is open'],
  ],
])('tells %s', (_, now, wanted) => {
  expect(lines(now)).toEqual(wanted);
});

test('what has gone is out: closed, or taken back before it showed', () => {
  const before = reportOf({ ...nothing, open: [login], waiting: [news, domain] }, []);
  const after = reportOf({ ...nothing, waiting: [domain] }, before);
  expect(after.map(({ name, state, why }) => [name, state, why])).toEqual([
    ['domainFailure', 'waits', 'an earlier kind goes first'],
    ['login', 'out', 'closed or answered'],
    ['announcements', 'out', 'taken back before it showed'],
  ]);
  expect(reportOf(nothing, after).filter(({ state }) => state === 'out')).toHaveLength(3);
});

test('tells of everything that comes by itself when it would come, and what this device keeps of it', () => {
  const all = [
    { name: 'announcements', enters: 'when idle', kept: {} },
    { name: 'installPanel', enters: 'on home', kept: { a2hsDismissCount: 3 } },
  ] as const;
  const absent = absentOf(reportOf({ ...nothing, waiting: [news] }, []), all);
  expect(absent.map(({ name, kind, state, why }) => `${name} ${kind} ${state}: ${why}`)).toEqual([
    'installPanel install out: has not come; it enters: on home; kept: a2hsDismissCount = 3',
  ]);
});
