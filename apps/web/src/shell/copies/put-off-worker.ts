// UP-02: the version of the waiting worker that somebody put off, in the installed app.
import { textLike } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export const PUT_OFF_WORKER: StorageKey<string> = {
  name: 'MC_PUT_OFF_WORKER',
  area: 'local',
  shape: textLike(/^[0-9a-z]{1,16}$/),
};
