import type { LoginAnswer, LoginRequest } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { LoginRequest as LoginRequestSchema } from '@foyer/contract/schemas';
import { describe, expect, test, vi } from 'vitest';
import { failure } from '../http/failure.ts';
import type { Outcome } from '../http/outcome.ts';
import type { SessionInfo } from '../shell.ts';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { createTabLock } from '../tabs/tab-lock.ts';
import { type AutomaticLoginDeps, logInByItself } from './automatic-login.ts';
import { keepRemembered, readRemembered } from './remembered.ts';
import { forgetLogin, REMEMBERED_LOGIN } from './remembered-record.ts';
import { sessionOf } from './session-of.ts';

const secret = (sign: string): string => `ds1.${sign.repeat(43)}`;
const answer: LoginAnswer = {
  id: 'm1',
  token: 'T'.repeat(43),
  userName: 'demo',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
  deviceSecret: secret('b'),
};
const refused = (errorCode: string): Outcome<LoginAnswer> => failure('refused', errorCode, { status: 400 });

interface Stage {
  readonly replies?: readonly Outcome<LoginAnswer>[];
  readonly storage?: ReturnType<typeof fakeStorage>;
  readonly remembered?: string | null;
  readonly name?: string;
}

function stage({
  replies = [{ ok: true, value: answer }],
  storage = fakeStorage(),
  remembered = secret('a'),
  name = 't1',
}: Stage = {}) {
  const store = createStore(storage);
  if (remembered) keepRemembered(store, 'aurora', { type: 'username', name: 'demo', secret: remembered });
  let current: SessionInfo | null = null;
  const requests: LoginRequest[] = [];
  const waiting = [...replies];
  const start = vi.fn((given: LoginAnswer) => {
    current = sessionOf(given, examples['system.settings'].output);
  });
  const deps: AutomaticLoginDeps = {
    merchant: 'aurora',
    switchedOn: true,
    store,
    session: { current: () => current, start },
    search: '',
    device: () => ({ loginDeviceId: 'd'.repeat(36), isOfficialAppLogin: false }),
    logIn: async (request) => {
      requests.push(request);
      return waiting.shift() ?? failure('network', 'network');
    },
    discard: vi.fn(),
    withTabLock: createTabLock(undefined, { store, name, now: Date.now, wait: async () => undefined }),
    joinOtherTab: vi.fn(async () => undefined),
  };
  return { deps, store, storage, requests, start, remembered: () => readRemembered(store, 'aurora')?.secret ?? null };
}

