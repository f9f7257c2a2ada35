// Sends OAuth requests to a provider's page, in a popup or in this tab. Turns the answer into a token.
import type { SocialChannel, SocialProvider } from '@foyer/contract';
import type { PostOutside } from '../../shell/http/post-outside.ts';
import {
  belongsTo,
  OAUTH_REQUEST,
  type OAuthRequest,
  type OAuthReturn,
  type OAuthSecrets,
} from '../../shell/identity/oauth-request.ts';
import type { Popup } from '../../shell/navigation/popup.ts';
import type { Store } from '../../shell/storage/store.ts';
import { type AuthProblem, type AuthResult, CANCELLED_CODE, failed, type ProviderToken, STORAGE_CODE } from './port.ts';
import { authorizeAddress, tokenOf } from './provider.ts';

/** A window that was closed may just have sent its news: so long it is waited for. */
const CLOSED_GRACE_MS = 800;
/** Milliseconds between two checks that the window is still open: no event reports its end. */
const CLOSED_POLL_MS = 400;

export type OAuthEvent =
  | { readonly type: 'tokenArrived'; readonly token: ProviderToken }
  | { readonly type: 'cancelled' }
  | { readonly type: 'wentWrong'; readonly problem: AuthProblem };

export interface OAuthPlan extends Pick<OAuthRequest, 'from' | 'backUrl'> {
  readonly channel: SocialChannel;
}

export interface OAuthRequestsDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly origin: string;
  readonly providerOf: (channel: SocialChannel) => SocialProvider | null;
  readonly generateSecrets: () => Promise<OAuthSecrets>;
  readonly openPopup: () => Popup | null;
  /** Leaves the page for a provider's. */
  readonly leave: (address: string) => void;
  /** A request begins: what the way back will not bring is put aside. */
  readonly putAside: () => void;
  readonly post: PostOutside;
}

export interface OAuthRequests {
  /** Generates the secrets of the next OAuth request ahead of its tap. */
  readonly prepare: () => void;
  /** Within the tap. False: the browser blocks windows. */
  readonly openWindow: (plan: OAuthPlan, onEvent: (news: OAuthEvent) => void) => boolean;
  readonly leaveFor: (plan: OAuthPlan, onEvent: (news: OAuthEvent) => void) => void;
  /** Takes what another window brought back; true where it was sent from here. */
  readonly take: (back: OAuthReturn) => boolean;
  /** Brings the window to the front again. */
  readonly showWindow: () => void;
  readonly stop: () => void;
  /** True where this page was left for the provider's: nobody else waits for what it brings. */
  readonly cameByRedirect: () => boolean;
  /** This page itself came back: its request, and what it is worth. */
  readonly resume: (
    back: OAuthReturn,
  ) => { readonly oauthRequest: OAuthRequest; readonly token: Promise<AuthResult<ProviderToken>> } | null;
}

