// DP-01, DP-02, DP-04, DP-05: every entry of the configuration, one by one.
import type { DownloadPrompt, PromptEntryName } from '@foyer/contract';
import { promptEntryNames } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import {
  conditions,
  daysSince,
  decidePrompt,
  isOnDomain,
  needsCounts,
  type PromptFacts,
  themeOf,
} from './prompt.rules.ts';

type Entries = { readonly [N in PromptEntryName]?: string };

/** The entries that are named are on, with their value; all others are off. */
const promptWith = (entries: Entries): DownloadPrompt =>
  Object.fromEntries(
    promptEntryNames.map((name) => [name, { enabled: entries[name] !== undefined, value: entries[name] ?? '' }]),
  ) as DownloadPrompt;

const now = Date.parse('2026-11-26T12:00:00Z');
const member = { type: 0, regDate: '2026-11-20T12:00:00Z', accounts: 0 };
const base: PromptFacts = {
  trigger: 'login',
  member,
  counts: { deposits: 3, withdrawals: 2 },
  playedMinutes: 0,
  host: 'www.play.example',
  now,
  isInstalled: false,
  hasLink: true,
  isCovered: false,
  isSkipped: false,
  isForcedVisit: false,
};
const decide = (entries: Entries, change: Partial<PromptFacts> = {}) =>
  decidePrompt(promptWith({ download_condition_switch: '', ...entries }), { ...base, ...change });

