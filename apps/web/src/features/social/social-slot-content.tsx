// SO-01: fills the slot of the social buttons: connects them to the log-in, and shows its progress and the agreement.
import { useState } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import type { SlotTable, SocialBehind } from '../../kit/slots.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';
import { Agreement } from './agreement.tsx';
import { BrowserNotices, LoginProgress } from './login-progress.tsx';
import { channelOf, isUnderWay } from './social.flow.ts';
import css from './social.module.css';
import type { SocialEngine } from './social-engine.ts';
import { offeredIn, useSocialEngine } from './use-social-engine.ts';

type Tap = Parameters<SocialBehind['choose']>[0];

function behindOf({ settings }: Shell, engine: SocialEngine, choose: (channel: Tap) => void): SocialBehind {
  const { services, around, state, subscribe, near } = engine;
  return {
    subscribe,
    current: () => {
      const underWay = isUnderWay(state());
      const active = underWay ? channelOf(state()) : null;
      return {
        channels: offeredIn(settings, around()).map(({ channel }) => channel),
        turning: active === 'phone' ? null : active,
        // Another one may be chosen while a window is open; what is being checked is waited for.
        blocked: underWay && state().at !== 'asking',
        notes: <BrowserNotices around={around()} engine={engine} />,
      };
    },
    choose,
    // The surroundings of the page are not known at once.
    chooseWhenReady: (channel) => void services.detectSurroundings().then(() => choose(channel)),
    near,
  };
}

export function SlotContent({ from, onLoggedIn, attach, agreementAbove }: SlotTable['social']) {
  const t = useT();
  const shell = useShell();
  const agreed = readSettings(shell.settings).on.socialAutoRegister;
  const { engine, state, hold, tap } = useSocialEngine({ from, agreed, onLoggedIn });
  const [stand] = useState(() => (element: HTMLElement | null) => {
    const leave = hold(element);
    const detach = attach(behindOf(shell, engine, tap));
    return () => {
      detach();
      leave();
    };
  });
  return (
    <div className={css.below} ref={stand}>
      <LoginProgress state={state} engine={engine} />
      {agreed && (agreementAbove ? <p className={css.small}>{t('social.agreeToo')}</p> : <Agreement />)}
    </div>
  );
}
