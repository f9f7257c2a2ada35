// Connects a component with the social log-in of the page.
import type { PageSettings, SocialChannel, SocialProvider } from '@foyer/contract';
import { useState, useSyncExternalStore } from 'react';
import type { Surroundings } from '../../kit/identity/use-identity.ts';
import { useShell } from '../../kit/shell-context.tsx';
import { socialProviders } from '../../shell/identity/offers.ts';
import { refusedIn } from './social.rules.ts';
import type { SocialHost } from './social.runner.ts';
import { socialEngine } from './social-engine.ts';

/** SO-05, SO-07: a provider that refuses this browser is not offered in it. */
export const offeredIn = (
  settings: PageSettings,
  { hostApp }: Pick<Surroundings, 'hostApp'>,
): readonly SocialProvider[] => socialProviders(settings).filter(({ channel }) => !refusedIn(hostApp, channel));

/** `hold` is the ref of the component's element: while the element is on the page, `host` gets the results of taps. */
export function useSocialEngine(host: SocialHost) {
  const shell = useShell();
  const [engine] = useState(() => socialEngine(shell));
  const state = useSyncExternalStore(engine.subscribe, engine.state);
  const around = useSyncExternalStore(engine.subscribe, engine.around);
  const [own] = useState(host);
  const tap = (channel: SocialChannel): void => {
    engine.serve(own);
    const aim = own.from === 'linkedAccounts' ? 'link' : 'logIn';
    engine.send({ type: 'tapped', channel, aim, around: engine.around() });
  };
  const [hold] = useState(() => (element: HTMLElement | null) => {
    if (element) engine.serve(own);
    return () => engine.leave(own);
  });
  return { engine, state, around, hold, offered: offeredIn(shell.settings, around), tap };
}
