import { expect, test } from 'vitest';
import { notBuiltPages } from '../features/not-built/not-built.rules.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';
import { overlays } from '../shell/overlays/overlays.ts';
import { features, overlayOf } from './features.ts';

test('each route that no feature opens has a page that says so, and no other route has one', () => {
  const shown = features.find(({ name }) => name === 'not-built')?.screens ?? {};
  expect(Object.keys(shown).sort()).toEqual(Object.keys(notBuiltPages).sort());
});

test('every overlay has its code', () => {
  for (const name of Object.keys(overlays) as OverlayName[]) expect(overlayOf(name), name).not.toBeNull();
});

test('no two features have the same screen', () => {
  const names = features.flatMap(({ screens }) => Object.keys(screens ?? {}));
  expect(new Set(names).size).toBe(names.length);
});
