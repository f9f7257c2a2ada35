import { expect, test } from 'vitest';
import { noticeOf, refused, shippedPackages } from './shipped.ts';

const lockfile = {
  packages: {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/@foyer/web': { link: true },
    'node_modules/b': { version: '2.0.0', license: 'GPL-3.0' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/c/node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/a-linux': { version: '1.0.0', license: 'MIT', os: ['linux'] },
  },
};
const shipped = shippedPackages(lockfile, (place) => (place.endsWith('/a') ? 'Copyright A' : null));

test('lists what runs: no tools, no links, no builds for one system, each package once', () => {
  expect(shipped.map(({ name }) => name)).toEqual(['a', 'b']);
});

test('a licence that is not on the list is refused', () => {
  expect(refused(shipped)).toEqual(['b: GPL-3.0']);
});

test.each([
  ['(MPL-2.0 OR Apache-2.0)', 'Apache-2.0'],
  ['GPL-3.0 OR MIT', 'MIT'],
  ['(GPL-2.0 OR GPL-3.0)', '(GPL-2.0 OR GPL-3.0)'],
  ['MIT AND GPL-3.0', 'MIT AND GPL-3.0'],
])('of %s the package is taken under %s', (license, licence) => {
  const packages = { 'node_modules/x': { version: '1.0.0', license } };
  expect(shippedPackages({ packages }, () => null)[0]?.licence).toBe(licence);
});

test('the notice carries name, version and licence text', () => {
  expect(noticeOf(shipped)).toContain('a 1.0.0 (MIT)\n\nCopyright A');
});