describe('an entry that brings the prompt', () => {
  test.each<[Entries, Partial<PromptFacts>, 'none' | 'closable' | 'forced']>([
    [{ deposit_times: '3' }, {}, 'closable'],
    [{ deposit_times: '2' }, {}, 'none'],
    [{ deposit_times_forced: '3' }, {}, 'forced'],
    [{ deposit_times_forced: '4' }, {}, 'none'],
    [{ deposit_least_times: '2' }, {}, 'closable'],
    [{ deposit_least_times: '3' }, {}, 'closable'],
    [{ deposit_least_times: '4' }, {}, 'none'],
    [{ deposit_least_times_forced: '3' }, {}, 'forced'],
    [{ deposit_least_times_forced: '4' }, {}, 'none'],
    [{ withdrawal_times: '2' }, {}, 'closable'],
    [{ withdrawal_times: '1' }, {}, 'none'],
    [{ withdrawal_times_forced: '2' }, {}, 'forced'],
    [{ withdrawal_times_forced: '1' }, {}, 'none'],
    [{ withdrawal_least_times: '1' }, {}, 'closable'],
    [{ withdrawal_least_times: '3' }, {}, 'none'],
    [{ withdrawal_least_times_forced: '2' }, {}, 'forced'],
    [{ withdrawal_least_times_forced: '3' }, {}, 'none'],
    [{ reg_days: '6' }, {}, 'closable'],
    [{ reg_days: '7' }, {}, 'none'],
    [{ reg_days: '0' }, {}, 'closable'],
    [{ reg_days_forced: '6' }, {}, 'forced'],
    [{ reg_days_forced: '7' }, {}, 'none'],
    [{ first_deposit: '' }, { trigger: 'deposit', counts: { deposits: 1, withdrawals: 0 } }, 'closable'],
    [{ first_deposit: '' }, { trigger: 'deposit', counts: { deposits: 2, withdrawals: 0 } }, 'none'],
    [{ first_deposit: '' }, { trigger: 'login', counts: { deposits: 1, withdrawals: 0 } }, 'none'],
    [{ first_withdraw: '' }, { trigger: 'withdrawal', counts: { deposits: 1, withdrawals: 1 } }, 'closable'],
    [{ first_withdraw: '' }, { trigger: 'withdrawal', counts: { deposits: 1, withdrawals: 2 } }, 'none'],
    [{ bind_card: '' }, { member: { ...member, accounts: 1 } }, 'closable'],
    [{ bind_card: '' }, {}, 'none'],
    [{ in_game_popup_interval: '10' }, { trigger: 'play', playedMinutes: 10 }, 'closable'],
    [{ in_game_popup_interval: '10' }, { trigger: 'play', playedMinutes: 9.9 }, 'none'],
    [{ in_game_popup_interval: '10' }, { trigger: 'login', playedMinutes: 10 }, 'none'],
    [{ in_game_popup_interval: '10', reg_days: '6' }, { trigger: 'play', playedMinutes: 9.9 }, 'none'],
    [{ in_game_popup_interval: '10', reg_days_forced: '6' }, { trigger: 'play', playedMinutes: 10 }, 'forced'],
    [{ deposit_times: '3', reg_days_forced: '6' }, {}, 'forced'],
    [{ deposit_times: '9', reg_days: '6' }, {}, 'closable'],
    [{}, { trigger: 'start' }, 'closable'],
    [{}, { trigger: 'login' }, 'closable'],
    [{}, { trigger: 'deposit' }, 'none'],
  ])('DP-01 %j with %j: %s', (entries, change, decision) => expect(decide(entries, change)).toBe(decision));

  test.each<[string, Entries, 'none' | 'closable' | 'forced']>([
    ['any', { deposit_times: '3', reg_days: '7' }, 'closable'],
    ['any', { deposit_times: '2', reg_days: '7' }, 'none'],
    ['all', { deposit_times: '3', reg_days: '7' }, 'none'],
    ['all', { deposit_times: '3', reg_days: '6' }, 'closable'],
    ['all', { deposit_times: '3', reg_days_forced: '6' }, 'forced'],
    ['all', { deposit_times: '2', reg_days_forced: '6' }, 'none'],
    ['all', { deposit_times: 'three', reg_days: '6' }, 'closable'],
    ['all', {}, 'closable'],
    ['every', { deposit_times: '3', reg_days: '7' }, 'closable'],
  ])('DP-01 with the conditions %s of %j: %s', (mode, entries, decision) => {
    expect(decide({ ...entries, download_condition_switch: mode })).toBe(decision);
  });

  test('DP-01 each of the table’s entries is tried above', () => {
    expect(conditions.map(({ name }) => name).sort()).toEqual([
      'bind_card',
      'deposit_least_times',
      'deposit_least_times_forced',
      'deposit_times',
      'deposit_times_forced',
      'first_deposit',
      'first_withdraw',
      'in_game_popup_interval',
      'reg_days',
      'reg_days_forced',
      'withdrawal_least_times',
      'withdrawal_least_times_forced',
      'withdrawal_times',
      'withdrawal_times_forced',
    ]);
  });

  test.each(['', 'three', '-3', '3.0', ' 3', '3e0', '0x3', '9999999', 'NaN', 'true'])(
    'DP-01 a count of %j counts as off',
    (value) => {
      expect(decide({ deposit_least_times: value, reg_days: '99' })).toBe('none');
      expect(needsCounts(promptWith({ deposit_least_times: value }))).toBe(false);
    },
  );

  test('DP-01 without known counts no count holds', () => {
    for (const name of ['deposit_times', 'deposit_least_times', 'withdrawal_times', 'withdrawal_least_times'] as const)
      expect(decide({ [name]: '0' }, { counts: null })).toBe('none');
  });
});

describe('who sees it', () => {
  test('DP-01 with the switch off nobody does', () => {
    expect(decidePrompt(promptWith({}), base)).toBe('none');
  });

  test('DP-01 visitors do unless a log-in is required', () => {
    expect(decide({}, { member: null, trigger: 'start' })).toBe('closable');
    expect(decide({ login_required: '' }, { member: null, trigger: 'start' })).toBe('none');
    expect(decide({ login_required: '' })).toBe('closable');
  });

  test.each([
    [-1, 'none'],
    [0, 'closable'],
    [1, 'closable'],
    [2, 'closable'],
    [3, 'none'],
    [4, 'none'],
  ] as const)('DP-05 a member of type %i: %s', (type, decision) => {
    expect(decide({}, { member: { ...member, type } })).toBe(decision);
  });

  test.each([
    ['another prompt is open', { isCovered: true }, 'none'],
    ['the app or the site is installed', { isInstalled: true }, 'none'],
    ['nothing can be downloaded here', { hasLink: false }, 'none'],
  ] as const)('DP-02 nobody, where %s', (_, change, decision) => {
    expect(decide({ reg_days_forced: '0' }, change)).toBe(decision);
  });

  test('DP-04 a closed prompt does not come back in this visit, a forced one does', () => {
    expect(decide({ reg_days: '0' }, { isSkipped: true })).toBe('none');
    expect(decide({ reg_days_forced: '0' }, { isSkipped: true })).toBe('forced');
  });

  test('DP-04 after a forced prompt each further one of the visit is forced', () => {
    expect(decide({ reg_days: '0' }, { isForcedVisit: true })).toBe('forced');
    expect(decide({ reg_days: '99' }, { isForcedVisit: true })).toBe('none');
  });
});

