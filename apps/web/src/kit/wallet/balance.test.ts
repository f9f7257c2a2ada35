import { describe, expect, test, vi } from 'vitest';
import { createEvents } from '../../shell/events/events.ts';
import type { Send } from '../../shell/http/outcome.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { createBalance } from './balance.ts';

const member = (id: string) => ({ id, token: id }) as SessionInfo;
const money = (amount: string) => ({ ok: true, value: { amount, currency: 'USD' } });

function wallet(first: SessionInfo | null) {
  let session = first;
  const send = vi.fn();
  const events = createEvents((error) => {
    throw error;
  });
  const balance = createBalance({ load: send as Send, session: { current: () => session }, events });
  const logIn = (next: SessionInfo | null): void => {
    session = next;
    if (next) events.publish('sessionStarted', { userName: next.id, firstTimeLogin: false });
    else events.publish('sessionEnded', { why: 'loggedOut' });
  };
  return { send, events, balance, logIn };
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
