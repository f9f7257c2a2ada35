// Game launch: from a tap to the game's own address.
import type { Feature } from '../../kit/feature.ts';

export const launchGame: Feature = {
  name: 'launch-game',
  screens: { launchGame: { code: () => import('./launch-game-screen.tsx') } },
  overlays: {
    launch: () => import('./launch-dialog.tsx'),
    gameSheet: () => import('./game-sheet.tsx'),
    trial: () => import('./trial-frame.tsx'),
  },
};
