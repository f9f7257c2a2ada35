// Game launch: from a tap to the game's own address.
import type { Feature } from '../../app/feature.ts';

export const launchGame: Feature = {
  name: 'launch-game',
  screens: { launchGame: { code: () => import('./launch-game-screen.tsx') } },
  overlays: { launch: () => import('./launch-dialog.tsx') },
};
