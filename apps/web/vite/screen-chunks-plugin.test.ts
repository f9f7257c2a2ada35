import { expect, test } from 'vitest';
import { renameRows } from './screen-chunks-plugin.ts';

test('a chunk with a screen is found by the screen’s name', () => {
  const manifest = {
    'src/main.tsx': { file: 'main.js', dynamicImports: ['_home-1.js'] },
    '_home-1.js': { file: 'home-1.js', imports: ['src/main.tsx'] },
    'src/features/lobby/lobby-screen.tsx': { file: 'lobby.js', imports: ['_home-1.js'] },
  };
  const home = 'src/features/home/home-screen.tsx';
  expect(renameRows(manifest, new Map([['home-1.js', home]]))).toEqual({
    'src/main.tsx': { file: 'main.js', dynamicImports: [home] },
    [home]: { file: 'home-1.js', imports: ['src/main.tsx'] },
    'src/features/lobby/lobby-screen.tsx': { file: 'lobby.js', imports: [home] },
  });
});