interface Away {
  readonly popup: Popup;
  readonly onEvent: (news: OAuthEvent) => void;
  oauthRequest: OAuthRequest | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A page on plain http has no cryptography. */
const NO_SECRETS: AuthProblem = { code: 'auth/unknown', reason: 'No secrets could be drawn.' };

const newsOf = (result: AuthResult<ProviderToken>): OAuthEvent => {
  if (result.ok) return { type: 'tokenArrived', token: result.value };
  return result.problem.code === CANCELLED_CODE
    ? { type: 'cancelled' }
    : { type: 'wentWrong', problem: result.problem };
};

export function createOAuthRequests(deps: OAuthRequestsDeps): OAuthRequests {
  const { store, now, origin, providerOf, post } = deps;
  let ready: OAuthSecrets | null = null;
  let away: Away | null = null;

  const generate = async (): Promise<OAuthSecrets> => {
    const secrets = ready ?? (await deps.generateSecrets());
    ready = null;
    return secrets;
  };
  /** Kept before the window opens: it starts with a copy of what this tab keeps. */
  const pack = (plan: OAuthPlan, way: OAuthRequest['way'], secrets: OAuthSecrets) => {
    const oauthRequest: OAuthRequest = { ...plan, ...secrets, way, begunAt: now() };
    const isStored = store.write(OAUTH_REQUEST, oauthRequest);
    deps.putAside();
    return { oauthRequest, isStored };
  };
  const addressOf = (oauthRequest: OAuthRequest): string | null => {
    const provider = providerOf(oauthRequest.channel);
    return provider && authorizeAddress(provider, oauthRequest, origin);
  };
  const worth = async (oauthRequest: OAuthRequest, back: OAuthReturn): Promise<AuthResult<ProviderToken>> => {
    const provider = providerOf(oauthRequest.channel);
    return provider ? tokenOf({ provider, oauthRequest, back, origin }, post) : failed('auth/operation-not-allowed');
  };
  const stop = (): void => {
    clearTimeout(away?.timer);
    away?.popup.close();
    away = null;
    store.remove(OAUTH_REQUEST);
  };

  /** Looks after the window until it is closed; news that came meanwhile goes first. */
  const watch = (own: Away): void => {
    const closed = own.popup.closed();
    own.timer = setTimeout(
      () => {
        if (away !== own) return;
        if (!closed) return watch(own);
        stop();
        own.onEvent({ type: 'cancelled' });
      },
      closed ? CLOSED_GRACE_MS : CLOSED_POLL_MS,
    );
  };
  const send = (own: Away, oauthRequest: OAuthRequest): void => {
    own.oauthRequest = oauthRequest;
    const address = addressOf(oauthRequest);
    if (address) own.popup.go(address);
  };

  return {
    prepare: () => {
      if (ready) return;
      void deps.generateSecrets().then(
        (secrets) => {
          ready ??= secrets;
        },
        () => undefined,
      );
    },
    openWindow: (plan, onEvent) => {
      stop();
      const packed = ready && pack(plan, 'popup', ready);
      const popup = deps.openPopup();
      if (!popup) return false;
      if (packed) ready = null;
      const own: Away = { popup, onEvent, oauthRequest: null, timer: undefined };
      away = own;
      watch(own);
      if (packed) send(own, packed.oauthRequest);
      else
        void generate().then(
          (secrets) => away === own && send(own, pack(plan, 'popup', secrets).oauthRequest),
          () => {
            stop();
            onEvent({ type: 'wentWrong', problem: NO_SECRETS });
          },
        );
      return true;
    },
    leaveFor: (plan, onEvent) =>
      void generate().then(
        (secrets) => {
          const { oauthRequest, isStored } = pack(plan, 'redirect', secrets);
          const address = addressOf(oauthRequest);
          // The page that comes back would know of nothing.
          if (!isStored) onEvent({ type: 'wentWrong', problem: { code: STORAGE_CODE, reason: '' } });
          else if (address) deps.leave(address);
          else onEvent({ type: 'wentWrong', problem: { code: 'auth/operation-not-allowed', reason: '' } });
        },
        () => onEvent({ type: 'wentWrong', problem: NO_SECRETS }),
      ),
    take: (back) => {
      const own = away;
      const oauthRequest = own?.oauthRequest ?? null;
      if (!own || !belongsTo(oauthRequest, back, now())) return false;
      clearTimeout(own.timer);
      away = null;
      store.remove(OAUTH_REQUEST);
      void worth(oauthRequest, back).then((result) => own.onEvent(newsOf(result)));
      return true;
    },
    showWindow: () => away?.popup.focus(),
    stop,
    cameByRedirect: () => store.read(OAUTH_REQUEST)?.way === 'redirect',
    resume: (back) => {
      const oauthRequest = store.read(OAUTH_REQUEST);
      store.remove(OAUTH_REQUEST);
      return belongsTo(oauthRequest, back, now()) ? { oauthRequest, token: worth(oauthRequest, back) } : null;
    },
  };
}
