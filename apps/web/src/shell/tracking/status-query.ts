// HT-10: the visit's fields in every status call.
import type { InputOf } from '@foyer/contract';
import { REG_INFO } from '../storage/reg-info.ts';
import type { Store } from '../storage/store.ts';
import { TRACK_ID } from './tracking-keys.ts';

const MAX_URL = 2048;

/** Device, first visit's tracking id, the domain it came from, and where it is now. */
export function statusQuery(
  store: Store,
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
): InputOf<'system.status'> {
  const track = store.read(TRACK_ID);
  const originalDomain = store.read(REG_INFO)?.originalDomain;
  return {
    device: 'MOBILE',
    ...(track && { track }),
    ...(originalDomain && { originalDomain }),
    url: (origin + pathname).slice(0, MAX_URL),
    _: Date.now().toFixed(),
  };
}