describe('automatic log-in', () => {
  test('AL-01 SN-03 the device secret is sent as password and replaced before the session starts', async () => {
    const { deps, requests, start, remembered } = stage();
    start.mockImplementationOnce(() => expect(remembered()).toBe(secret('b')));
    await logInByItself(deps);
    expect(requests).toEqual([
      {
        type: 'username',
        username: 'demo',
        password: secret('a'),
        remember: true,
        loginDeviceId: 'd'.repeat(36),
        isOfficialAppLogin: false,
      },
    ]);
    expect(LoginRequestSchema.safeParse(requests[0]).success).toBe(true);
    expect(start).toHaveBeenCalledExactlyOnceWith(answer);
  });

  test('SN-03 the record of another operator is cleared without a call', async () => {
    const { deps, store, requests } = stage();
    await logInByItself({ ...deps, merchant: 'lotus' });
    expect([store.read(REMEMBERED_LOGIN), requests]).toEqual([null, []]);
  });

  test('SN-03 a record of the old form is used once and replaced by a device secret', async () => {
    const { deps, requests, remembered } = stage({ remembered: 'typed words' });
    await logInByItself(deps);
    expect(requests[0]?.password).toBe('typed words');
    expect(remembered()).toBe(secret('b'));
  });

  test('SN-03 a back end without device secrets leaves the record unchanged', async () => {
    const { deviceSecret: _, ...bare } = answer;
    const { deps, remembered } = stage({ remembered: 'typed words', replies: [{ ok: true, value: bare }] });
    await logInByItself(deps);
    expect(remembered()).toBe('typed words');
  });

  test.each(['login.cred.err', 'not.exists.user'])('AL-03 %s clears the record and switches it off', async (code) => {
    const { deps, storage, requests, start } = stage({ replies: [refused(code)] });
    await logInByItself(deps);
    expect(storage.kept.local.has('MC_LOGIN_INFO')).toBe(false);
    expect(storage.kept.local.get('MC_AUTO_LOGIN')).toBe('0');
    await logInByItself(deps);
    expect([requests.length, start.mock.calls.length]).toEqual([1, 0]);
  });

  test('AL-04 token_ip_different switches it off and keeps the record', async () => {
    const { deps, storage, requests, remembered } = stage({ replies: [refused('token_ip_different')] });
    await logInByItself(deps);
    expect(remembered()).toBe(secret('a'));
    expect(storage.kept.local.get('MC_AUTO_LOGIN')).toBe('0');
    await logInByItself(deps);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['a required second step', refused('login_verify_required')],
    ['a required captcha', refused('captcha.required')],
    ['too many tries', refused('TOO_MANY_REQUEST_LOGIN')],
    ['no answer', failure('timeout', 'ECONNABORTED')],
    ['no connection', failure('offline', 'offline')],
  ])('AL-05 %s ends it silently: everything stays for the next time', async (_, outcome) => {
    const { deps, storage, start, remembered } = stage({ replies: [outcome] });
    await logInByItself(deps);
    expect(start).not.toHaveBeenCalled();
    expect(remembered()).toBe(secret('a'));
    expect(storage.kept.local.has('MC_AUTO_LOGIN')).toBe(false);
  });

  test('AL-01 nothing is sent when a condition is not met', async () => {
    const { deps, requests } = stage();
    await logInByItself({ ...deps, search: '?backUrl=%2Fm%2Fgame' });
    await logInByItself({ ...deps, switchedOn: false });
    await logInByItself({ ...deps, merchant: 'lotus' });
    forgetLogin(deps.store);
    await logInByItself(deps);
    expect(requests).toEqual([]);
  });
});

describe('during an automatic log-in', () => {
  test('two tabs at once use the secret once: the second joins the first', async () => {
    const storage = fakeStorage();
    const first = stage({ storage, name: 'first' });
    const second = stage({ storage, name: 'second', remembered: null });
    const joined = vi.fn(async () => second.start({ ...answer, token: 'J'.repeat(43) }));
    await Promise.all([logInByItself(first.deps), logInByItself({ ...second.deps, joinOtherTab: joined })]);
    expect([first.requests.length, second.requests.length]).toEqual([1, 0]);
    expect(joined).toHaveBeenCalledOnce();
    expect(second.start).toHaveBeenCalledOnce();
  });

  test('a faster manual log-in stays, and the late session is ended', async () => {
    const { deps, store, start, remembered } = stage();
    const byHand = { ...answer, id: 'm2', token: 'H'.repeat(43) };
    await logInByItself({
      ...deps,
      logIn: async () => {
        keepRemembered(store, 'aurora', { type: 'username', name: 'other', secret: secret('o') });
        start(byHand);
        return { ok: true, value: answer };
      },
    });
    expect(deps.session.current()?.id).toBe('m2');
    expect(remembered()).toBe(secret('o'));
    expect(deps.discard).toHaveBeenCalledExactlyOnceWith(answer.token);
  });

  test('a faster manual log-out stays', async () => {
    const { deps, store, start } = stage();
    await logInByItself({
      ...deps,
      logIn: async () => {
        forgetLogin(store);
        return { ok: true, value: answer };
      },
    });
    expect(start).not.toHaveBeenCalled();
    expect(deps.discard).toHaveBeenCalledExactlyOnceWith(answer.token);
  });

  test('AL-03 a refusal of the used secret does not clear the new one of another tab', async () => {
    const { deps, store, remembered } = stage();
    await logInByItself({
      ...deps,
      logIn: async () => {
        keepRemembered(store, 'aurora', { type: 'username', name: 'demo', secret: secret('n') });
        return refused('login.cred.err');
      },
    });
    expect(remembered()).toBe(secret('n'));
  });
});
