// Tests the SDK's start values and phone-auth's use of it, with a fake SDK.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const sdk = vi.hoisted(() => ({
  initializeApp: vi.fn((config: unknown) => ({ config })),
  initializeAuth: vi.fn(() => ({ settings: {} as Record<string, unknown>, languageCode: null as string | null })),
  connectAuthEmulator: vi.fn(),
  verify: vi.fn(async (_number: string, _captcha: unknown) => 'handle-1'),
  credential: vi.fn((handle: string, code: string) => ({ handle, code })),
  signIn: vi.fn(async (_auth: unknown, _credential: unknown) => ({ user: { getIdToken: async () => 'id-token' } })),
  captcha: vi.fn(),
  render: vi.fn(async () => 0),
  clear: vi.fn(),
}));

vi.mock('@firebase/app', () => ({ initializeApp: sdk.initializeApp }));
vi.mock('@firebase/auth', () => ({
  initializeAuth: sdk.initializeAuth,
  connectAuthEmulator: sdk.connectAuthEmulator,
  inMemoryPersistence: 'memory',
  signInWithCredential: sdk.signIn,
  PhoneAuthProvider: class {
    static readonly credential = sdk.credential;
    readonly verifyPhoneNumber = sdk.verify;
  },
  RecaptchaVerifier: class {
    readonly render = sdk.render;
    readonly clear = sdk.clear;
    constructor(...given: unknown[]) {
      sdk.captcha(...given);
    }
  },
}));

const project = {
  appId: '1:42:web:abc',
  apiKey: 'AIza-key',
  authDomain: 'play.firebaseapp.com',
  projectId: 'play',
  messagingSenderId: '42',
};
const place = {} as HTMLElement;

/** Phone-auth of a page that has just been loaded. */
async function load(more: { emulator?: string } = {}) {
  const { firebasePhone } = await import('./firebase-phone.ts');
  const letIn = vi.fn();
  return { phone: firebasePhone({ project, language: 'vi', captchaContainer: () => place, letIn, ...more }), letIn };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.clearAllMocks());
// The next file gets the SDK itself.
afterAll(() => vi.resetModules());

test('PH-05 the SDK gets the whole configuration of the site settings and stores nothing', async () => {
  const { phone } = await load();
  await phone.prepare();
  expect(sdk.initializeApp).toHaveBeenCalledExactlyOnceWith(project, 'foyer');
  expect(sdk.initializeAuth).toHaveBeenCalledExactlyOnceWith({ config: project }, { persistence: 'memory' });
  expect(sdk.connectAuthEmulator).not.toHaveBeenCalled();
});

test('PH-01 it is initialised with an invisible captcha, whose servers are allowed first', async () => {
  const { phone, letIn } = await load();
  expect(sdk.captcha).not.toHaveBeenCalled();
  expect(await phone.prepare()).toEqual({ ok: true, value: null });
  expect(sdk.captcha).toHaveBeenCalledExactlyOnceWith(expect.anything(), place, { size: 'invisible' });
  expect(letIn).toHaveBeenCalledBefore(sdk.captcha);
  expect(sdk.render).toHaveBeenCalledOnce();
});

test('PH-01 a code sent past that captcha answers a handle; the next one has its own captcha', async () => {
  const { phone } = await load();
  await phone.prepare();
  expect(await phone.sendCode('+639171234567')).toEqual({ ok: true, value: 'handle-1' });
  expect(sdk.verify).toHaveBeenCalledExactlyOnceWith('+639171234567', expect.objectContaining({ render: sdk.render }));
  expect(sdk.clear).toHaveBeenCalledOnce();
  await phone.sendCode('+639171234567');
  expect(sdk.captcha).toHaveBeenCalledTimes(2);
});

test('PH-03 handle and code become a credential, and then an id token', async () => {
  const { phone } = await load();
  expect(await phone.confirm('handle-1', '123456')).toEqual({ ok: true, value: 'id-token' });
  expect(sdk.credential).toHaveBeenCalledExactlyOnceWith('handle-1', '123456');
  expect(sdk.signIn.mock.calls[0]?.[1]).toEqual({ handle: 'handle-1', code: '123456' });
});

test('PH-04 a refusal of the service is a problem with its code and message', async () => {
  const { phone } = await load();
  sdk.signIn.mockRejectedValueOnce({ code: 'auth/code-expired', message: 'Too late.' });
  expect(await phone.confirm('handle-1', '123456')).toEqual({
    ok: false,
    problem: { code: 'auth/code-expired', reason: 'Too late.' },
  });
});

test('an emulator replaces the service, and no captcha server is allowed', async () => {
  const { phone, letIn } = await load({ emulator: 'http://127.0.0.1:9099' });
  await phone.prepare();
  expect(sdk.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'http://127.0.0.1:9099', {
    disableWarnings: true,
  });
  expect(letIn).not.toHaveBeenCalled();
});
