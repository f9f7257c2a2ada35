// Home: its screen and the data of it.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { HomeData } from './home.data.ts';

const screen: ScreenEntry<HomeData> = {
  load: (load) => import('./home.data.ts').then(({ loadHome }) => loadHome(load)),
  code: () => import('./home-screen.tsx'),
};

export const home: Feature = {
  name: 'home',
  screens: { home: screen },
  slots: { wins: () => import('./recent-wins.tsx') },
};
