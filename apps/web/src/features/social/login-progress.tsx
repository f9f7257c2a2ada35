// The notices around the providers' buttons: unsupported browser, progress, problem.

import type { Surroundings } from '../../kit/identity/use-identity.ts';
import { useT } from '../../kit/shell-context.tsx';
import { channelNames } from '../../shell/identity/channel-names.ts';
import { Button } from '../../ui/button.tsx';
import { LeaveInAppBrowser } from './leave-in-app-browser.tsx';
import { channelOf, type SocialState } from './social.flow.ts';
import css from './social.module.css';
import type { SocialEngine } from './social-engine.ts';
import { SocialTrouble } from './social-trouble.tsx';

interface LoginProgressProps {
  readonly state: SocialState;
  readonly engine: SocialEngine;
}

const asking = { popup: 'social.asking', redirect: 'social.askingHere', native: 'social.askingApp' } as const;

/** The notice while the provider's page is open. */
function Asking({ state, engine }: LoginProgressProps) {
  const t = useT();
  if (state.at !== 'asking') return null;
  const { channel, slow, mode } = state;
  const behind = mode === 'popup' && slow;
  return (
    <>
      {t(behind ? 'social.askingSlow' : asking[mode], { channel: channelNames[channel] })}
      {behind && (
        <Button variant="text" size="sm" onClick={engine.services.oauthRequests.showWindow}>
          {t('social.showWindow')}
        </Button>
      )}
      <Button variant="text" size="sm" onClick={() => engine.send({ type: 'cancelled' })}>
        {t('social.stop')}
      </Button>
    </>
  );
}

/** The notice while the provider's answer is checked. */
function Checking({ state }: Pick<LoginProgressProps, 'state'>) {
  const t = useT();
  const active = channelOf(state);
  if (!active || active === 'phone') return null;
  const slow = 'slow' in state && state.slow;
  const text = state.at === 'linking' ? 'social.linking' : 'social.checking';
  return t(slow ? 'social.checkingSlow' : text, { channel: channelNames[active] });
}

/** The notices that stand before any tap. */
export function BrowserNotices({ around, engine }: { readonly around: Surroundings; readonly engine: SocialEngine }) {
  const t = useT();
  const { hostApp, privateBrowsing } = around;
  return (
    <>
      {hostApp && <LeaveInAppBrowser app={hostApp} userAgent={engine.services.userAgent} />}
      {privateBrowsing && <p className={css.small}>{t('social.privateNote')}</p>}
    </>
  );
}

export function LoginProgress({ state, engine }: LoginProgressProps) {
  const problem = state.at === 'idle' ? state.problem : null;
  return (
    <>
      <p className={css.state} role="status">
        {state.at === 'asking' ? <Asking state={state} engine={engine} /> : <Checking state={state} />}
      </p>
      {problem && problem.channel !== 'phone' && <SocialTrouble problem={problem} />}
    </>
  );
}
