import { expect, test } from 'vitest';
import { fakeStorage } from '../shell/storage/fake-storage.ts';
import { createStore } from '../shell/storage/store.ts';
import { CONSENT } from '../shell/tracking/tracking-keys.ts';
import { hasPrivacyChoice } from './privacy-choice.rules.ts';

test.each([
  [undefined, null, false],
  [true, null, true],
  [true, 'notAsked', false],
  [undefined, 'refused', true],
  [undefined, 'accepted', true],
] as const)('the choice can be changed where consent is %s and this device has %s: %s', (consent, choice, expected) => {
  const store = createStore(fakeStorage());
  if (choice) store.write(CONSENT, { choice, version: '1', at: '2026-11-30T00:00:00Z' });
  expect(hasPrivacyChoice(store, { consent })).toBe(expected);
});
