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
