import { expect, test } from 'vitest';
import { fakeShell } from '../kit/fake-page.tsx';
import { fakeDevice } from '../shell/device/fake-device.ts';
import { fakeStorage } from '../shell/storage/fake-storage.ts';
import { FBP } from '../shell/storage/keys.ts';
import { createStore } from '../shell/storage/store.ts';
import { CONSENT } from '../shell/tracking/tracking-keys.ts';
import type { AppCore } from './client-app.ts';
import { fetchStatus, storeVisitParameters } from './store-visit.ts';

const place = {
  host: 'joe.example.com',
  origin: 'https://joe.example.com',
  pathname: '/m/home',
};

function scene(search = '') {
  const storage = fakeStorage();
  const sent: unknown[] = [];
  const sendUnchecked = async (...call: unknown[]) => {
    sent.push(call);
    return { ok: true, value: {} };
  };
  const shell = fakeShell({ shell: { settings: { domainList: [{ domainName: 'https://example.com' }] } } });
  // Only the parts of the core that a visit touches.
  const core = {
    store: createStore(storage),
    search: `?utm_source=mail${search}`,
    device: fakeDevice('WEBCLIP'),
    clock: { now: () => 1_700_000_000_000 },
    loadNetwork: async () => ({ transport: { sendUnchecked } }),
  } as unknown as AppCore;
  return { storage, sent, app: { core, shell } };
}

test('SN-04 SN-05 a visit stores its affiliate for a later registration', () => {
  const { storage, app } = scene('&referralCode=ref1');
  storeVisitParameters(place, app);
  expect(JSON.parse(storage.kept.local.get('reg_info') ?? '')).toEqual({
    affiliateCode: 'joe',
    referralCode: 'ref1',
    originalDomain: 'joe.example.com',
    at: 1_700_000_000_000,
  });
});

test('SN-10 a visit stores the merchant, the marketing values and, once, a tracking id', () => {
  const { storage, app } = scene('&gclid=g1');
  storeVisitParameters(place, app);
  const first = storage.kept.local.get('track');
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  storeVisitParameters(place, app);
  expect(storage.kept.local.get('track')).toBe(first);
  expect(storage.kept.local.get('merchant')).toBe(app.shell.settings.merchant);
  expect(Object.keys(JSON.parse(storage.kept.local.get('marketing') ?? ''))).toEqual(['gclid', 'utm_source']);
  expect(storage.kept.local.get('WEBCLIP')).toBe('1');
});

test('SN-10 an operator that needs consent stores the affiliate and nothing of the advertiser', () => {
  const { storage, app } = scene('&gclid=g1&referralCode=ref1');
  storeVisitParameters(place, { ...app, shell: { ...app.shell, settings: { ...app.shell.settings, consent: true } } });
  expect([...storage.kept.local.keys()].sort()).toEqual(['WEBCLIP', 'merchant', 'reg_info', 'track']);
});

test.each([
  ['a refusal', 'refused', true, []],
  ['a refusal, though the operator asks no more', 'refused', undefined, []],
  ['a consent', 'accepted', true, ['gclid', 'utm_source']],
] as const)('SN-10 a visit after %s keeps of the advertiser what was chosen', (_, choice, consent, marks) => {
  const { storage, app } = scene('&gclid=g1');
  app.core.store.write(CONSENT, { choice, version: '2', at: '2026-11-20T10:00:00.000Z' });
  storeVisitParameters(place, { ...app, shell: { ...app.shell, settings: { ...app.shell.settings, consent } } });
  expect(Object.keys(JSON.parse(storage.kept.local.get('marketing') ?? '{}'))).toEqual(marks);
  expect(app.core.store.read(FBP) !== null).toBe(marks.length > 0);
});

test('SN-05 a visit on a listed line keeps the affiliate of its address, and not the name of the line', () => {
  const { storage, app } = scene('&affiliateCode=north&r=R1');
  const domainList = ['https://example.com', ' HTTPS://line2.example.com:443/m/'].map((domainName) => ({ domainName }));
  const settings = { ...app.shell.settings, domainList };
  const line = { ...place, host: 'line2.example.com' };
  storeVisitParameters(line, { ...app, shell: { ...app.shell, settings } });
  expect(JSON.parse(storage.kept.local.get('reg_info') ?? '')).toMatchObject({ affiliateCode: 'R1' });
  expect(Object.keys(JSON.parse(storage.kept.local.get('marketing') ?? ''))).toEqual(
    expect.arrayContaining(['affiliateCode', 'r']),
  );
});

test('SN-07 a visit stores the ids of its advertiser', () => {
  const { storage, app } = scene('&gclid=g1');
  storeVisitParameters(place, app);
  expect(JSON.parse(storage.kept.local.get('marketing') ?? '')).toEqual({
    gclid: { value: 'g1', at: 1_700_000_000_000 },
    utm_source: { value: 'mail', at: 1_700_000_000_000 },
  });
});

test('HT-10 the status call carries device, track, originalDomain and the address without its query', async () => {
  const { app, sent, storage } = scene();
  storeVisitParameters(place, app);
  await fetchStatus(place, app.core);
  expect(sent).toEqual([
    [
      'system.status',
      {
        device: 'MOBILE',
        track: storage.kept.local.get('track'),
        originalDomain: 'joe.example.com',
        url: 'https://joe.example.com/m/home',
        _: expect.stringMatching(/^\d+$/),
      },
    ],
  ]);
});
