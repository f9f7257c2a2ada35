// Tests phone-auth in a form: events, messages, and the state over a refresh.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeIdentity, fakeIdentity } from '../../adapters/identity/fake.ts';
import { failed, type PhoneIdentity } from '../../adapters/identity/port.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { fakeShell } from '../fake-page.tsx';
import { createPhoneAuth } from './phone-auth.runner.ts';

const DRAFT = 'phoneAuth.handle';
const number = '+639171234567';
const now = Date.parse('2026-11-21T12:00:00.000Z');

let service: FakeIdentity;
let drafts: ReturnType<typeof createDrafts>;
const openOverlay = vi.fn(async () => null);

/** Returns a page with its own phone-auth; the next page of the same tab finds the state that this one kept. */
function page(identity: () => Promise<PhoneIdentity> = async () => service) {
  const shell = fakeShell({ shell: { clock: { now: () => now }, drafts, overlays: { open: openOverlay } } });
  return createPhoneAuth({ shell, draft: DRAFT, identity });
}

beforeEach(() => {
  openOverlay.mockClear();
  service = fakeIdentity();
  drafts = createDrafts(createStore(fakeStorage()));
});

const messages = () =>
  (openOverlay.mock.calls as unknown as [string, { message: string }][]).map(([, { message }]) => message);

describe('phone-auth for a form', () => {
  test('PH-01 PH-03 a code is sent and exchanged for the id token, and nothing is kept', async () => {
    const { send, confirm } = page();
    expect(await send(number)).toMatchObject({ ok: true });
    expect(drafts.read(DRAFT)).toEqual({ handle: 'handle' });
    expect(await confirm('123456')).toBe('firebase-id-token');
    expect(service.calls).toEqual([number, 'handle 123456']);
    expect(drafts.read(DRAFT)).toEqual({});
    expect(openOverlay).not.toHaveBeenCalled();
  });

  test('TF-04 another code may be requested after 60 seconds', async () => {
    expect(await page().send(number)).toMatchObject({ value: { resendAt: '2026-11-21T12:01:00.000Z' } });
  });

  test('PH-03 a code sent before a refresh is valid after it', async () => {
    await page().send(number);
    expect(await page().confirm('123456')).toBe('firebase-id-token');
    expect(service.calls).toEqual([number, 'handle 123456']);
  });

  test("PH-02 PH-04 a code without a handle has expired, with our message, 'Code:' and 'Reason:'", async () => {
    expect(await page().confirm('123456')).toBeNull();
    expect(messages()).toEqual([
      'This code has expired. Please get a new one.\nCode: auth/code-expired\nReason: \u2068No code is on its way.\u2069',
    ]);
    expect(service.calls).toEqual([]);
  });

  test('PH-04 a refusal of the service is shown, and no code has been sent', async () => {
    service.answer = { ...service.answer, send: failed('auth/too-many-requests', 'Slow down.') };
    expect(await page().send(number)).toMatchObject({ kind: 'refused', isShown: true });
    expect(messages()).toEqual([
      expect.stringContaining('Code: auth/too-many-requests\nReason: \u2068Slow down.\u2069'),
    ]);
    expect(drafts.read(DRAFT)).toEqual({});
  });

  test.each(['auth/network-request-failed', 'auth/timeout', 'auth/internal-error', 'auth/unknown'])(
    'PH-04 %s is shown, and is no refusal',
    async (code) => {
      service.answer = { ...service.answer, prepare: failed(code) };
      expect(await page().send(number)).toBeNull();
      expect(messages()).toEqual([expect.stringContaining(`Code: ${code}`)]);
    },
  );

  test('PH-04 the service’s code that does not load is shown as a lost network', async () => {
    const { send } = page(() => Promise.reject(new Error('chunk')));
    expect(await send(number)).toBeNull();
    expect(messages()).toEqual([expect.stringContaining('Code: auth/network-request-failed')]);
  });

  test('a code typed while another one is sent has expired, and the sending still ends', async () => {
    const { send, confirm } = page();
    const sending = send(number);
    expect(await confirm('123456')).toBeNull();
    expect(await sending).toMatchObject({ ok: true });
    expect(await confirm('123456')).toBe('firebase-id-token');
  });
});
