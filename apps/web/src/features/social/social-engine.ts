// The social log-in of a page: one flow, whichever form its buttons stand on. A window that comes back late still finds it.
import { type IdentityDoors, identityDoors, type Surroundings } from '../../app/use-identity.ts';
import { type Running, run } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { ONE_TAP_AFTER_MS } from './social.constants.ts';
import { isUnderWay, type SocialEvent, type SocialState, socialFlow } from './social.flow.ts';
import { type SocialHost, socialRunner } from './social.runner.ts';

export interface SocialEngine extends Pick<Running<SocialState, SocialEvent>, 'state' | 'send'> {
  readonly doors: IdentityDoors;
  readonly around: () => Surroundings;
  /** Told when the flow moves, and when more is known of the surroundings. */
  readonly subscribe: (seen: () => void) => () => void;
  /** Who gets the person when the session has begun. */
  readonly serve: (host: SocialHost) => void;
  /** The form is gone. */
  readonly leave: (host: SocialHost) => void;
  /** OV-05: the buttons are in sight. */
  readonly near: () => void;
}

function start(shell: Shell): SocialEngine {
  const doors = identityDoors(shell);
  const runner = socialRunner(shell, doors);
  const running = run(socialFlow, runner.perform);
  const watchers = new Set<() => void>();
  const tell = (): void => {
    for (const seen of watchers) seen();
  };
  let around = doors.around();
  let host: SocialHost | null = null;
  let prompted = false;
  running.subscribe(() => {
    if (isUnderWay(running.state())) doors.oneTap?.cancel();
    tell();
  });
  if (doors.usable) doors.trips.prepare();
  void doors.lookAround().then((found) => {
    around = found;
    tell();
  });
  // Back from a provider's page without an answer: nobody waits there any more.
  shell.events.on('pageShown', ({ restored }) => restored && running.send({ type: 'cancelled' }));
  const serve = (next: SocialHost | null): void => {
    host = next;
    runner.serve(next);
  };
  const prompt = (): void => {
    const { privateBrowsing, hostApp, androidApp } = around;
    // Never over a form in use, nor over what somebody has begun.
    if (shell.busy.any() || isUnderWay(running.state()) || privateBrowsing || hostApp || androidApp) return;
    if (host === null || shell.session.current()) return;
    // A prompt that does not come is not missed: the button is there.
    void doors.oneTap?.prompt((token) => running.send({ type: 'tokenArrived', token })).catch(() => undefined);
  };
  return {
    ...running,
    doors,
    around: () => around,
    subscribe: (seen) => {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
    serve,
    leave: (gone) => {
      if (host === gone) serve(null);
    },
    near: () => {
      if (prompted || !doors.oneTap) return;
      prompted = true;
      setTimeout(prompt, ONE_TAP_AFTER_MS);
    },
  };
}

const engines = new WeakMap<Shell, SocialEngine>();

export function socialEngine(shell: Shell): SocialEngine {
  const known = engines.get(shell) ?? start(shell);
  engines.set(shell, known);
  return known;
}
