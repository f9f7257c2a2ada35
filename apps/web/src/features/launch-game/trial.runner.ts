// Performs the effects of a trial.
import { startsInAppOnly } from '../../kit/games/app-only.rules.ts';
import { notePlayed } from '../../kit/games/own-lists/own-lists.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { endsSession } from '../../shell/http/failure.ts';
import type { Shell } from '../../shell/shell.ts';
import type { LaunchQuery } from './launch-form.rules.ts';
import { LAUNCH_WARNING_MS } from './launch-game.constants.ts';
import { safeGameAddress } from './safe-game-address.ts';
import type { TrialEffect, TrialEvent } from './trial.flow.ts';
import { trialFormOf } from './trial.rules.ts';

/** Requests one trial; null when the answer is no longer wanted. */
async function launch(shell: Shell, query: LaunchQuery, signal: AbortSignal): Promise<TrialEvent | null> {
  if (startsInAppOnly(shell)) return { type: 'barred' };
  const form = trialFormOf(query);
  if (!form) return { type: 'noGameFound' };
  // The failure stands in place of the game, with a new try.
  const outcome = await shell.send('relay.gameTrialLaunch', form, { alert: false, signal });
  if (signal.aborted) return null;
  if (!outcome.ok) {
    if (endsSession(outcome)) shell.react(outcome);
    return { type: 'refused', failure: outcome };
  }
  const address = safeGameAddress(shell, outcome.value.gameUrl);
  return address ? { type: 'gameReady', address } : { type: 'addressRefused' };
}

export function trialRunner(shell: Shell, query: LaunchQuery): Runner<TrialEvent, TrialEffect> {
  let pending: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (effect, send) => {
    switch (effect.do) {
      case 'launch':
        pending = new AbortController();
        return launch(shell, query, pending.signal).then((event) => event && send(event));
      case 'watchTime':
        timer = setTimeout(() => send({ type: 'nothingHappened' }), LAUNCH_WARNING_MS);
        return;
      case 'forget':
        clearTimeout(timer);
        return pending?.abort();
      case 'publishStart': {
        const game = { vendor: query.vendor ?? '', code: query.code ?? '' };
        notePlayed(shell, game);
        return shell.events.publish('trialStarted', game);
      }
    }
  };
}
