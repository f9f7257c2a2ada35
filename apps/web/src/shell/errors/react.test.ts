import { expect, test, vi } from 'vitest';
import { failure } from '../http/failure.ts';
import { fingerprint } from '../http/fingerprint.ts';
import type { RouteName } from '../navigation/routes.ts';
import { fakeMember } from '../session/fake-session.ts';
import type { SessionInfo } from '../shell.ts';
import { createReact } from './react.ts';

const member = fakeMember({ token: 'new' });

function scene(current: SessionInfo | null = member) {
  const seen: string[] = [];
  let session = current;
  let route: RouteName = 'memberHome';
  let closeAlert: () => void = () => undefined;
  const { react, takeFailure } = createReact({
    session: {
      current: () => session,
      subscribe: () => () => undefined,
      start: () => undefined,
      confirmMember: () => undefined,
      renew: () => undefined,
      end: (why) => {
        seen.push(`end ${why}`);
        session = null;
      },
    },
    navigation: {
      route: () => route,
      here: () => '/m/member/home',
      go: (to, options) => {
        seen.push(`go ${to} ${JSON.stringify(options)}`);
        route = to;
      },
    },
    overlays: {
      open: (name, props) => {
        const help = 'help' in props ? ' (help)' : '';
        seen.push(`${name} ${'title' in props && 'message' in props ? `${props.title}: ${props.message}${help}` : ''}`);
        return new Promise((resolve) => {
          closeAlert = () => resolve(null);
        });
      },
      toast: (text, tone, ms) => void seen.push(`toast ${text} ${tone} ${ms}`),
    },
    texts: { t: (key) => key },
    https: true,
  });
  return {
    react,
    takeFailure,
    seen,
    closeAlert: () => closeAlert(),
    setRoute: (next: RouteName) => {
      route = next;
    },
    setSession: (next: SessionInfo) => {
      session = next;
    },
  };
}

const gone = (token: string) =>
  failure('refused', 'CUSTOMER_NOT_LOGIN', { status: 401, tokenUsed: fingerprint(token) });

test('SE-01 a refused session is cleared, with a notice, the log-in, and the way back', () => {
  const { react, seen } = scene();
  react(gone('new'));
  expect(seen).toEqual([
    'go login {"query":{"backUrl":"/m/member/home"},"replace":true}',
    'end notLoggedIn',
    'alert common.notice: common.pleaseLogin',
  ]);
});

test.each([
  ['CUSTOMER_NOT_LOGIN', 401],
  ['customer.not.login', 400],
  ['user.or.token.invalid', 403],
  ['login.not.session', 200],
  ['CUSTOMER_NOT_LOGIN', 200],
  ['answer.malformed', 401],
  ['anything', 401],
])('SE-01 %s with status %i ends the session like the others', (errorCode, status) => {
  const { react, seen } = scene();
  react(failure('refused', errorCode, { status, message: 'Said', tokenUsed: fingerprint('new') }));
  expect(seen).toEqual([
    'go login {"query":{"backUrl":"/m/member/home"},"replace":true}',
    'end notLoggedIn',
    'alert common.notice: common.pleaseLogin',
  ]);
});

test('SE-01 the log-in page itself stays, with its target', () => {
  const { react, seen, setRoute } = scene();
  setRoute('login');
  react(gone('new'));
  expect(seen).toEqual(['end notLoggedIn', 'alert common.notice: common.pleaseLogin']);
});

test('SE-01 five calls that fail at once cause one alert and one navigation', () => {
  const { react, seen } = scene();
  for (let i = 0; i < 5; i += 1) react(gone('new'));
  expect(seen).toHaveLength(3);
});

test('SE-01 five calls of a visitor that fail at once cause one alert and one navigation', () => {
  const { react, seen } = scene(null);
  for (let i = 0; i < 5; i += 1) react(failure('refused', 'CUSTOMER_NOT_LOGIN', { status: 401, tokenUsed: null }));
  expect(seen.map((step) => step.split(' ')[0])).toEqual(['go', 'end', 'alert']);
});

test('SE-01 a late 401 of an old token changes nothing', () => {
  const { react, seen } = scene();
  react(gone('old'));
  react({ ...gone('old'), tokenUsed: null });
  expect(seen).toEqual([]);
});

test('SE-01 a late 401 after the log-out changes nothing', () => {
  const { react, seen } = scene(null);
  react(gone('old'));
  expect(seen).toEqual([]);
});

test('SE-01 the next ended session shows its message again', async () => {
  const { react, seen, closeAlert, setSession } = scene();
  react(gone('new'));
  closeAlert();
  await vi.waitFor(() => undefined);
  setSession({ ...member, token: 'newer' });
  react(gone('newer'));
  expect(seen.filter((line) => line.startsWith('alert'))).toHaveLength(2);
});

test('SE-01 a code that its caller claims is the caller’s, with HTTP 401 and a token, too', () => {
  const { takeFailure, seen } = scene();
  const wrong = failure('refused', 'password.wrong', { status: 401, tokenUsed: fingerprint('new') });
  expect(takeFailure(wrong, { claims: { 'password.wrong': true } })).toBe(wrong);
  expect(seen).toEqual([]);
  expect(takeFailure(wrong, { claims: { 'password.weak': true } })).toMatchObject({ isShown: true });
  expect(seen).toContain('end notLoggedIn');
});

test('SE-01 a caller that claims lost answers does not claim the end of its session', () => {
  const { takeFailure, seen } = scene();
  const page = failure('malformed', 'answer.malformed', { status: 401, tokenUsed: fingerprint('new') });
  expect(takeFailure(page, { claims: { unanswered: true } })).toMatchObject({ isShown: true });
  expect(seen).toContain('end notLoggedIn');
});

test('SE-01 a caller that claims refusals without a code does not claim the end of its session', () => {
  const { takeFailure, seen } = scene();
  const bare = failure('refused', 'unknown_error', { status: 401, tokenUsed: fingerprint('new') });
  expect(takeFailure(bare, { claims: { unknown_error: true } })).toMatchObject({ isShown: true });
  expect(seen).toContain('end notLoggedIn');
});

test('RT-17 a call refused until the password is changed replaces the page with the change', () => {
  const { react, seen } = scene();
  react(failure('refused', 'password.change.required', { status: 403 }));
  expect(seen).toEqual(['go changePassword {"replace":true}']);
});

test('HT-08 HT-12 the reaction of the catalogue is performed', () => {
  const { react, seen } = scene();
  react(failure('refused', 'x', { status: 400, message: 'Said' }));
  react(failure('offline', 'offline'));
  expect(seen).toEqual(['alert common.notice: Said', 'toast common.networkOffline warn 1500']);
});

test('an alert that a retry cannot solve offers customer service', () => {
  const { react, seen } = scene();
  react(failure('refused', 'region.restricted', { status: 403, message: 'Not from there' }));
  expect(seen).toEqual(['alert common.notice: Not from there (help)']);
});
