import type { LoginAnswer } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { createEvents } from '../events/events.ts';
import type { SessionInfo } from '../shell.ts';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { createSession } from './create-session.ts';
import { sessionShape } from './session-info.ts';
import { sessionOf, unforced } from './session-of.ts';

const answer = {
  id: 'm1',
  token: 'T'.repeat(43),
  userName: 'demo',
  customerType: 0 as const,
  firstTimeLogin: true,
  passwordExpired: false,
  updatePassword: false,
};

/** The session that an answer begins at an operator with or without PWDEXPFORCECHANGE3. */
const of = (given: LoginAnswer, { forceExpired = false, throughLink = false } = {}): SessionInfo => ({
  ...sessionOf(given, { ...examples['system.settings'].output, whitelabel: { PWDEXPFORCECHANGE3: forceExpired } }),
  ...(throughLink && { throughLink }),
});

function open({ merchant = 'aurora', storage = fakeStorage() } = {}) {
  const notifyPlatform = vi.fn();
  const notifyTabs = vi.fn();
  const events = createEvents((error) => {
    throw error;
  });
  const published: unknown[] = [];
  events.on('sessionStarted', (event) => published.push(event));
  events.on('sessionEnded', (event) => published.push(event));
  const session = createSession({
    merchant,
    store: createStore(storage),
    events,
    notifyPlatform,
    notifyTabs,
  });
  return { session, storage, published, notifyPlatform, notifyTabs };
}

test('SN-01 a log-in is stored in session storage as MC_SESSION_INFO with the specified fields', () => {
  const { session, storage, published } = open();
  session.start(of(answer));
  expect(JSON.parse(storage.kept.session.get('MC_SESSION_INFO') ?? '')).toEqual({
    id: 'm1',
    token: answer.token,
    merchantCode: 'aurora',
    userName: 'demo',
    type: 0,
    firstTimeLogin: true,
    restricted: false,
  });
  expect(published).toEqual([{ userName: 'demo', firstTimeLogin: true }]);
});

test('a device stays known after the log-out', () => {
  const { session, storage } = open();
  expect(storage.kept.local.has('MC_KNOWN_DEVICE')).toBe(false);
  session.start(of(answer));
  session.end('loggedOut');
  expect(storage.kept.local.get('MC_KNOWN_DEVICE')).toBe('1');
});

test('SN-01 an agent’s log-in is stored with its type', () => {
  const { session } = open();
  session.start(of({ ...answer, customerType: 2 }));
  expect(session.current()?.type).toBe(2);
});

test('SN-01 a record that names the id customerId is read too', () => {
  const record = {
    customerId: 'm1',
    token: 't',
    merchantCode: 'aurora',
    userName: 'demo',
    type: 2,
    firstTimeLogin: false,
  };
  expect(sessionShape(record)).toMatchObject({ id: 'm1', type: 2, restricted: false });
});

test('SN-01 a foreign record is read with a numeric id, with account, and with any customer type', () => {
  const record = { id: 7, token: 'a.b.c', merchantCode: 'aurora', account: 'demo' };
  expect(sessionShape(record)).toMatchObject({ id: '7', userName: 'demo', type: 0 });
  expect(sessionShape({ ...record, type: '2' })).toMatchObject({ type: 2 });
  expect(sessionShape({ ...record, type: 9 })).toMatchObject({ type: 9 });
});

test.each([null, 'text', [], {}, { id: 'm1' }, { id: '', token: 't', merchantCode: 'a', userName: 'u', type: 0 }])(
  'SN-01 a record like %j is not a session',
  (record) => expect(sessionShape(record)).toBeNull(),
);

test('SN-01 a tab that is opened again finds its session, but not another merchant’s', () => {
  const { session, storage } = open();
  session.start(of(answer));
  expect(open({ storage }).session.current()?.userName).toBe('demo');
  expect(open({ storage, merchant: 'lotus' }).session.current()).toBeNull();
});

test('RT-17 a password that must be changed restricts the session, also after a refresh', () => {
  const { session, storage } = open();
  session.start(of({ ...answer, updatePassword: true }));
  expect(open({ storage }).session.current()?.restricted).toBe(true);
  session.renew(of(answer));
  expect(open({ storage }).session.current()?.restricted).toBe(false);
});

test('RT-17 an expired password restricts only where the operator forces the change', () => {
  for (const forceExpired of [true, false]) {
    const { session } = open();
    session.start(of({ ...answer, passwordExpired: true }, { forceExpired }));
    expect(session.current()?.restricted).toBe(forceExpired);
  }
});

