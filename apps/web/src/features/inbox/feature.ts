// The member's inbox: what the operator has told the member.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import { type InboxData, loadInbox } from './inbox.data.ts';

const screen: ScreenEntry<InboxData> = {
  load: loadInbox,
  code: () => import('./inbox-screen.tsx'),
};

export const inbox: Feature = { name: 'inbox', screens: { inbox: screen } };
