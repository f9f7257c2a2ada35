import { expect, test, vi } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { REG_INFO } from '../../shell/storage/reg-info.ts';
import { createStore } from '../../shell/storage/store.ts';
import { TRACK_ID } from '../../shell/tracking/tracking-keys.ts';
import { fakeShell } from '../fake-page.tsx';
import type { CodeEffect, CodeEvent } from './code.flow.ts';
import { sentCode } from './code.rules.ts';
import { type CodeForm, codeRunner } from './code.runner.ts';

const DRAFT = 'register.code';
const answer = { expirationTime: '2026-11-21T12:05:00.000Z', resendAt: '2026-11-21T12:01:00.000Z' };
const sent = sentCode('+639171234567', answer, 0);

function scene(send: CodeForm['send'] = async () => ({ ok: true, value: answer }), loadWords?: () => Promise<never>) {
  const now = vi.fn(() => Date.now() + 5000);
  const clock = { now, learn: vi.fn(), assume: vi.fn(), wake: vi.fn() };
  const drafts = createDrafts(createStore(null));
  const loadCode = vi.fn(async () => failure('offline', 'offline'));
  const focusField = vi.fn();
  const events: CodeEvent[] = [];
  const navigation = { origin: 'https://play.example.com', href: () => '/m/login?r=R1' };
  const store = createStore(fakeStorage());
  store.write(REG_INFO, { originalDomain: 'north.example.com' });
  store.write(TRACK_ID, '9b2d7f1e-0c4a-4f57-8d21-6f0f5f0a4d11');
  const shell = fakeShell({
    state: { route: 'login' },
    shell: { clock, drafts, navigation, store, load: loadCode },
  });
  const perform = codeRunner(shell, DRAFT, { send, focusField }, loadWords);
  const run = async (effect: CodeEffect) => {
    perform(effect, (event) => events.push(event));
    await vi.dynamicImportSettled();
  };
  return { perform, run, events, drafts, clock, loadCode, focusField };
}

test('a sent code is restored after a refresh with the known clock; nothing is sent', async () => {
  vi.useFakeTimers();
  const send = vi.fn();
  const { run, events, drafts, clock } = scene(send);
  await run({ do: 'keep', sent });
  expect(JSON.stringify(drafts.read(DRAFT))).not.toMatch(/"\d{6}"/);
  await run({ do: 'find' });
  expect(events).toEqual([{ type: 'found', sent }]);
  expect(clock.assume).toHaveBeenCalledWith(5000);
  expect(send).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('an empty record restores nothing', async () => {
  const { run, events, clock } = scene();
  await run({ do: 'find' });
  expect(events).toEqual([]);
  expect(clock.assume).not.toHaveBeenCalled();
});

test.each([
  ['an answer', async () => ({ ok: true, value: answer }) as const, 'accepted'],
  ['a refusal', async () => failure('refused', 'mobile.invalid'), 'refused'],
  ['a captcha that was closed', async () => null, 'withdrawn'],
])('%s becomes the next event', async (_, send, type) => {
  const { run, events } = scene(send);
  await run({ do: 'send', recipient: '+63' });
  expect(events).toMatchObject([{ type }]);
});

test('a refusal has its message', async () => {
  const stage = scene(async () => failure('refused', 'mobile.invalid'));
  await stage.run({ do: 'send', recipient: '+63' });
  expect(stage.events).toMatchObject([{ problem: { at: 'recipient', text: 'codesProblem.recipientInvalid' } }]);
});

test('a refusal whose words did not load counts as lost code', async () => {
  const lost = scene(
    async () => failure('refused', 'mobile.invalid'),
    () => Promise.reject(new Error('The words are lost.')),
  );
  await expect(lost.perform({ do: 'send', recipient: '+63' }, () => undefined)).rejects.toMatchObject({
    name: 'LostCode',
  });
  expect(lost.events).toEqual([]);
});

test('HT-10 returning to the page reads the server’s time from the status, silently', async () => {
  const { run, events, loadCode } = scene();
  await run({ do: 'loadServerTime' });
  const query = {
    device: 'MOBILE',
    track: '9b2d7f1e-0c4a-4f57-8d21-6f0f5f0a4d11',
    originalDomain: 'north.example.com',
    url: 'https://play.example.com/m/login',
    _: expect.stringMatching(/^\d+$/),
  };
  await vi.waitFor(() => expect(loadCode).toHaveBeenCalledWith('system.status', query));
  expect(events).toEqual([]);
});

test('a used code leaves no record', async () => {
  const { run, drafts } = scene();
  await run({ do: 'keep', sent });
  await run({ do: 'forget' });
  expect(drafts.read(DRAFT)).toEqual({});
});
