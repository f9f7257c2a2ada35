// Trips in windows and in the page: what is believed, what is kept, what ends one.
import type { SocialProvider } from '@foyer/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SOCIAL_TRIP, type TripReturn } from '../../shell/identity/trip.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { createTrips, type TripNews, type TripPlan } from './trips.ts';

const provider: SocialProvider = {
  channel: 'google',
  clientId: 'c',
  authorizeUrl: 'https://idp.example/authorize',
  tokenUrl: 'https://idp.example/token',
};
const plan: TripPlan = { channel: 'google', from: 'login', backUrl: '/m/help' };
const idToken = `e30.${Buffer.from('{"nonce":"h"}').toString('base64url')}.s`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function away({ blocked = false, storage = true } = {}) {
  const store = createStore(fakeStorage({ blocked: !storage }));
  const went: string[] = [];
  const left: string[] = [];
  const news: TripNews[] = [];
  const popup = { open: false };
  let drawn = 0;
  const trips = createTrips({
    store,
    now: () => 1000,
    origin: 'https://play.example',
    providerOf: () => provider,
    drawSecrets: async () => {
      drawn += 1;
      return { state: `s${drawn}`, verifier: 'v', challenge: 'c', nonce: 'n', nonceHash: 'h' };
    },
    openPopup: () => {
      if (blocked) return null;
      popup.open = true;
      const close = () => {
        popup.open = false;
      };
      return { go: (address) => went.push(address), closed: () => !popup.open, close, focus: () => undefined };
    },
    leave: (address) => left.push(address),
    putAside: () => undefined,
    ask: async () => ({ status: 200, value: { id_token: idToken } }),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { trips, store, went, left, news, popup, settle, told: (one: TripNews) => news.push(one) };
}

const back = (state: string, more: Partial<TripReturn> = {}): TripReturn => ({
  state,
  code: 'k',
  idToken: null,
  error: null,
  ...more,
});

describe('in a window', () => {
  test('with its secrets drawn ahead, the window goes to the provider within the tap', async () => {
    const { trips, went, settle, told, store } = away();
    trips.prepare();
    await settle();
    expect(trips.openWindow(plan, told)).toBe(true);
    expect(went[0]).toMatch(/^https:\/\/idp\.example\/authorize\?.*state=s1/);
    expect(store.read(SOCIAL_TRIP)).toMatchObject({ way: 'popup', state: 's1', backUrl: '/m/help' });
  });

  test('without them it opens within the tap all the same, and goes a moment later', async () => {
    const { trips, went, settle, told } = away();
    expect(trips.openWindow(plan, told)).toBe(true);
    expect(went).toEqual([]);
    await settle();
    expect(went).toHaveLength(1);
  });

  test('what comes back with its state is taken once, and nothing is kept', async () => {
    const { trips, news, settle, told, store } = away();
    trips.openWindow(plan, told);
    await settle();
    expect(trips.take(back('s1'))).toBe(true);
    expect(trips.take(back('s1'))).toBe(false);
    await settle();
    expect(news).toEqual([{ type: 'tokenArrived', token: { channel: 'google', idToken, nonce: 'n' } }]);
    expect(store.read(SOCIAL_TRIP)).toBeNull();
  });

  test('what comes back with another state is nobody’s', async () => {
    const { trips, news, settle, told } = away();
    trips.openWindow(plan, told);
    await settle();
    expect(trips.take(back('forged'))).toBe(false);
    await settle();
    expect(news).toEqual([]);
  });

  test('SO-08 a closed window cancels, after a moment for news that were under way', async () => {
    const { trips, news, popup, settle, told } = away();
    trips.openWindow(plan, told);
    await settle();
    popup.open = false;
    await vi.advanceTimersByTimeAsync(1_199);
    expect(news).toEqual([]);
    await vi.advanceTimersByTimeAsync(401);
    expect(news).toEqual([{ type: 'cancelled' }]);
  });

  test('SO-08 a person who says no there cancels', async () => {
    const { trips, news, settle, told } = away();
    trips.openWindow(plan, told);
    await settle();
    trips.take(back('s1', { code: null, error: 'access_denied' }));
    await settle();
    expect(news).toEqual([{ type: 'cancelled' }]);
  });

  test('SO-08 a second trip closes the window of the first, whose news is not heard any more', async () => {
    const { trips, settle, told } = away();
    trips.openWindow(plan, told);
    await settle();
    trips.openWindow({ ...plan, channel: 'line' }, told);
    await settle();
    expect(trips.take(back('s1'))).toBe(false);
    expect(trips.take(back('s2'))).toBe(true);
  });

  test('a blocked one is said at once', () => {
    const { trips, told } = away({ blocked: true });
    expect(trips.openWindow(plan, told)).toBe(false);
  });
});

describe('in the page', () => {
  test('OV-06 the page that comes back finds its trip, once', async () => {
    const { trips, left, settle, told } = away();
    trips.leaveFor(plan, told);
    await settle();
    expect(left[0]).toMatch(/state=s1/);
    expect(trips.cameInPlace()).toBe(true);
    const resumed = trips.resume(back('s1'));
    expect(resumed?.trip).toMatchObject({ from: 'login', backUrl: '/m/help' });
    await expect(resumed?.token).resolves.toEqual({ ok: true, value: { channel: 'google', idToken, nonce: 'n' } });
    expect(trips.resume(back('s1'))).toBeNull();
  });

  test('OV-06 where nothing can be kept the page stays and says so: it would come back and know of nothing', async () => {
    const { trips, left, news, settle, told } = away({ storage: false });
    trips.leaveFor(plan, told);
    await settle();
    expect(left).toEqual([]);
    expect(news).toEqual([{ type: 'wentWrong', problem: { code: 'auth/web-storage-unsupported', reason: '' } }]);
  });

  test('a window needs nothing that is kept', async () => {
    const { trips, news, settle, told } = away({ storage: false });
    trips.openWindow(plan, told);
    await settle();
    expect(trips.take(back('s1'))).toBe(true);
    await settle();
    expect(news[0]?.type).toBe('tokenArrived');
  });

  test('OV-06 one that was not sent from here is not believed', async () => {
    const { trips, settle, told } = away();
    trips.leaveFor(plan, told);
    await settle();
    expect(trips.resume(back('forged'))).toBeNull();
  });
});
