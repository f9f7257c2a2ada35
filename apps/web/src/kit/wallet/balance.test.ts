import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEvents } from '../../shell/events/events.ts';
import type { Send } from '../../shell/http/outcome.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { createBalance } from './balance.ts';

const member = (id: string) => ({ id, token: id }) as SessionInfo;
const money = (amount: string) => ({ ok: true, value: { amount, currency: 'USD' } });

// No test leaves behind a timer that asks again.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function wallet(first: SessionInfo | null) {
  let session = first;
  const send = vi.fn();
  const events = createEvents((error) => {
    throw error;
  });
  const page = { isVisible: true };
  const isVisible = () => page.isVisible;
  const balance = createBalance({ load: send as Send, session: { current: () => session }, events, isVisible });
  const logIn = (next: SessionInfo | null): void => {
    session = next;
    if (next) events.publish('sessionStarted', { userName: next.id, firstTimeLogin: false });
    else events.publish('sessionEnded', { why: 'loggedOut' });
  };
  return { send, events, balance, page, logIn };
}

describe('the balance', () => {
  test('is loaded once for all its readers', async () => {
    const { send, balance } = wallet(member('a'));
    send.mockResolvedValue(money('128450'));
    balance.subscribe(() => undefined);
    balance.subscribe(() => undefined);
    await balance.refresh();
    expect(send).toHaveBeenCalledTimes(1);
    expect(balance.current()).toEqual({ at: 'known', balance: { amount: '128450', currency: 'USD' } });
  });

  test('is not loaded without a session or without readers', async () => {
    const { send, balance, events } = wallet(null);
    balance.subscribe(() => undefined);
    await balance.refresh();
    const other = wallet(member('a'));
    other.events.publish('pageShown', { restored: true });
    events.publish('pageShown', { restored: true });
    expect(send).not.toHaveBeenCalled();
    expect(other.send).not.toHaveBeenCalled();
  });

  test('is reloaded when the page is visible after a game, and the old one stays until then', async () => {
    const { send, balance, events } = wallet(member('a'));
    send.mockResolvedValueOnce(money('100')).mockResolvedValueOnce(money('350'));
    balance.subscribe(() => undefined);
    await balance.refresh();
    events.publish('pageShown', { restored: false });
    expect(balance.current()).toEqual({ at: 'loading', balance: { amount: '100', currency: 'USD' } });
    await balance.refresh();
    expect(balance.current()).toMatchObject({ at: 'known', balance: { amount: '350' } });
  });

  test('that changes while it is loaded is loaded again', async () => {
    const { send, balance, events } = wallet(member('a'));
    let early: (value: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (early = resolve))).mockResolvedValueOnce(money('350'));
    balance.subscribe(() => undefined);
    events.publish('balanceChanged', {});
    expect(send).toHaveBeenCalledTimes(1);
    early(money('100'));
    await balance.refresh();
    expect(send).toHaveBeenCalledTimes(2);
    expect(balance.current()).toMatchObject({ at: 'known', balance: { amount: '350' } });
  });

  test('keeps the last value when a load fails', async () => {
    const { send, balance } = wallet(member('a'));
    send.mockResolvedValueOnce(money('100')).mockResolvedValueOnce({ ok: false, reference: 'AB12CD34' });
    balance.subscribe(() => undefined);
    await balance.refresh();
    await balance.refresh();
    expect(balance.current()).toMatchObject({ at: 'failed', balance: { amount: '100' } });
  });

  test('is hidden, without a failure, when the back end has none', async () => {
    const { send, balance } = wallet(member('a'));
    send.mockResolvedValue({ ok: false, status: 404, reference: 'AB12CD34' });
    balance.subscribe(() => undefined);
    await balance.refresh();
    expect(balance.current()).toEqual({ at: 'absent', balance: null });
  });

  test('is never shown to the next member', async () => {
    const { send, balance, logIn } = wallet(member('a'));
    let late: (value: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (late = resolve))).mockResolvedValueOnce(money('7'));
    balance.subscribe(() => undefined);
    logIn(null);
    expect(balance.current()).toEqual({ at: 'loading', balance: null });
    logIn(member('b'));
    await balance.refresh();
    late(money('999999'));
    await Promise.resolve();
    expect(balance.current()).toMatchObject({ at: 'known', balance: { amount: '7' } });
  });
});

describe('while its page stays open', () => {
  const opened = async () => {
    const scene = wallet(member('a'));
    scene.send.mockResolvedValue(money('100'));
    const states: string[] = [];
    const leave = scene.balance.subscribe(() => states.push(scene.balance.current().at));
    await scene.balance.refresh();
    states.length = 0;
    return { ...scene, leave, states, minutes: (count: number) => vi.advanceTimersByTimeAsync(count * 60_000) };
  };

  test('the balance follows stakes and wins within a minute, and the old one stays until then', async () => {
    const { send, balance, minutes, states } = await opened();
    send.mockResolvedValue(money('350'));
    await minutes(1);
    expect(balance.current()).toMatchObject({ at: 'known', balance: { amount: '350' } });
    expect(states).toEqual(['known']);
  });

  test('a hidden page and one without a balance ask for nothing', async () => {
    const { send, page, leave, minutes } = await opened();
    page.isVisible = false;
    await minutes(3);
    page.isVisible = true;
    leave();
    await minutes(3);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a lost answer leaves the balance as it is', async () => {
    const { send, balance, minutes } = await opened();
    send.mockResolvedValue({ ok: false, reference: 'AB12CD34' });
    await minutes(1);
    expect(balance.current()).toMatchObject({ at: 'known', balance: { amount: '100' } });
  });

  test('a page that nobody uses stops after ten minutes, so that its session can end', async () => {
    const { send, events, minutes } = await opened();
    await minutes(30);
    expect(send).toHaveBeenCalledTimes(1 + 10);
    events.publish('pageShown', { restored: false });
    await minutes(1);
    expect(send).toHaveBeenCalledTimes(1 + 10 + 2);
  });

  test('money that moves during a quiet request is asked for once more', async () => {
    const { send, balance, events, minutes } = await opened();
    let early: (value: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (early = resolve))).mockResolvedValueOnce(money('350'));
    await minutes(1);
    events.publish('balanceChanged', {});
    early(money('100'));
    await balance.refresh();
    expect(balance.current()).toMatchObject({ at: 'known', balance: { amount: '350' } });
  });
});
