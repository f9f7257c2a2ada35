// Performs the effects of the social log-in.
import type { ProviderToken } from '../../adapters/identity/port.ts';
import type { IdentityServices } from '../../kit/identity/use-identity.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { channelNames } from '../../shell/identity/channel-names.ts';
import { BIND_REQUIRED_CODE } from '../../shell/identity/unknown-identity.ts';
import { navigateAfterStart } from '../../shell/session/after-registration.ts';
import { loginDevice } from '../../shell/session/login-device.ts';
import { forgetIfRefused } from '../../shell/session/refused-login.ts';
import { startSession, unforced } from '../../shell/session/session-of.ts';
import type { SessionStart } from '../../shell/session/session-start.ts';
import type { Shell } from '../../shell/shell.ts';
import { showPrivateBrowsingNotice } from './private-browsing-notice.ts';
import { SLOW_MS } from './social.constants.ts';
import type { SocialEffect, SocialEvent } from './social.flow.ts';
import { type FirebaseArguments, linkRefusals, type Refusal, refusals } from './social.rules.ts';

/** A form that people log in or register by. */
interface FormHost {
  readonly from: 'login' | 'register';
  /** The terms of registering stand beside the buttons. */
  readonly agreed: boolean;
  /** The session has begun: closes the form and continues. */
  readonly onLoggedIn: (as: SessionStart) => void;
}

/** The member's own page. */
interface MemberHost {
  readonly from: 'linkedAccounts';
  /** Reloads the member's accounts, which may have changed. */
  readonly reload: () => void;
}

/** The page or sheet that the buttons stand on. */
export type SocialHost = FormHost | MemberHost;

type Dispatch = (event: SocialEvent) => void;

/** Returns the target of the log-in: the page of our own that was remembered, or the page under the sheet. */
export function backUrlOf({ navigation }: Pick<Shell, 'navigation'>): string {
  const { backUrl, redirectUrl } = navigation.query();
  const route = navigation.route();
  if (route === 'login' || route === 'register') return backUrl ?? redirectUrl ?? '';
  return navigation.href(route, navigation.query());
}

async function showRefusal(shell: Shell, refusal: Refusal): Promise<void> {
  const { overlays, texts } = shell;
  if (refusal === 'private') return showPrivateBrowsingNotice(shell);
  // The buttons already have the way out of another app's browser beside them.
  overlays.toast(texts.t(refusal === 'comingSoon' ? 'social.comingSoon' : 'social.inOtherApp'), 'warn');
}

/** SO-09. */
async function alertFailure({ overlays, texts }: Shell, message: string): Promise<void> {
  await overlays.open('alert', { title: texts.t('common.notice'), message, confirm: texts.t('common.confirm') });
}

async function verify(shell: Shell, args: FirebaseArguments, failure: Failure): Promise<SocialEvent> {
  const { takeSecondFactor } = await import('../../shell/session/second-factor.ts');
  const end = await takeSecondFactor(shell, failure.value, {
    type: 'firebase',
    userName: '',
    remember: false,
    proof: { password: '', firebaseIdToken: args.firebaseIdToken },
  });
  if (end === 'passed') return { type: 'passed' };
  return end === 'unusable' ? { type: 'unusable', failure } : { type: 'left' };
}

/** OV-02. */
async function choose(shell: Shell, args: FirebaseArguments, name: string | null, form: FormHost | null) {
  const { firebaseChannel, firebaseIdToken } = args;
  const isRegistering = firebaseChannel === 'phone' && form?.from === 'register';
  const agreed = form?.agreed ?? false;
  return shell.overlays.open('loginChoice', { firebaseChannel, firebaseIdToken, name, agreed, isRegistering });
}

/** SO-01, PH-03: a token of phone-auth goes to the log-in itself, and has no channel there. */
async function logIn(shell: Shell, { firebaseChannel, ...proof }: FirebaseArguments): Promise<SocialEvent> {
  const { send, device, store } = shell;
  const claims = { ...refusals, [BIND_REQUIRED_CODE]: true } as const;
  const request = { ...proof, ...loginDevice(device) };
  const outcome =
    firebaseChannel === 'phone'
      ? await send('session.login', request, { claims })
      : await send('session.social', { ...request, firebaseChannel }, { claims });
  forgetIfRefused(store, outcome);
  return outcome.ok ? { type: 'accepted', answer: outcome.value } : { type: 'refused', failure: outcome };
}

