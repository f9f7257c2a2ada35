// Edits: operators' settings and banners follow what their people write, on every node.
import type { Module, PlatformContext } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { createFollower } from './follow-edits.ts';

/** With the ages of the site's caches (settings 3 s, pages 4 s) an edit is in new pages within ten seconds. */
const LOOK_EVERY_MS = 2_000;

export const editsModule = (platform: PlatformContext) => {
  const follow = createFollower(platform);
  return {
    name: 'edits',
    /** One look. */
    follow,
    start: async () => {
      await follow();
      return every(LOOK_EVERY_MS, 'edits', platform.log, follow);
    },
  } satisfies Module & { readonly follow: () => Promise<void> };
};
