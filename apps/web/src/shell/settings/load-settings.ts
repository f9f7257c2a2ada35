// The operator's settings as the site has them now.
import type { Settings } from '@foyer/contract';
import type { Shell } from '../shell.ts';

/** Returns null where nothing answers, or a copy that the worker stored: it may be older than the page's own settings. */
export async function loadSettings({ load, events }: Pick<Shell, 'load' | 'events'>): Promise<Settings | null> {
  let isCopy = false;
  const stop = events.on('copyShown', () => {
    isCopy = true;
  });
  const outcome = await load('system.settings', {});
  stop();
  return outcome.ok && !isCopy ? outcome.value : null;
}
