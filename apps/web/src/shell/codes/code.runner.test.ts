import { expect, test, vi } from 'vitest';
import { failure } from '../http/failure.ts';
import type { Shell } from '../shell.ts';
import { createDrafts } from '../storage/drafts.ts';
import { createStore } from '../storage/store.ts';
import type { CodeEffect, CodeEvent } from './code.flow.ts';
import { sentCode } from './code.rules.ts';
import { type CodeForm, codeRunner } from './code.runner.ts';

const DRAFT = 'register.code';
const answer = { expirationTime: '2026-11-21T12:05:00.000Z', resendAt: '2026-11-21T12:01:00.000Z' };
const sent = sentCode('+639171234567', answer);

function scene(send: CodeForm['send'] = async () => ({ ok: true, value: answer })) {
  const now = vi.fn(() => Date.now() + 5000);
  const clock = { now, learn: vi.fn(), assume: vi.fn() };
  const drafts = createDrafts(createStore(null));
  const asked = vi.fn(async () => failure('offline', 'offline'));
  const pointOut = vi.fn();
  const events: CodeEvent[] = [];
  // The calls of this runner need no types of their own.
  const shell = { clock, drafts, send: asked } as unknown as Pick<Shell, 'clock' | 'drafts' | 'send'>;
  const perform = codeRunner(shell, DRAFT, { send, pointOut });
  const run = async (effect: CodeEffect) => {
    perform(effect, (event) => events.push(event));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { run, events, drafts, clock, asked, pointOut };
}

test('a sent code is kept and found again after a refresh, with what was known of the clock; nothing is sent', async () => {
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

test('nothing kept is nothing found', async () => {
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

test('coming back asks the server’s time, and says nothing when that fails', async () => {
  const { run, events, asked } = scene();
  await run({ do: 'askTime' });
  expect(asked).toHaveBeenCalledWith('system.status', { _: expect.any(String) }, { alert: false });
  expect(events).toEqual([]);
});

test('a code that was used leaves nothing behind', async () => {
  const { run, drafts } = scene();
  await run({ do: 'keep', sent });
  await run({ do: 'forget' });
  expect(drafts.read(DRAFT)).toEqual({});
});
