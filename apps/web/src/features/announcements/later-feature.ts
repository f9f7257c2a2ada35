// The operator's announcements: a popup that comes by itself, and the sheet in which they can be read again.
import type { LaterFeature } from '../../kit/feature.ts';
import { watchAnnouncements } from './announcements-watch.ts';

export const announcements: LaterFeature = {
  name: 'announcements',
  overlays: {
    announcements: () => import('./announcements-dialog.tsx'),
    announcementList: () => import('./announcement-list-sheet.tsx'),
  },
  start: watchAnnouncements,
};
