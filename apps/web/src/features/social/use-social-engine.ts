// The social log-in of the page, for a part that stands on it.
import type { SocialChannel } from '@foyer/contract';
import { useState, useSyncExternalStore } from 'react';
import { useShell } from '../../app/shell-context.tsx';
import { socialProviders } from '../../shell/identity/offers.ts';
import { refusedIn } from './social.rules.ts';
import type { SocialHost } from './social.runner.ts';
import { socialEngine } from './social-engine.ts';

/** What happened before all this was there. */
interface Before {
  /** It was tapped, and is carried out now. */
  readonly chosen: SocialChannel | null;
  readonly rested: boolean;
}

/** `hold` belongs on the part itself: while that is on the page, `host` gets what comes of a tap. */
export function useSocialEngine(host: SocialHost, { chosen, rested }: Before = { chosen: null, rested: false }) {
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
  const [near] = useState(() => () => engine.near(rested));
  const [hold] = useState(() => (element: HTMLElement | null) => {
    if (element) engine.serve(own);
    if (element && chosen) void engine.doors.lookAround().then(() => tap(chosen));
    return () => engine.leave(own);
  });
  // SO-05, SO-07: a provider that refuses this browser is not offered in it.
  const offered = socialProviders(shell.settings).filter(({ channel }) => !refusedIn(around.hostApp, channel));
  return { engine, state, around, hold, near, offered, tap };
}
