// The table says of each interruption what its code does.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { behaviourOf, exceptions, type OverlayName } from '../shell/overlays/overlays.ts';
import type { StorageKey } from '../shell/storage/store.ts';
import { interruptions } from './interruptions.table.ts';

const source = resolve(import.meta.dirname, '..');
const withKeys = (Object.keys(interruptions) as OverlayName[]).filter((name) => interruptions[name]?.stores);

/** The files that put an overlay into the queue and remember something of it, and the overlays they open. */
const owners: readonly (readonly [files: readonly string[], names: readonly OverlayName[]])[] = [
  [['features/site-closed/plan-notice.ts'], ['maintenancePlanned']],
  [['features/announcements/announcements.rules.ts'], ['announcements']],
  [['features/updates/updates.runner.ts'], ['update']],
  [['features/install/panel.runner.ts'], ['installPanel']],
  [
    ['features/install/prompt-watch.ts', 'shell/install/play-time.ts', 'shell/install/seen-counts.ts'],
    ['downloadPrompt', 'forcedDownload'],
  ],
  [['features/install/image-watch.ts'], ['downloadImage']],
];

/** Keys of other things in the same files. */
const others = ['MC_PUSH_TOKEN'];

const isKey = (value: unknown): value is StorageKey<unknown> =>
  typeof value === 'object' && value !== null && 'area' in value && 'shape' in value && 'name' in value;

/** Names of the storage keys that a file declares or imports. */
async function keysIn(file: string): Promise<string[]> {
  const path = resolve(source, file);
  const found: unknown[] = Object.values(await import(path));
  for (const [, names = '', from = ''] of readFileSync(path, 'utf8').matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)) {
    const module: Record<string, unknown> = await import(resolve(dirname(path), from));
    found.push(...names.split(',').map((name) => module[name.replace('type ', '').trim()]));
  }
  return found.filter(isKey).map(({ name }) => name);
}

test('every overlay that no tap opens has its row', () => {
  const names = (Object.keys(exceptions) as OverlayName[]).filter((name) => behaviourOf(name).kind !== 'own');
  expect(Object.keys(interruptions).sort()).toEqual(names.sort());
});

test.each(owners)('what the table says is stored is what %j read and write', async (files, names) => {
  const used = (await Promise.all(files.map(keysIn))).flat().filter((name) => !others.includes(name));
  const said = names.flatMap((name) => interruptions[name]?.stores ?? []);
  expect([...new Set(said)].sort()).toEqual([...new Set(used)].sort());
});

test('no row with keys goes unchecked but those whose keys their feature shares', () => {
  const checked = owners.flatMap(([, names]) => names);
  expect(withKeys.filter((name) => !checked.includes(name)).sort()).toEqual(['consent', 'pushPrompt']);
});

/** The value of a constant, as its file has it. */
const valueIn = (file: string, name: string): number =>
  Number(
    new RegExp(`const ${name} = ([\\d_]+)`).exec(readFileSync(resolve(source, file), 'utf8'))?.[1]?.replaceAll('_', ''),
  );

const install = 'features/install/install.constants.ts';

test.each([
  ['installPanel', [[install, 'PANEL_DELAY_MS']]],
  [
    'downloadPrompt',
    [
      [install, 'AFTER_LOGIN_MS'],
      [install, 'AFTER_DEPOSIT_MS'],
    ],
  ],
  ['downloadImage', [[install, 'IMAGE_WAIT_MS']]],
  ['pushPrompt', [['features/push/start-push.ts', 'ASK_AFTER_MS']]],
  [
    'update',
    [
      ['features/updates/updates.flow.ts', 'FIRST_CHECK_MS'],
      ['features/updates/updates.flow.ts', 'NEXT_CHECK_MS'],
    ],
  ],
] as const)('the delays of %s in the table are those of the code', (name, delays) => {
  const said = [...(interruptions[name]?.enters ?? '').matchAll(/([\d.]+) (s|h)\b/g)];
  const inMs = said.map(([, count, unit]) => Number(count) * (unit === 'h' ? 3_600_000 : 1000));
  expect(inMs).toEqual(delays.map(([file, constant]) => valueIn(file, constant)));
});
