import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../shell/navigation/routes.ts';
import type { OverlayName } from '../shell/overlays/overlays.ts';
import { features, overlayOf } from './features.ts';
import { laterOverlayOf } from './later-features.ts';

/** The names of the table of overlays, which is a type. */
const overlayNames = [
  ...(
    /interface OverlayTable \{([\s\S]*?)\n\}/.exec(
      readFileSync(resolve(import.meta.dirname, '../shell/overlays/overlays.ts'), 'utf8'),
    )?.[1] ?? ''
  ).matchAll(/^ {2}(\w+): \{/gm),
].map(([, name]) => name as OverlayName);

test('each route has a feature that opens it', () => {
  const opened = features.flatMap(({ screens }) => Object.keys(screens ?? {}));
  expect(opened.sort()).toEqual(Object.keys(routes).sort());
});

test('every overlay has its code, in the first load or later', () => {
  expect(overlayNames).toContain('alert');
  for (const name of overlayNames)
    expect([overlayOf(name), laterOverlayOf(name)].filter(Boolean), name).toHaveLength(1);
});

test('no two features have the same screen', () => {
  const names = features.flatMap(({ screens }) => Object.keys(screens ?? {}));
  expect(new Set(names).size).toBe(names.length);
});
