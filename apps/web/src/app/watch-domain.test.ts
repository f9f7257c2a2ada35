import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../shell/http/failure.ts';
import type { Outcome } from '../shell/shell.ts';
import { fakeDoor } from '../shell/storage/fake-door.ts';
import { createStore } from '../shell/storage/store.ts';
import type { House } from './create-shell.ts';
import { fakeShell } from './fake-page.tsx';
import { watchDomain } from './watch-domain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answered: Outcome<unknown> = { ok: true, value: {} };
const silent = failure('network', 'network');

/** Watches a page at `origin`; each call is answered by the next of its answers, the last one stays. */
async function watch(origin: string, answers: Readonly<Record<string, readonly Outcome<unknown>[]>>) {
  const asked: string[] = [];
  const tell = vi.fn(async (name: string) => {
    asked.push(name);
    const list = answers[name] ?? [];
    return list[asked.filter((one) => one === name).length - 1] ?? list.at(-1) ?? answered;
  });
  const base = fakeShell();
  const overlay = vi.fn(async () => null);
  const ground = {
    store: createStore(fakeDoor()),
    late: async () => ({ transport: { tell }, tabs: { tellDomainFailed: vi.fn() } }),
  };
  // As much of the app as the watch reads.
  const house = {
    ground,
    shell: { ...base, overlays: { ...base.overlays, ask: overlay } },
    reactBy: vi.fn(),
  } as unknown as House;
  watchDomain(new URL('/m/home', origin) as unknown as Location, house, 0);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(3000);
  return { asked, tell, overlay };
}

const HTTPS = 'https://www.example.com';

test('HT-10 a domain whose status did not answer and whose ping does is slow, not dead', async () => {
  const { asked, overlay, tell } = await watch(HTTPS, { 'system.status': [silent] });
  expect(asked).toEqual(['system.status', 'system.ping']);
  expect(tell).toHaveBeenLastCalledWith('system.ping', { speed: expect.stringMatching(/^\d+$/) });
  expect(overlay).not.toHaveBeenCalled();
});

test.each([
  ['no answer', silent, ''],
  ['a time-out', failure('timeout', 'ECONNABORTED'), ''],
  ['that the domain is given up', failure('refused', 'domain_not_available', { status: 503, message: 'Gone' }), 'Gone'],
])('DF-01 a ping with %s opens the dialog', async (_, ping, message) => {
  const { overlay } = await watch(HTTPS, { 'system.status': [silent], 'system.ping': [ping] });
  expect(overlay).toHaveBeenCalledWith('domainFailure', { message });
});

test('a ping that nobody can read leaves it to the status call', async () => {
  const unread = failure('malformed', 'answer.malformed', { status: 200 });
  const well = await watch(HTTPS, { 'system.status': [silent, answered], 'system.ping': [unread] });
  expect(well.asked).toEqual(['system.status', 'system.ping', 'system.status']);
  expect(well.overlay).not.toHaveBeenCalled();
  const dead = await watch(HTTPS, { 'system.status': [silent], 'system.ping': [unread] });
  expect(dead.overlay).toHaveBeenCalledWith('domainFailure', { message: '' });
});

test('over plain http the ping is not asked', async () => {
  const { asked } = await watch('http://www.example.com', { 'system.status': [silent] });
  expect(asked).toEqual(['system.status', 'system.status']);
});
