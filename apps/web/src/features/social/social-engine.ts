// The social log-in of a page: one flow for all its forms, which late answers of windows find.
import type { ProviderToken } from '../../adapters/identity/port.ts';
import { type IdentityServices, identityServices, type Surroundings } from '../../kit/identity/use-identity.ts';
import { type Running, run } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { lacksConsent } from '../../shell/tracking/lacks-consent.ts';
import { runOneTap } from './one-tap.runner.ts';
import { isUnderWay, type SocialEvent, type SocialState, socialFlow } from './social.flow.ts';
import { type SocialHost, socialRunner } from './social.runner.ts';

export interface SocialEngine extends Pick<Running<SocialState, SocialEvent>, 'state' | 'send'> {
  readonly services: IdentityServices;
  readonly around: () => Surroundings;
  /** Calls back when the flow changes, and when more is known of the surroundings. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the host that takes over when the session has begun. */
  readonly serve: (host: SocialHost) => void;
  /** Removes the host of a form that is gone. */
  readonly leave: (host: SocialHost) => void;
  /** OV-05: the buttons are in sight; `rested`: they have been for as long as one-tap waits. */
  readonly near: (rested: boolean) => void;
}

/** OV-05; null where the operator offers none. */
function oneTapOf(
  shell: Shell,
  services: IdentityServices,
  free: () => boolean,
  onToken: (token: ProviderToken) => void,
) {
  const { oneTap, onTouch } = services;
  if (!oneTap) return null;
  const { overlays } = shell;
  // A prompt that fails to open needs no message: the button is there.
  const prompt = (): void => void oneTap.prompt(onToken).catch(() => undefined);
  const held = (): boolean => lacksConsent(shell, null);
  return runOneTap({ overlays, free, lacksConsent: held, onTouch, prompt, cancel: oneTap.cancel });
}

function start(shell: Shell): SocialEngine {
  const services = identityServices(shell);
  const runner = socialRunner(shell, services);
  const running = run(socialFlow, runner.perform);
  const watchers = new Set<() => void>();
  const notify = (): void => {
    for (const listener of watchers) listener();
  };
  let around = services.around();
  let host: SocialHost | null = null;
  // The prompt never covers a form in use.
  const free = (): boolean => {
    const { androidApp, hostApp, privateBrowsing } = around;
    return !(
      shell.busy.any() ||
      services.typing() ||
      shell.session.current() ||
      privateBrowsing ||
      hostApp ||
      androidApp
    );
  };
  const oneTap = oneTapOf(shell, services, free, (token) => running.send({ type: 'tokenArrived', token }));
  running.subscribe(() => {
    if (isUnderWay(running.state())) oneTap?.send({ type: 'logInBegun' });
    notify();
  });
  if (services.usable) services.oauthRequests.prepare();
  void services.detectSurroundings().then((found) => {
    around = found;
    notify();
  });
  // The person came back from the provider's page without a result: the request is over.
  shell.events.on('pageShown', ({ restored }) => restored && running.send({ type: 'cancelled' }));
  const serve = (next: SocialHost | null): void => {
    if (next && next !== host) running.send({ type: 'placeChanged' });
    host = next;
    runner.serve(next);
  };
  return {
    ...running,
    services,
    around: () => around,
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    serve,
    leave: (gone) => {
      if (host !== gone) return;
      serve(null);
      oneTap?.send({ type: 'left' });
    },
    near: (rested) => {
      oneTap?.send({ type: 'cameNear' });
      if (rested && !lacksConsent(shell, null)) oneTap?.send({ type: 'rested', free: free() });
    },
  };
}

const engines = new WeakMap<Shell, SocialEngine>();

export function socialEngine(shell: Shell): SocialEngine {
  const known = engines.get(shell) ?? start(shell);
  engines.set(shell, known);
  return known;
}
