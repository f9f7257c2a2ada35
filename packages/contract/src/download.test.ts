// What a back end may answer about its app, however wrong: entries that cannot be read are off, and nothing fails.
import { expect, test } from 'vitest';
import { DownloadPrompt, downloadSchemas } from './schemas/download.ts';

const nest = (depth: number): unknown => {
  let found: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) found = [found];
  return found;
};

const offOf = (found: unknown) => Object.values(DownloadPrompt.parse(found)).filter(({ enabled }) => enabled);

test.each<[string, unknown]>([
  ['nothing', {}],
  ['entries that are no objects', { reg_days: 3, theme: 'dark', domains: null, bind_card: [] }],
  ['entries without a switch', { reg_days: { value: 3 }, deposit_times: { value: '1' } }],
  ['a switch that is no flag', { reg_days: { enabled: 'maybe', value: 3 }, theme: { enabled: {}, value: 1 } }],
  ['unknown entries', { fireworks: { enabled: true, value: 1 }, __proto__: { enabled: true } }],
  ['no list of entries', { entries: {} }],
])('DP-01 a configuration of %s has every entry off', (_, found) => {
  expect(Object.keys(DownloadPrompt.parse(found))).toHaveLength(24);
  expect(offOf(found)).toEqual([]);
});

test('DP-01 one entry that cannot be read takes no other one away', () => {
  const { reg_days, theme } = DownloadPrompt.parse({ reg_days: { enabled: 1, value: 3 }, theme: 7 });
  expect([reg_days, theme]).toEqual([
    { enabled: true, value: '3' },
    { enabled: false, value: '' },
  ]);
});

test('DP-01 a value that is no text is nothing', () => {
  const read = (value: unknown) => DownloadPrompt.parse({ domains: { enabled: true, value } }).domains.value;
  expect([read({ a: 1 }), read(null), read(['a.example', 'b.example']), read(5)]).toEqual([
    '',
    '',
    'a.example,b.example',
    '5',
  ]);
});

test('PD-01 downloads that cannot be read are left out', () => {
  const items = [
    { resourceType: 'Android', url: 'https://app.example/a.apk' },
    { resourceType: 'Windows', url: 'https://app.example/a.exe' },
    { resourceType: 'IOS' },
    'https://app.example/a.ipa',
    null,
  ];
  expect(downloadSchemas['system.downloads'].output.parse({ items })).toEqual({ items: [items[0]] });
});

test('RL-01 a setting of the wrong types leaves the panel as it is without one', () => {
  const read = downloadSchemas['relay.downloadSetting'].output.parse({
    hosts: 'https://app.example',
    appVersion: {},
    panelFullscreen: 'no',
    panelClosable: null,
  });
  expect(read).toMatchObject({ appVersion: null, panelFullscreen: false, panelClosable: true });
});

test('DP-01 a value nested 10,000 deep is nothing', () =>
  expect(DownloadPrompt.parse({ domains: { enabled: true, value: nest(10_000) } }).domains.value).toBe(''));
