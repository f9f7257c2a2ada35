import { expect, test } from 'vitest';
import type { OverlayName } from '../shell/overlays/overlays.ts';
import { overlays } from '../shell/overlays/overlays.ts';
import { features, overlayOf, routesWithoutScreen } from './features.ts';

test('every route has a screen and every overlay its code', () => {
  expect(routesWithoutScreen()).toEqual([]);
  for (const name of Object.keys(overlays) as OverlayName[]) expect(overlayOf(name), name).not.toBeNull();
});

test('no two features bring the same screen', () => {
  const names = features.flatMap(({ screens }) => Object.keys(screens ?? {}));
  expect(new Set(names).size).toBe(names.length);
});
