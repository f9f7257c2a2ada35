// Invitations: one page, which shows agents and players their own link, and visitors what inviting is.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';

const screen: ScreenEntry = { code: () => import('./invite-screen.tsx') };

export const referral: Feature = { name: 'referral', screens: { inviteFriends: screen, agentRegister: screen } };
