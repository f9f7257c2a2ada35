import { errorCodes } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import { type AutomaticLoginFacts, automaticAftermathOf, mayLogInByItself } from './automatic-login.rules.ts';

const ways = [false, true];
const queries = ['', 'r=abc&lane=slots', 'backUrl=/m/news', 'redirectUrl=/m/news', 'backUrl='];
const records: readonly AutomaticLoginFacts['record'][] = [
  null,
  { type: 'username', merchant: 'aurora' },
  { type: 'username', merchant: 'lotus' },
  { type: 'sms', merchant: 'aurora' },
  { type: 'sms', merchant: 'lotus' },
];

/** Every combination of every condition. */
const table = ways.flatMap((loggedIn) =>
  ways.flatMap((switchedOn) =>
    ways.flatMap((switchedOffHere) =>
      queries.flatMap((search) => records.map((record) => ({ loggedIn, switchedOn, switchedOffHere, search, record }))),
    ),
  ),
);

const factsOf = ({ search, ...rest }: (typeof table)[number]): AutomaticLoginFacts => ({
  ...rest,
  query: new URLSearchParams(search),
  merchant: 'aurora',
});

describe('conditions of automatic log-in', () => {
  test('AL-01 AL-02 only those combinations with every condition met log in', () => {
    expect(table).toHaveLength(200);
    const allowed = table.filter((row) => mayLogInByItself(factsOf(row)));
    const met = { loggedIn: false, switchedOn: true, switchedOffHere: false };
    const record = { type: 'username', merchant: 'aurora' };
    expect(allowed).toEqual([
      { ...met, search: '', record },
      { ...met, search: 'r=abc&lane=slots', record },
    ]);
  });

  const met: AutomaticLoginFacts = {
    loggedIn: false,
    query: new URLSearchParams(),
    switchedOn: true,
    switchedOffHere: false,
    record: { type: 'username', merchant: 'aurora' },
    merchant: 'aurora',
  };
  test.each<[string, Partial<AutomaticLoginFacts>]>([
    ['AL-01 not while a session runs', { loggedIn: true }],
    ['AL-01 not with a redirectUrl', { query: new URLSearchParams('redirectUrl=%2Fm%2Fgame') }],
    ['AL-01 not with a backUrl', { query: new URLSearchParams('backUrl=%2Fm%2Fgame') }],
    ['AL-01 SW-01 not with MOBILEAUTOLOGIN3 off', { switchedOn: false }],
    ['AL-01 not for another operator', { merchant: 'lotus' }],
    ['AL-01 not without a record', { record: null }],
    ['AL-02 not for a record of type sms', { record: { type: 'sms', merchant: 'aurora' } }],
    ['AL-03 AL-04 not when it is switched off here, as by an explicit log-out', { switchedOffHere: true }],
  ])('%s', (_, change) => {
    expect(mayLogInByItself(met)).toBe(true);
    expect(mayLogInByItself({ ...met, ...change })).toBe(false);
  });
});

describe('the record after an error', () => {
  test.each([
    ['AL-03', 'login.cred.err', 'forget'],
    ['AL-03', 'not.exists.user', 'forget'],
    ['AL-04', 'token_ip_different', 'switchOff'],
    ['AL-05', 'login_verify_required', 'keep'],
    ['AL-05', 'captcha.required', 'keep'],
    ['AL-05', 'service.overloaded', 'keep'],
    ['AL-05', 'ECONNABORTED', 'keep'],
    ['AL-03', 'member.excluded', 'forget'],
  ] as const)('%s %s → %s', (_, errorCode, aftermath) => {
    expect(automaticAftermathOf(errorCode)).toBe(aftermath);
  });

  test('AL-03 only these of the contract’s codes clear the record', () => {
    const wiping = Object.keys(errorCodes).filter((code) => automaticAftermathOf(code) === 'forget');
    expect(wiping).toEqual(['login.cred.err', 'not.exists.user', 'member.timeout', 'member.excluded', 'member.closed']);
  });
});
