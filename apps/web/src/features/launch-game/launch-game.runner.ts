// Performs what the launch flow asks for.
import type { LaunchRequest } from '@foyer/contract';
import type { Runner } from '../../shell/flow/flow.ts';
import { endsSession } from '../../shell/http/failure.ts';
import { gameOrigins, safeTarget } from '../../shell/navigation/safe-target.ts';
import type { Shell } from '../../shell/shell.ts';
import { launchFormOf } from './launch-form.rules.ts';
import { LAUNCH_PATIENCE_MS, LAUNCH_PAUSE_MS } from './launch-game.constants.ts';
import type { LaunchEffect, LaunchEvent } from './launch-game.flow.ts';

/** The form as the address asks for it. */
const readForm = ({ navigation, settings, texts }: Shell): LaunchRequest | null =>
  launchFormOf(navigation.query(), {
    language: texts.language(),
    title: settings.brandName,
    safeBack: (address) => safeTarget(address, { origin: navigation.origin }),
  });

/** One launch call; null when nobody wants its answer any more. */
async function launch(shell: Shell, form: LaunchRequest, signal: AbortSignal): Promise<LaunchEvent | null> {
  const outcome = await shell.send('game.launch', form, { alert: false, signal });
  if (signal.aborted) return null;
  if (!outcome.ok) {
    if (endsSession(outcome)) shell.react(outcome);
    return { type: 'refused', failure: outcome };
  }
  const { origin } = shell.navigation;
  const outside = gameOrigins(origin, shell.settings.gameHosts);
  const address = safeTarget(outcome.value.gameUrl, { origin, outside });
  return address ? { type: 'gameReady', address } : { type: 'addressRefused' };
}

/** Counts the time that a person is kept waiting; nothing may interrupt meanwhile. */
function patienceOf({ busy }: Shell) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest = (): void => undefined;
  const end = (): void => {
    clearTimeout(timer);
    rest();
  };
  const begin = (over: () => void): void => {
    end();
    rest = busy.begin('game');
    timer = setTimeout(() => {
      end();
      over();
    }, LAUNCH_PATIENCE_MS);
  };
  return { begin, end };
}

export function launchGameRunner(shell: Shell): Runner<LaunchEvent, LaunchEffect> {
  const { navigation, session, overlays } = shell;
  const patience = patienceOf(shell);
  let asked: AbortController | undefined;

  return (effect, send) => {
    switch (effect.do) {
      case 'look':
        return send({ type: 'opened', form: readForm(shell), loggedIn: session.current() !== null });
      case 'askLogin':
        return void overlays
          .ask('login', { reason: 'play' })
          .then((answer) => send({ type: answer === 'loggedIn' ? 'loggedIn' : 'loginClosed' }));
      case 'pause':
        return void setTimeout(() => send({ type: 'pauseOver' }), LAUNCH_PAUSE_MS);
      case 'watchTime':
        return patience.begin(() => send({ type: 'nothingHappened' }));
      case 'launch':
        asked = new AbortController();
        return void launch(shell, effect.form, asked.signal).then((event) => event && send(event));
      case 'leave':
        // The launch page gives its place in the history to the game: Back leads to the lobby, not into a second launch.
        return navigation.leave(effect.address, { replace: true });
      case 'forget':
        patience.end();
        return asked?.abort();
      case 'goBack':
        return navigation.back();
    }
  };
}
