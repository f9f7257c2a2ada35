import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeShell } from '../fake-page.tsx';
import { isPanelFullscreen, loadAppOffer } from './app-offer.ts';

test.each([
  [true, 'fullscreen', false, true],
  [true, 'panel', true, false],
  [true, '1', false, false],
  [true, '3:2', true, true],
  [false, 'fullscreen', false, false],
  [false, 'panel', true, true],
])('IN-02 bar mode on (%s) as %j, setting %s: the install panel fills the screen: %s', (enabled, value, isSet, is) => {
  expect(isPanelFullscreen({ enabled, value }, isSet)).toBe(is);
});

const android = { userAgent: 'Mozilla/5.0 (Linux; Android 13)', touchPoints: 5, standalone: false, homescreen: false };

/** What the specification names of a download, and nothing of ours. */
const ofSpecification = (url: string) => async (call: string) => {
  if (call === 'system.downloads') return { ok: true, value: { items: [{ resourceType: 'Android', url }] } };
  return fakeFailure({ kind: 'malformed', status: 404 });
};

test.each([
  ['https://play.google.com/store/apps/details?id=a', undefined, true],
  ['https://cdn.operator.example/app.apk', undefined, false],
  ['https://cdn.operator.example/app.apk', ['https://cdn.operator.example'], true],
  ['https://other.example/app.apk', ['https://cdn.operator.example'], false],
])(
  'PD-01 a back end that lists no hosts offers %s with %j in the operator’s file: %s',
  async (url, listed, isOffered) => {
    const shell = fakeShell({
      state: { settings: { ...examples['system.settings'].output, downloadHosts: listed } },
      shell: {
        load: ofSpecification(url) as never,
        device: { signs: () => android },
        navigation: { origin: 'https://www.example.com' },
      },
    });
    expect((await loadAppOffer(shell))?.links?.app.address).toBe(isOffered ? url : undefined);
  },
);

test.each([
  ['that has no such call', 4, { kind: 'malformed', status: 404 }],
  ['that refuses the call', 4, { kind: 'refused', status: 400 }],
  ['of a portal, in place of the back end', 8, { kind: 'malformed', status: 200 }],
  ['to another region', 8, { kind: 'refused', status: 403, errorCode: 'region.restricted' }],
  ['to a session that has ended', 8, { kind: 'refused', status: 401 }],
  ['to one call too many', 8, { kind: 'refused', status: 429 }],
  ['of a back end in trouble', 8, { kind: 'refused', status: 503 }],
  ['that never came', 8, { kind: 'network', status: 0 }],
] as const)('after an answer %s, two questions take %i calls', async (_, count, failed) => {
  const load = vi.fn(async () => fakeFailure(failed));
  const shell = fakeShell({ shell: { load } });
  await loadAppOffer(shell);
  await loadAppOffer(shell);
  expect(load).toHaveBeenCalledTimes(count);
});
