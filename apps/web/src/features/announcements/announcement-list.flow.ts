// Loads the announcements that a person may read again.
import type { Announcement } from '@foyer/contract';
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { isFor } from './announcements.rules.ts';

export type AnnouncementListState =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | { readonly at: 'known'; readonly items: readonly Announcement[] };
export type AnnouncementListEvent =
  | { readonly type: 'came'; readonly items: readonly Announcement[] }
  | { readonly type: 'lost' }
  | { readonly type: 'retryTapped' };
export interface AnnouncementListEffect {
  readonly do: 'load';
}

const to = stepsOf<AnnouncementListState, AnnouncementListEffect>();
const loading = to({ at: 'loading' }, { do: 'load' });
const failed = to({ at: 'failed' });

export const announcementListFlow = (): Flow<AnnouncementListState, AnnouncementListEvent, AnnouncementListEffect> => ({
  name: 'announcementList',
  start: loading,
  broken: { loading: () => failed, failed: null, known: null },
  on: {
    loading: { came: (_, { items }) => to({ at: 'known', items }), lost: () => failed },
    failed: { retryTapped: () => loading },
    known: {},
  },
});

/** RL-01: `category`: promotions for mobiles of a category; without one, what the popup shows. */
export const announcementListRunner =
  (
    { load, session }: Pick<Shell, 'load' | 'session'>,
    category?: 'app_download',
  ): Runner<AnnouncementListEvent, AnnouncementListEffect> =>
  async (_, dispatch) => {
    const outcome = category
      ? await load('relay.listAnnouncements', { types: 'PR', platform: 'M', category })
      : await load('content.popups', {});
    dispatch(
      outcome.ok ? { type: 'came', items: outcome.value.items.filter(isFor(session.current())) } : { type: 'lost' },
    );
  };
