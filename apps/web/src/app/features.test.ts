import { expect, test } from 'vitest';
import { routes } from '../shell/navigation/routes.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';
import { overlays } from '../shell/overlays/overlays.ts';
import { features, overlayOf } from './features.ts';

test('each route has a feature that opens it', () => {
  const opened = features.flatMap(({ screens }) => Object.keys(screens ?? {}));
  expect(opened.sort()).toEqual(Object.keys(routes).sort());
});

test('every overlay has its code', () => {
  for (const name of Object.keys(overlays) as OverlayName[]) expect(overlayOf(name), name).not.toBeNull();
});

test('no two features have the same screen', () => {
  const names = features.flatMap(({ screens }) => Object.keys(screens ?? {}));
  expect(new Set(names).size).toBe(names.length);
});