test.each([
  ['loggedOut', true],
  ['notLoggedIn', true],
  ['loggedOutElsewhere', false],
] as const)('a session that ends as %s reports the reason to the platform, and to the tabs: %s', (why, tabs) => {
  const { session, storage, published, notifyPlatform, notifyTabs } = open();
  session.start(of(answer));
  session.end(why);
  expect(session.current()).toBeNull();
  expect(storage.kept.session.has('MC_SESSION_INFO')).toBe(false);
  expect(notifyPlatform.mock.calls).toEqual([[answer.token, why]]);
  expect(notifyTabs).toHaveBeenCalledTimes(tabs ? 1 : 0);
  expect(published[1]).toEqual({ why });
});

test.each([
  ['an explicit log-out clears the remembered log-in', 'loggedOut', false],
  ['a session that ran out keeps it', 'notLoggedIn', true],
  ['a log-out in another tab leaves it to that tab', 'loggedOutElsewhere', true],
] as const)('SN-03 %s', (_, why, stays) => {
  const { session, storage } = open();
  storage.kept.local.set('MC_LOGIN_INFO', '{}');
  session.start(of(answer));
  session.end(why);
  expect(storage.kept.local.has('MC_LOGIN_INFO')).toBe(stays);
  expect(storage.kept.local.get('MC_AUTO_LOGIN')).toBe(stays ? undefined : '0');
});

test.each([
  [{ updatePassword: true, passwordExpired: false }, 'givenPassword'],
  [{ updatePassword: true, passwordExpired: true }, 'givenPassword'],
  [{ updatePassword: false, passwordExpired: true }, 'expiredPassword'],
  [{ updatePassword: false, passwordExpired: false }, undefined],
] as const)('LG-03 LG-04 the answer %j has the reason of the restriction: %s', (flags, why) => {
  const { session, storage } = open();
  session.start(of({ ...answer, ...flags }, { forceExpired: true }));
  expect(open({ storage }).session.current()?.restrictedFor).toBe(why);
  session.start(of(unforced({ ...answer, ...flags }), { forceExpired: true }));
  expect(session.current()?.restricted).toBe(false);
});

test('SE-02 another member’s log-in ends the previous session, the same member’s does not', () => {
  const { session, notifyPlatform } = open();
  session.start(of(answer));
  session.start(of({ ...answer, token: 'second' }));
  expect(notifyPlatform).not.toHaveBeenCalled();
  session.start(of({ ...answer, id: 'm2', token: 'third' }));
  expect(notifyPlatform.mock.calls).toEqual([['second', 'memberChanged']]);
  expect(session.current()?.id).toBe('m2');
});

test('a session from a link stays unconfirmed until the person confirms the member', () => {
  const { session, storage } = open();
  session.start(of(answer, { throughLink: true }));
  expect(open({ storage }).session.current()?.throughLink).toBe(true);
  session.renew(of({ ...answer, token: 'rotated' }));
  expect(session.current()).toMatchObject({ token: 'rotated', throughLink: true });
  session.confirmMember();
  expect(session.current()).toMatchObject({ userName: 'demo', token: 'rotated' });
  expect(open({ storage }).session.current()).not.toHaveProperty('throughLink');
});

test('a log-in with a form needs no confirmation', () => {
  const { session } = open();
  session.start(of(answer, { throughLink: true }));
  session.start(of(answer));
  expect(session.current()).not.toHaveProperty('throughLink');
});

test('SN-03 leaving the member of a link keeps the device’s remembered log-in', () => {
  const { session, storage } = open();
  storage.kept.local.set('MC_LOGIN_INFO', '{}');
  session.start(of(answer, { throughLink: true }));
  session.end('loggedOut');
  expect(storage.kept.local.has('MC_LOGIN_INFO')).toBe(true);
  expect(storage.kept.local.has('MC_AUTO_LOGIN')).toBe(false);
});

test('a session that has ended cannot end again', () => {
  const { session, notifyTabs } = open();
  session.start(of(answer));
  session.end('loggedOut');
  session.end('notLoggedIn');
  expect(notifyTabs).toHaveBeenCalledTimes(1);
});

test('a page that returns finds that its session has ended meanwhile', () => {
  const { session, storage, published } = open();
  session.start(of(answer));
  expect(session.reread()).toBe(false);
  storage.kept.session.delete('MC_SESSION_INFO');
  expect(session.reread()).toBe(true);
  expect(session.current()).toBeNull();
  expect(published[1]).toEqual({ why: 'loggedOutElsewhere' });
});

test('F7 with storage blocked the tab is still logged in', () => {
  const { session } = open({ storage: fakeStorage({ blocked: true }) });
  session.start(of(answer));
  expect(session.current()?.userName).toBe('demo');
});
