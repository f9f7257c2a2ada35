// Home: its screen and the data of it.
import type { Feature } from '../../kit/feature.ts';
import { loadHome } from './home.data.ts';

export const home: Feature = {
  name: 'home',
  screens: {
    home: { load: loadHome, code: () => import('./home-screen.tsx') },
  },
};
