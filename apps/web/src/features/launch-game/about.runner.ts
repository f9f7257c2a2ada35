// Performs the effects of the sheet before play.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { AboutEffect, AboutEvent } from './about.flow.ts';
import type { LaunchQuery } from './launch-form.rules.ts';
import { trialFormOf } from './trial.rules.ts';

export function aboutRunner(
  { load, events, navigation, overlays }: Pick<Shell, 'load' | 'events' | 'navigation' | 'overlays'>,
  query: LaunchQuery,
): Runner<AboutEvent, AboutEffect> {
  const { vendor = '', code = '' } = query;
  return async ({ do: what }, send) => {
    if (what === 'publishView') return events.publish('gameViewed', { vendor, code });
    if (what === 'prepare') {
      navigation.prefetch('launchGame', query);
      // With its code there the trial takes the sheet's place at once. A tap fetches it again where it is lost.
      return overlays.prepare('trial').catch(() => undefined);
    }
    const outcome = trialFormOf(query) && (await load('game.about', { vendor, game: code }));
    return send(outcome?.ok ? { type: 'loaded', about: outcome.value } : { type: 'failed' });
  };
}
