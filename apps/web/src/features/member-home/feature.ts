import type { Feature } from '../../app/feature.ts';
import { loadMemberHome } from './member-home.data.ts';

export const memberHome: Feature = {
  name: 'member-home',
  screens: {
    memberHome: { load: loadMemberHome, code: () => import('./member-home-screen.tsx') },
  },
};
