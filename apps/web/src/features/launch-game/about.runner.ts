// Performs the effects of the sheet before play.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { AboutEffect, AboutEvent } from './about.flow.ts';
import type { LaunchQuery } from './launch-form.rules.ts';
import { trialFormOf } from './trial.rules.ts';

export function aboutRunner(
  { load, events, navigation }: Pick<Shell, 'load' | 'events' | 'navigation'>,
  query: LaunchQuery,
  fetchTrial: () => Promise<unknown> = () => import('./trial-frame.tsx'),
): Runner<AboutEvent, AboutEffect> {
  const { vendor = '', code = '' } = query;
  return async ({ do: what }, send) => {
    if (what === 'publishView') return events.publish('gameViewed', { vendor, code });
    if (what === 'prepare') {
      navigation.prefetch('launchGame', query);
      // A tap fetches it again where it is lost.
      return fetchTrial().catch(() => undefined);
    }
    const outcome = trialFormOf(query) && (await load('game.about', { vendor, game: code }));
    return send(outcome?.ok ? { type: 'loaded', about: outcome.value } : { type: 'failed' });
  };
}
