import { afterEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../app/fake-page.tsx';
import { MARKETING } from '../../shell/navigation/kept-parameters.ts';
import type { Send, SessionInfo } from '../../shell/shell.ts';
import { fakeDoor } from '../../shell/storage/fake-door.ts';
import { REG_INFO } from '../../shell/storage/reg-info.ts';
import { createStore } from '../../shell/storage/store.ts';
import type { DomainFailureEvent } from './domain-failure.flow.ts';
import { domainFailureRunner } from './domain-failure.runner.ts';

const origin = 'https://b.example';
const code = 'c'.repeat(43);
const member = { id: 'm1', token: 'secret-token' } as SessionInfo;

afterEach(() => void vi.useRealTimers());

function scene({
  follows = false,
  session = null as SessionInfo | null,
  answer = Promise.resolve<unknown>(null),
} = {}) {
  const base = fakeShell();
  const asked: unknown[] = [];
  const send = ((...call: unknown[]) => {
    asked.push(call);
    return answer;
  }) as unknown as Send; // Only the hand-off is asked for here.
  const shell = {
    ...base,
    store: createStore(fakeDoor()),
    settings: { ...base.settings, sessionFollowsDomain: follows },
    session: { ...base.session, current: () => session },
    send,
  };
  const leave = vi.fn();
  const seen: DomainFailureEvent[] = [];
  const perform = domainFailureRunner(shell, leave);
  return { shell, leave, seen, asked, move: () => perform({ do: 'move', origin }, (event) => seen.push(event)) };
}

test('DF-04 affiliateCode and r go along when known, and nothing else', async () => {
  const { shell, leave, move, asked } = scene({ session: member });
  shell.store.write(MARKETING, { affiliateCode: 'north', r: 'R1', gclid: 'g', referralCode: 'x', cid: '7' });
  move();
  await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  expect(leave).toHaveBeenCalledWith(`${origin}/m/index.html?affiliateCode=north&r=R1`);
  expect(asked).toEqual([]);
});

test('DF-04 the affiliate of the host’s name goes along as well', async () => {
  const { shell, leave, move } = scene();
  shell.store.write(REG_INFO, { affiliateCode: 'joe', referralCode: 'x', originalDomain: 'joe.example.com' });
  move();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(`${origin}/m/index.html?affiliateCode=joe`));
});

test('DF-04 the session goes along by a code for that domain, where the operator allows it', async () => {
  const handOff = Promise.resolve({ ok: true, value: { code, expires: '' } });
  const { leave, move, asked } = scene({ follows: true, session: member, answer: handOff });
  move();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(`${origin}/m/index.html?token=${code}`));
  expect(asked).toEqual([['session.handoffCode', { domain: 'b.example' }, { alert: false }]]);
});

test('DF-04 a visitor has no session to take along, and a dead domain no code to give', async () => {
  const visitor = scene({ follows: true });
  visitor.move();
  await vi.waitFor(() => expect(visitor.leave).toHaveBeenCalledWith(`${origin}/m/index.html`));
  expect(visitor.asked).toEqual([]);
  vi.useFakeTimers();
  const dead = scene({ follows: true, session: member, answer: new Promise(() => undefined) });
  dead.move();
  await vi.advanceTimersByTimeAsync(3000);
  expect(dead.leave).toHaveBeenCalledWith(`${origin}/m/index.html`);
  await vi.advanceTimersByTimeAsync(7000);
  expect(dead.seen).toEqual([{ type: 'stillHere' }]);
});