/** Asks for a proof where the platform wants one. */
async function link(shell: Shell, { firebaseChannel, firebaseIdToken }: FirebaseArguments): Promise<SocialEvent> {
  const { confirmed, stepUpClaims } = await import('../../shell/session/step-up.ts');
  const identity = { firebaseChannel, firebaseIdToken };
  const outcome = await confirmed(shell, (proof) =>
    shell.send('member.linkSocial', { ...identity, ...proof }, { claims: { ...linkRefusals, ...stepUpClaims } }),
  );
  if (!outcome) return { type: 'left' };
  return outcome.ok ? { type: 'linked' } : { type: 'notLinked', failure: outcome };
}

export interface SocialRunner {
  readonly perform: Runner<SocialEvent, SocialEffect>;
  /** Sets the host that takes over when the session has begun; a page without a host continues by itself. */
  readonly serve: (host: SocialHost | null) => void;
}

export function socialRunner(shell: Shell, services: IdentityServices): SocialRunner {
  let host: SocialHost | null = null;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let rest: (() => void) | null = null;
  let entry: SessionStart = 'loggedIn';
  let exchanging: ProviderToken | null = null;
  const { oauthRequests } = services;
  const form = (): FormHost | null => (host?.from === 'linkedAccounts' ? null : host);

  const ease = (): void => {
    clearTimeout(slow);
    rest?.();
    rest = null;
  };
  const plan = (channel: Parameters<typeof oauthRequests.leaveFor>[0]['channel']) => ({
    channel,
    from: host?.from ?? 'login',
    backUrl: backUrlOf(shell),
  });
  const exchange = async (token: ProviderToken, dispatch: Dispatch): Promise<void> => {
    exchanging = token;
    const result = await services.exchange(token);
    // Another log-in has taken this one's place.
    if (exchanging !== token) return;
    dispatch(result.ok ? { type: 'exchanged', idToken: result.value } : { type: 'wentWrong', problem: result.problem });
  };
  const enter = (): void => {
    ease();
    // SO-04: the host that started the log-in closes its own sheet; without a host all sheets are closed.
    const startingForm = form();
    if (startingForm) {
      startingForm.onLoggedIn(entry);
      return;
    }
    for (const name of ['login', 'register'] as const) shell.overlays.close(name);
    navigateAfterStart(shell, entry);
  };

  const perform: Runner<SocialEvent, SocialEffect> = (effect, dispatch) => {
    switch (effect.do) {
      case 'showRefusal':
        return showRefusal(shell, effect.refusal);
      case 'openWindow':
        shell.warmUp();
        rest ??= shell.busy.begin('social');
        if (!oauthRequests.openWindow(plan(effect.channel), dispatch)) dispatch({ type: 'windowBlocked' });
        return;
      case 'leaveFor':
        return oauthRequests.leaveFor(plan(effect.channel), dispatch);
      case 'openInApp':
        return services.native()?.socialLogin(effect.channel, (answer) => {
          if (answer.type === 'failure') return dispatch({ type: 'appFailed', text: answer.text });
          if (answer.type === 'cancelled') return dispatch({ type: 'cancelled' });
          const { type: _, ...given } = answer;
          dispatch({ type: 'tokenArrived', token: { channel: effect.channel, ...given } });
        });
      case 'alertFailure':
        return alertFailure(shell, effect.text);
      case 'stopAsking':
        ease();
        exchanging = null;
        return oauthRequests.stop();
      case 'watchTime':
        clearTimeout(slow);
        slow = setTimeout(() => dispatch({ type: 'tookLong' }), SLOW_MS);
        return;
      case 'exchange':
        shell.warmUp();
        rest ??= shell.busy.begin('social');
        return exchange(effect.token, dispatch);
      case 'logIn':
        entry = 'loggedIn';
        return logIn(shell, effect.args).then(dispatch);
      case 'link':
        return link(shell, effect.args).then(dispatch);
      case 'showLinked':
        return shell.overlays.toast(shell.texts.t('social.linked', { channel: channelNames[effect.channel] }), 'pos');
      case 'reload':
        return host?.from === 'linkedAccounts' ? host.reload() : undefined;
      case 'verify':
        return verify(shell, effect.args, effect.failure).then(dispatch);
      case 'choose':
        return choose(shell, effect.args, effect.name, form()).then((end) => {
          entry = end ?? 'loggedIn';
          dispatch({ type: end ? 'passed' : 'left' });
        });
      case 'enter':
        if (effect.answer) startSession(shell, unforced(effect.answer));
        return enter();
    }
  };
  return {
    perform,
    serve: (next) => {
      host = next;
    },
  };
}
