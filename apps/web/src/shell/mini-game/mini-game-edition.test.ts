import { switches, switchKeys } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { miniGameEdition } from './mini-game-edition.ts';

const { whitelabel: _, ...settings } = examples['system.settings'].output;
const keyOf = (name: string) => switchKeys.find((key) => switches[key].name === name) ?? '';

test.each([
  [false, false, null],
  [true, false, 'v1'],
  [false, true, 's1'],
  [true, true, 'v1'],
])('MG-02 LOTTMINIGAME3 %s and SEALOTTMINIGAME3 %s give the edition %s', (miniGame, miniGameSea, edition) => {
  const whitelabelVal = { [keyOf('miniGame')]: miniGame, [keyOf('miniGameSea')]: miniGameSea };
  expect(miniGameEdition({ ...settings, whitelabelVal })).toBe(edition);
});
