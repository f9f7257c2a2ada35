// The member page: its screen with the data of it, and the dialog that welcomes new members.
import type { Feature } from '../../kit/feature.ts';
import { welcomeNewMembers } from './first-time.ts';
import { loadMemberHome } from './member-home.data.ts';

export const memberHome: Feature = {
  name: 'member-home',
  screens: {
    memberHome: { load: loadMemberHome, code: () => import('./member-home-screen.tsx') },
  },
  overlays: { firstTime: () => import('./first-time-dialog.tsx') },
  start: welcomeNewMembers,
};
