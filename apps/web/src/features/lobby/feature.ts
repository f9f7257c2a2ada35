// The game lobby: its screen and the data of it.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { LobbyData } from './lobby.data.ts';

const game: ScreenEntry<LobbyData> = {
  load: (load) => import('./lobby.data.ts').then(({ loadLobby }) => loadLobby(load)),
  code: () => import('./lobby-screen.tsx'),
};

export const lobby: Feature = {
  name: 'lobby',
  screens: { game },
};
