// The member page: its screen with the data of it, and the dialog that welcomes new members.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import { welcomeNewMembers } from './first-time.ts';
import type { MemberHomeData } from './member-home.data.ts';

const screen: ScreenEntry<MemberHomeData> = {
  load: (load) => import('./member-home.data.ts').then(({ loadMemberHome }) => loadMemberHome(load)),
  code: () => import('./member-home-screen.tsx'),
};

export const memberHome: Feature = {
  name: 'member-home',
  screens: { memberHome: screen },
  overlays: { firstTime: () => import('./first-time-dialog.tsx') },
  start: welcomeNewMembers,
};
