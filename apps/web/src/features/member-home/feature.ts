// The member page with its data, the page of the member's bets, and the dialog that welcomes new members.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { Page } from '../../kit/older-pages.flow.ts';
import type { MemberHomeData } from './member-home.data.ts';
import type { Bet } from './my-bets.rules.ts';

const screen: ScreenEntry<MemberHomeData> = {
  load: (load) => import('./member-home.data.ts').then(({ loadMemberHome }) => loadMemberHome(load)),
  code: () => import('./member-home-screen.tsx'),
};

const myBets: ScreenEntry<Page<Bet>> = {
  load: (load) => load('game.bets', {}),
  code: () => import('./my-bets-screen.tsx'),
};

export const memberHome: Feature = {
  name: 'member-home',
  screens: { memberHome: screen, myBets },
  overlays: { firstTime: () => import('./first-time-dialog.tsx') },
  start: (shell) => {
    // The welcome lies over the next page: the handler that navigates the new member runs while its code is on its way.
    shell.events.on('registered', (member) => {
      void untilLoaded(() => import('./first-time-dialog.tsx')).then(({ welcome }) => welcome(shell, member));
    });
  },
};
