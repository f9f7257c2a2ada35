// The game lobby: its screen and the data of it.
import type { Feature } from '../../kit/feature.ts';
import { loadLobby } from './lobby.data.ts';

export const lobby: Feature = {
  name: 'lobby',
  screens: {
    game: { load: loadLobby, code: () => import('./lobby-screen.tsx') },
  },
};
