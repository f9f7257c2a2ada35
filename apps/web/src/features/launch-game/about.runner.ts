// Performs the effects of the sheet before play.
import type { Runner } from '../../shell/flow/flow.ts';
import type { OverlayName } from '../../shell/overlays/overlays.ts';
import type { Shell } from '../../shell/shell.ts';
import type { AboutEffect, AboutEvent } from './about.flow.ts';
import type { LaunchQuery } from './launch-form.rules.ts';
import { trialFormOf } from './trial.rules.ts';

export function aboutRunner(
  {
    load,
    events,
    navigation,
    overlays,
    session,
  }: Pick<Shell, 'load' | 'events' | 'navigation' | 'overlays' | 'session'>,
  query: LaunchQuery,
): Runner<AboutEvent, AboutEffect> {
  // What is there already takes the sheet's place at once. A tap fetches again what is lost.
  const prepare = (name: OverlayName): Promise<void> => overlays.prepare(name).catch(() => undefined);
  const { vendor = '', code = '' } = query;
  return async ({ do: what }, send) => {
    if (what === 'publishView') return events.publish('gameViewed', { vendor, code });
    if (what === 'prepare') {
      navigation.prefetch('launchGame', query);
      // Real play leads a visitor to the log-in first.
      if (session.current() === null) void prepare('login');
      return prepare('trial');
    }
    const outcome = trialFormOf(query) && (await load('game.about', { vendor, game: code }));
    return send(outcome?.ok ? { type: 'loaded', about: outcome.value } : { type: 'failed' });
  };
}