test.each([
  ['2026-11-26T12:00:00Z', 0],
  ['2026-11-25T12:00:01Z', 0],
  ['2026-11-25T12:00:00Z', 1],
  ['2025-11-26T12:00:00Z', 365],
  ['2026-11-26T12:00:01Z', null],
  ['2030-01-01T00:00:00Z', null],
  ['yesterday', null],
  ['', null],
  [null, null],
])('DP-05 since %s it has been %s days', (regDate, days) => expect(daysSince(regDate, now)).toBe(days));

test.each<[Entries, string, boolean]>([
  [{}, 'any.example', true],
  [{ domains_switch: '1', domains: 'a.example' }, 'a.example', true],
  [{ domains_switch: '2', domains: 'a.example,b.example' }, 'b.example', false],
  [{ domains_switch: '2', domains: 'a.example,b.example' }, 'c.example', true],
  [{ domains_switch: '3', domains: 'a.example, B.example' }, 'www.b.example', true],
  [{ domains_switch: '3', domains: 'a.example' }, 'b.example', false],
  [{ domains_switch: '3', domains: 'a.example' }, 'xa.example', false],
  [{ domains_switch: '2', domains: 'https://www.a.example,https://b.example/' }, 'b.example', false],
  [{ domains_switch: '2', domains: 'https://www.a.example,https://b.example/' }, 'c.example', true],
  [{ domains_switch: '3', domains: ' HTTPS://WWW.A.example:8443/m/ , b.example/' }, 'a.example', true],
  [{ domains_switch: '3', domains: 'https://a.example.evil.example' }, 'a.example', false],
  [{ domains_switch: '3' }, 'a.example', false],
  [{ domains_switch: '2' }, 'a.example', true],
  [{ domains_switch: '4', domains: 'a.example' }, 'a.example', false],
  [{ domains_switch: '' }, 'a.example', false],
])('DP-05 %j on %s: %s', (entries, host, is) => expect(isOnDomain(promptWith(entries), host)).toBe(is));

test('DP-05 days count since the registration, on the domains that the operator chose, for types 0, 1 and 2', () => {
  // Six days and no hour.
  expect([decide({ reg_days: '6' }), decide({ reg_days: '7' })]).toEqual(['closable', 'none']);
  const on = (mode: string) => decide({ reg_days: '6', domains_switch: mode, domains: 'www.play.example' });
  expect([on('1'), on('2'), on('3')]).toEqual(['closable', 'none', 'closable']);
  const ofType = (type: -1 | 0 | 1 | 2 | 4) => decide({ reg_days: '6' }, { member: { ...member, type } });
  expect([ofType(0), ofType(1), ofType(2), ofType(-1), ofType(4)]).toEqual([
    'closable',
    'closable',
    'closable',
    'none',
    'none',
  ]);
});

test.each([
  [true, 'light', 'plain'],
  [true, 'dark', 'brand'],
  [true, 'brand', 'brand'],
  [true, '', 'brand'],
  [false, 'light', 'brand'],
] as const)('DP-01 a theme that is on (%s) as %j looks %s', (enabled, value, look) => {
  expect(themeOf({ enabled, value })).toBe(look);
});
