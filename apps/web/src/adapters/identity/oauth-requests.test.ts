// OAuth requests in windows and in the page: what is believed, what is kept, what ends one.
import type { SocialProvider } from '@foyer/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OAUTH_REQUEST, type OAuthReturn } from '../../shell/identity/oauth-request.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { createOAuthRequests, type OAuthEvent, type OAuthPlan } from './oauth-requests.ts';

const provider: SocialProvider = {
  channel: 'google',
  clientId: 'c',
  authorizeUrl: 'https://idp.example/authorize',
  tokenUrl: 'https://idp.example/token',
};
const plan: OAuthPlan = { channel: 'google', from: 'login', backUrl: '/m/help' };
const idToken = `e30.${Buffer.from('{"nonce":"h"}').toString('base64url')}.s`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function away({ blocked = false, storage = true, cryptography = true } = {}) {
  const store = createStore(fakeStorage({ blocked: !storage }));
  const went: string[] = [];
  const left: string[] = [];
  const news: OAuthEvent[] = [];
  const popup = { open: false };
  let drawn = 0;
  const oauthRequests = createOAuthRequests({
    store,
    now: () => 1000,
    origin: 'https://play.example',
    providerOf: () => provider,
    generateSecrets: async () => {
      if (!cryptography) throw new TypeError('digest of undefined');
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
    post: async () => ({ status: 200, value: { id_token: idToken } }),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { oauthRequests, store, went, left, news, popup, settle, receive: (one: OAuthEvent) => news.push(one) };
}

const back = (state: string, more: Partial<OAuthReturn> = {}): OAuthReturn => ({
  state,
  code: 'k',
  idToken: null,
  error: null,
  ...more,
});

describe('in a window', () => {
  test('with prepared secrets the window opens the provider within the tap', async () => {
    const { oauthRequests, went, settle, receive, store } = away();
    oauthRequests.prepare();
    await settle();
    expect(oauthRequests.openWindow(plan, receive)).toBe(true);
    expect(went[0]).toMatch(/^https:\/\/idp\.example\/authorize\?.*state=s1/);
    expect(store.read(OAUTH_REQUEST)).toMatchObject({ way: 'popup', state: 's1', backUrl: '/m/help' });
  });

  test('without prepared secrets it opens within the tap and loads the provider a moment later', async () => {
    const { oauthRequests, went, settle, receive } = away();
    expect(oauthRequests.openWindow(plan, receive)).toBe(true);
    expect(went).toEqual([]);
    await settle();
    expect(went).toHaveLength(1);
  });

  test('an answer with its state is used once, and nothing is kept', async () => {
    const { oauthRequests, news, settle, receive, store } = away();
    oauthRequests.openWindow(plan, receive);
    await settle();
    expect(oauthRequests.take(back('s1'))).toBe(true);
    expect(oauthRequests.take(back('s1'))).toBe(false);
    await settle();
    expect(news).toEqual([{ type: 'tokenArrived', token: { channel: 'google', idToken, nonce: 'n' } }]);
    expect(store.read(OAUTH_REQUEST)).toBeNull();
  });

  test('an answer with another state is ignored', async () => {
    const { oauthRequests, news, settle, receive } = away();
    oauthRequests.openWindow(plan, receive);
    await settle();
    expect(oauthRequests.take(back('forged'))).toBe(false);
    await settle();
    expect(news).toEqual([]);
  });

  test('SO-08 a closed window cancels, after a moment for a late answer', async () => {
    const { oauthRequests, news, popup, settle, receive } = away();
    oauthRequests.openWindow(plan, receive);
    await settle();
    popup.open = false;
    await vi.advanceTimersByTimeAsync(1_199);
    expect(news).toEqual([]);
    await vi.advanceTimersByTimeAsync(401);
    expect(news).toEqual([{ type: 'cancelled' }]);
  });

  test('SO-08 a person who declines at the provider cancels', async () => {
    const { oauthRequests, news, settle, receive } = away();
    oauthRequests.openWindow(plan, receive);
    await settle();
    oauthRequests.take(back('s1', { code: null, error: 'access_denied' }));
    await settle();
    expect(news).toEqual([{ type: 'cancelled' }]);
  });

  test('SO-08 a second request closes the first window and ignores its answer', async () => {
    const { oauthRequests, settle, receive } = away();
    oauthRequests.openWindow(plan, receive);
    await settle();
    oauthRequests.openWindow({ ...plan, channel: 'line' }, receive);
    await settle();
    expect(oauthRequests.take(back('s1'))).toBe(false);
    expect(oauthRequests.take(back('s2'))).toBe(true);
  });

  test('a blocked window is reported at once', () => {
    const { oauthRequests, receive } = away({ blocked: true });
    expect(oauthRequests.openWindow(plan, receive)).toBe(false);
  });
});

describe('in the page', () => {
  test('OV-06 the page finds its request once when it returns', async () => {
    const { oauthRequests, left, settle, receive } = away();
    oauthRequests.leaveFor(plan, receive);
    await settle();
    expect(left[0]).toMatch(/state=s1/);
    expect(oauthRequests.cameByRedirect()).toBe(true);
    const resumed = oauthRequests.resume(back('s1'));
    expect(resumed?.oauthRequest).toMatchObject({ from: 'login', backUrl: '/m/help' });
    await expect(resumed?.token).resolves.toEqual({ ok: true, value: { channel: 'google', idToken, nonce: 'n' } });
    expect(oauthRequests.resume(back('s1'))).toBeNull();
  });

  test('OV-06 without storage the page stays and says so, as it would not recognise its return', async () => {
    const { oauthRequests, left, news, settle, receive } = away({ storage: false });
    oauthRequests.leaveFor(plan, receive);
    await settle();
    expect(left).toEqual([]);
    expect(news).toEqual([{ type: 'wentWrong', problem: { code: 'auth/web-storage-unsupported', reason: '' } }]);
  });

  test('a window needs no storage', async () => {
    const { oauthRequests, news, settle, receive } = away({ storage: false });
    oauthRequests.openWindow(plan, receive);
    await settle();
    expect(oauthRequests.take(back('s1'))).toBe(true);
    await settle();
    expect(news[0]?.type).toBe('tokenArrived');
  });

  test('OV-06 an answer that this tab did not request is refused', async () => {
    const { oauthRequests, settle, receive } = away();
    oauthRequests.leaveFor(plan, receive);
    await settle();
    expect(oauthRequests.resume(back('forged'))).toBeNull();
  });
});

test('a page that can draw no secrets says so, in a window and in place of the page', async () => {
  const { oauthRequests, news, settle, receive, left } = away({ cryptography: false });
  oauthRequests.openWindow(plan, receive);
  await settle();
  oauthRequests.leaveFor(plan, receive);
  await settle();
  expect(news).toMatchObject([
    { type: 'wentWrong', problem: { code: 'auth/unknown' } },
    { type: 'wentWrong', problem: { code: 'auth/unknown' } },
  ]);
  expect(left).toEqual([]);
});
