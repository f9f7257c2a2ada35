// Performs the effects of the launch flow.
import type { LaunchRequest } from '@foyer/contract';
import { startsInAppOnly } from '../../kit/games/app-only.rules.ts';
import { notePlayed } from '../../kit/games/own-lists/own-lists.ts';
import { tappedGame } from '../../kit/games/tapped-game.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { endsSession } from '../../shell/http/failure.ts';
import { beginPlay } from '../../shell/install/play-time.ts';
import { safeTarget } from '../../shell/navigation/safe-target.ts';
import type { Shell } from '../../shell/shell.ts';
import { noteKnownGame } from '../../shell/storage/note-known-game.ts';
import { type LaunchQuery, launchFormOf, named } from './launch-form.rules.ts';
import { LAUNCH_PAUSE_MS, LAUNCH_WARNING_MS, NAME_TIMEOUT_MS } from './launch-game.constants.ts';
import type { LaunchEffect, LaunchEvent } from './launch-game.flow.ts';
import { loadName } from './launch-name.ts';
import { safeGameAddress } from './safe-game-address.ts';

/** The page that a launch is requested from. */
export interface LaunchPlace {
  /** Returns the query of /m/launchGame, from the URL or as the URL would have it. */
  readonly query: () => LaunchQuery;
  /** The name of the tapped tile; null where nobody tapped one, so that the lists are asked. */
  readonly name: string | null;
  /** Since when the loading state shows, in milliseconds of `performance.now()`. */
  readonly shownAt: number;
  /**
   * True where the game replaces the present history entry: Back then leads to the page before, not to a second launch.
   */
  readonly replace: boolean;
  /** Leaves the page when a visitor does not log in. */
  readonly goBack: () => void;
}

/** Reads the launch request from the query. */
function readForm({ navigation, texts }: Shell, { query, name }: LaunchPlace): LaunchRequest | null {
  const form = launchFormOf(query(), {
    language: texts.language(),
    safeBack: (address) => safeTarget(address, { origin: navigation.origin }),
  });
  return form && name ? named(form, name) : form;
}

/** Requests one launch; null when the answer is no longer wanted. */
async function launch(shell: Shell, form: LaunchRequest, signal: AbortSignal): Promise<LaunchEvent | null> {
  // The failure stands in place of the game, with a new try.
  const outcome = await shell.send('game.launch', form, { alert: false, signal });
  if (signal.aborted) return null;
  if (!outcome.ok) {
    if (endsSession(outcome)) shell.react(outcome);
    return { type: 'refused', failure: outcome };
  }
  const address = safeGameAddress(shell, outcome.value.gameUrl);
  return address ? { type: 'gameReady', address } : { type: 'addressRefused' };
}

/** Measures the waiting time of a person; nothing may interrupt the person meanwhile. */
function createSlowTimer({ busy }: Shell) {
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
    }, LAUNCH_WARNING_MS);
  };
  return { begin, end };
}

/** The launch page itself. */
function pageOf({ navigation }: Shell): LaunchPlace {
  const tapped = tappedGame({ navigation }, navigation.query());
  return {
    query: navigation.query,
    name: tapped?.name ?? null,
    shownAt: tapped?.at ?? performance.now(),
    replace: true,
    goBack: navigation.back,
  };
}

/** Counts the pause of the first launch from when the loading state shows: rendering takes a slow phone a third of it. */
function createPause(shownAt: number) {
  let since: number | null = shownAt;
  return {
    begin: (over: () => void): void => {
      const passed = since === null ? 0 : performance.now() - since;
      since = null;
      setTimeout(over, Math.max(0, LAUNCH_PAUSE_MS - passed));
    },
    /** Something else is shown first: the pause is a whole one. */
    restart: (): void => {
      since = null;
    },
  };
}

export interface LaunchRunner {
  readonly perform: Runner<LaunchEvent, LaunchEffect>;
  /** Ends the launch under way: nobody waits for it any more. */
  readonly end: () => void;
}

export function launchGameRunner(shell: Shell, place: LaunchPlace = pageOf(shell)): LaunchRunner {
  const { navigation, session, overlays } = shell;
  const slowTimer = createSlowTimer(shell);
  const pause = createPause(place.shownAt);
  let pending: AbortController | undefined;
  let nameInTime: Promise<string | null> | undefined;
  const request = async (form: LaunchRequest, { signal }: AbortController): Promise<LaunchEvent | null> => {
    // A missing name never blocks a game: the call has the operator's in its place.
    const name = form.title ?? (await nameInTime) ?? shell.settings.brandName;
    return signal.aborted ? null : launch(shell, named(form, name), signal);
  };

  const end = (): void => {
    slowTimer.end();
    pending?.abort();
  };
  const perform: LaunchRunner['perform'] = (effect, send) => {
    switch (effect.do) {
      case 'look':
        return send({
          type: 'opened',
          form: readForm(shell, place),
          loggedIn: session.current() !== null,
          ...(startsInAppOnly(shell) && { barred: true }),
        });
      case 'findName': {
        const loading = loadName(shell, effect.form);
        const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), NAME_TIMEOUT_MS));
        nameInTime = Promise.race([loading, late]);
        return loading.then((name) => name && send({ type: 'nameFound', name }));
      }
      case 'openLogin':
        pause.restart();
        return overlays
          .open('login', { reason: 'play' })
          .then(() => send({ type: session.current() ? 'loggedIn' : 'loginClosed' }));
      case 'pause':
        return pause.begin(() => send({ type: 'pauseOver' }));
      case 'watchTime':
        return slowTimer.begin(() => send({ type: 'nothingHappened' }));
      case 'launch':
        pending = new AbortController();
        return request(effect.form, pending).then((event) => event && send(event));
      case 'noteGame':
        noteKnownGame(shell.store, effect.game.code);
        notePlayed(shell, effect.game);
        // A first tap launches before the prompt for the app is watched.
        beginPlay(shell.store, shell.clock.now());
        return shell.events.publish('gameLaunched', effect.game);
      case 'leave':
        return navigation.leave(effect.address, { replace: place.replace });
      case 'forget':
        return end();
      case 'goBack':
        return place.goBack();
    }
  };
  return { perform, end };
}
