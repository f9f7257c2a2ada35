import { expect, test } from 'vitest';
import { guard } from './guard.ts';
import { type RouteName, routeOf, routes } from './routes.ts';

const player = { type: 0, restricted: false };
const agent = { type: 1, restricted: false };
const noChat = { type: 4, restricted: false };
const restricted = { type: 0, restricted: true };
const names = Object.keys(routes) as RouteName[];
const having = (access: string): RouteName[] => names.filter((name) => routes[name].access === access);

test('RT-11 a protected route without a session redirects to the log-in and remembers its address', () => {
  for (const route of [...having('member'), ...having('agent')]) {
    expect(guard(route, null), route).toEqual({ route: 'login', comeBack: true });
  }
});

test('RT-11 a protected route with a session is open', () => {
  for (const route of having('member')) expect(guard(route, player), route).toBeNull();
});

test('RT-16 every route has the one access level of the specification', () => {
  const paths = {
    public: [
      '/m/',
      '/m/index',
      '/m/index.html',
      '/m/home',
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/help',
      '/m/activity',
      '/m/news',
      '/m/game',
      '/m/inviteFriends',
      '/m/launchGame',
    ],
    member: [
      '/m/changePsw',
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/securityCenter/accounts',
      '/m/securityCenter/addBankCard',
      '/m/securityCenter/addBankCardPix',
      '/m/rewardCenter',
      '/m/mall/mallHome',
      '/m/leaderBoard',
      '/m/member/benefits',
      '/m/member/home',
    ],
    agent: ['/m/agentRegister'],
    feedback: ['/m/feedback'],
  };
  for (const [access, list] of Object.entries(paths)) {
    for (const path of list) expect(`${path} ${routes[routeOf(path)].access}`).toBe(`${path} ${access}`);
  }
});

test.each([
  ['a visitor', null, { route: 'login', comeBack: true }],
  ['a player', player, { route: 'home', comeBack: false }],
  ['a member of type 4', noChat, { route: 'home', comeBack: false }],
  ['an agent of type 1', agent, null],
  ['an agent of type 2', { type: 2, restricted: false }, null],
])('RT-16 the agents’ page for %s', (_, visitor, detour) => {
  expect(guard('agentRegister', visitor)).toEqual(detour);
});

test('RT-16 feedback without a session goes home, not to the log-in', () => {
  expect(guard('feedback', null)).toEqual({ route: 'home', comeBack: false });
  expect(guard('feedback', player)).toBeNull();
});

test('RT-16 pages that need a member are never rendered on the server', () => {
  for (const name of names) if (routes[name].access !== 'public') expect(routes[name].visitorPage, name).toBe(false);
});

test('RT-17 a session restricted to the password change opens no other page, not even home', () => {
  for (const name of names) {
    const expected = name === 'changePassword' ? null : { route: 'changePassword', comeBack: false };
    expect(guard(name, restricted), name).toEqual(expected);
  }
});
