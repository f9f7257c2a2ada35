// Performs the effects of the page that a provider redirects to.
import { CANCELLED_CODE } from '../../adapters/identity/port.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { type OAuthRequest, readReturn } from '../../shell/identity/oauth-request.ts';
import { AWAY_KEPT } from '../../shell/navigation/kept-parameters.ts';
import { navigateAfterStart } from '../../shell/session/after-registration.ts';
import type { SessionStart } from '../../shell/session/session-start.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ReturnEffect, ReturnEvent } from './return.flow.ts';
import { isUnderWay } from './social.flow.ts';
import type { Aim } from './social.rules.ts';
import type { SocialHost } from './social.runner.ts';
import type { SocialEngine } from './social-engine.ts';

/** The part of the window that receives the redirect. */
export interface ReturnWindow {
  readonly location: Pick<Location, 'search' | 'hash'>;
  readonly close: () => void;
}

export interface ReturnRunner {
  readonly perform: Runner<ReturnEvent, ReturnEffect>;
  /** Returns to the form that the person came from, with the typed text restored. */
  readonly goBack: () => void;
}

const aimOf = ({ from }: Pick<OAuthRequest, 'from'>): Aim => (from === 'linkedAccounts' ? 'link' : 'logIn');

export function returnRunner(shell: Shell, engine: SocialEngine, view: ReturnWindow): ReturnRunner {
  const { navigation, settings, store } = shell;
  const { oauthRequests } = engine.services;
  const back = readReturn(view.location.search, view.location.hash);
  // Removes the code or token from the URL, so that nothing else reads it.
  navigation.changeQuery({});
  let resumed: ReturnType<typeof oauthRequests.resume> = null;
  // The app has read the parameters; the next page has them in its URL again.
  store.remove(AWAY_KEPT);

  const goBack = (): void => {
    const { from, backUrl }: Pick<OAuthRequest, 'from' | 'backUrl'> = resumed?.oauthRequest ?? {
      from: 'login',
      backUrl: '',
    };
    navigation.go(from, { replace: true, ...(backUrl && { query: { backUrl } }) });
  };
  const enter = (as: SessionStart): void => {
    const { backUrl } = resumed?.oauthRequest ?? { backUrl: '' };
    navigateAfterStart({ ...shell, navigation: { ...navigation, query: () => ({ backUrl }) } }, as);
  };
  const hostOf = ({ from }: OAuthRequest): SocialHost =>
    from === 'linkedAccounts'
      ? { from, reload: () => undefined }
      : { from, agreed: readSettings(settings).on.socialAutoRegister, onLoggedIn: enter };
  const continueLogin = async (dispatch: (event: ReturnEvent) => void): Promise<void> => {
    if (!resumed) return;
    const { oauthRequest, token } = resumed;
    engine.serve(hostOf(oauthRequest));
    const result = await token;
    if (!result.ok && result.problem.code === CANCELLED_CODE) return dispatch({ type: 'left' });
    engine.send(
      result.ok
        ? { type: 'cameBack', token: result.value, aim: aimOf(oauthRequest) }
        : { type: 'wentWrong', problem: result.problem },
    );
    const check = (): void => {
      const state = engine.state();
      if (isUnderWay(state)) return;
      stop();
      if (state.at === 'idle')
        dispatch(state.problem ? { type: 'wentWrong', problem: state.problem } : { type: 'left' });
    };
    const stop = engine.subscribe(check);
    check();
  };

  const perform: ReturnRunner['perform'] = (effect, dispatch) => {
    switch (effect.do) {
      case 'handOver':
        return engine.services.handOver(back).then((taken) => {
          if (taken) return dispatch({ type: 'taken' });
          resumed = oauthRequests.resume(back);
          dispatch({ type: 'notTaken', aim: resumed && aimOf(resumed.oauthRequest) });
        });
      case 'closeWindow':
        return view.close();
      case 'continueLogin':
        return continueLogin(dispatch);
      case 'goBack':
        return goBack();
    }
  };
  return { perform, goBack };
}
