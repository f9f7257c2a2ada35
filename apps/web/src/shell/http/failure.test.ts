import { expect, test } from 'vitest';
import { chunkLost } from './failure.ts';

test('HT-12 code that did not arrive is told as offline where there is no connection, else as a lost piece', () => {
  expect(chunkLost(false)).toMatchObject({ kind: 'offline', errorCode: 'chunk.lost' });
  expect(chunkLost(true)).toMatchObject({ kind: 'network', errorCode: 'chunk.lost' });
});
