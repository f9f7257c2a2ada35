import { expect, test } from 'vitest';
import { moduleSizes } from './module-sizes-plugin.ts';

test('a module is named from the root, with its length in each chunk', () => {
  const chunk = {
    type: 'chunk',
    fileName: 'assets/1.js',
    modules: { '/site/apps/web/src/a.ts': { renderedLength: 30 }, '/site/packages/b.ts': { renderedLength: 4 } },
  } as const;
  expect(moduleSizes('/site/apps/web', [chunk, { type: 'asset' }])).toEqual({
    'assets/1.js': { 'src/a.ts': 30, '../../packages/b.ts': 4 },
  });
});
