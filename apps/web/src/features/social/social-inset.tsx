// SO-01: the buttons of social accounts, with what is under way, what went wrong, and the way out where they cannot work.
import type { SocialChannel } from '@foyer/contract';
import { useState, useSyncExternalStore } from 'react';
import { useShell, useT } from '../../app/shell-context.tsx';
import { socialProviders } from '../../shell/identity/offers.ts';
import type { InsetTable } from '../../shell/insets/insets.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Near } from '../../ui/near.tsx';
import { Agreement } from './agreement.tsx';
import { BrandMark } from './brand-marks.tsx';
import { channelNames } from './channel-names.ts';
import { channelOf, isUnderWay, type SocialState } from './social.flow.ts';
import css from './social.module.css';
import { refusedIn } from './social.rules.ts';
import { type SocialEngine, socialEngine } from './social-engine.ts';
import { SocialTrouble } from './social-trouble.tsx';
import { WayOut } from './way-out.tsx';

function Channel({ channel, state, onTap }: { channel: SocialChannel; state: SocialState; onTap: () => void }) {
  const t = useT();
  const own = isUnderWay(state) && channelOf(state) === channel;
  // Another one may be chosen while a window is open; what is being checked is waited for.
  const blocked = isUnderWay(state) && state.at !== 'asking';
  return (
    <button
      className={css.channel}
      type="button"
      aria-label={t('social.with', { channel: channelNames[channel] })}
      aria-busy={own || undefined}
      aria-disabled={blocked || undefined}
      onClick={() => !blocked && onTap()}
    >
      {own ? <span className={css.turning} /> : <BrandMark channel={channel} />}
      <span>{channelNames[channel]}</span>
    </button>
  );
}

/** What is under way, and a way on where it takes long. */
function UnderWay({ state, engine }: { readonly state: SocialState; readonly engine: SocialEngine }) {
  const t = useT();
  const active = channelOf(state);
  if (!active || active === 'phone') return null;
  const channel = channelNames[active];
  if (state.at !== 'asking')
    return <>{t('slow' in state && state.slow ? 'social.checkingSlow' : 'social.checking', { channel })}</>;
  const window = state.way === 'popup';
  const said = { popup: 'social.asking', redirect: 'social.askingHere', native: 'social.askingApp' } as const;
  return (
    <>
      {t(window && state.slow ? 'social.askingSlow' : said[state.way], { channel })}
      {window && state.slow && (
        <Button look="text" size="sm" onClick={engine.doors.trips.showWindow}>
          {t('social.showWindow')}
        </Button>
      )}
      <Button look="text" size="sm" onClick={() => engine.send({ type: 'cancelled' })}>
        {t('social.stop')}
      </Button>
    </>
  );
}

export function Inset({ from, entered }: InsetTable['social']) {
  const shell = useShell();
  const t = useT();
  const { settings } = shell;
  const [engine] = useState(() => socialEngine(shell));
  const state = useSyncExternalStore(engine.subscribe, engine.state);
  const around = useSyncExternalStore(engine.subscribe, engine.around);
  const agreed = readSettings(settings).on.socialAutoRegister;
  const [host] = useState(() => ({ from, agreed, entered }));
  const [hold] = useState(() => (element: HTMLElement | null) => {
    if (element) engine.serve(host);
    return () => engine.leave(host);
  });
  // SO-05, SO-07: a provider that refuses this browser is not offered in it.
  const offered = socialProviders(settings).filter(({ channel }) => !refusedIn(around.hostApp, channel));
  const tap = (channel: SocialChannel): void => {
    engine.serve(host);
    engine.send({ type: 'tapped', channel, around });
  };
  if (!engine.doors.usable) return null;
  return (
    <section className={css.social} ref={hold} aria-label={t('social.or')}>
      {from === 'login' && <span className={css.or}>{t('social.or')}</span>}
      {around.hostApp && <WayOut app={around.hostApp} userAgent={engine.doors.userAgent} />}
      {around.privateBrowsing && <p className={css.small}>{t('social.privateNote')}</p>}
      <Near className={css.channels} onNear={engine.near}>
        {offered.map(({ channel }) => (
          <Channel key={channel} channel={channel} state={state} onTap={() => tap(channel)} />
        ))}
      </Near>
      <p className={css.state} role="status">
        <UnderWay state={state} engine={engine} />
      </p>
      {state.at === 'idle' && state.problem && state.problem.channel !== 'phone' && (
        <SocialTrouble problem={state.problem} />
      )}
      {agreed && <Agreement />}
      {from === 'register' && <span className={css.or}>{t('social.orForm')}</span>}
    </section>
  );
}
