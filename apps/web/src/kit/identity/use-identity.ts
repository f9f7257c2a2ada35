// Social log-in for features: OAuth requests, token verification, browser support.
// Its code loads with the buttons, the identity service's with the first token.
import { languages, type PageSettings } from '@foyer/contract';
import { localProvider } from '../../adapters/identity/local-provider.ts';
import { createOAuthRequests, type OAuthRequests } from '../../adapters/identity/oauth-requests.ts';
import { type OneTap, type OneTapPage, oneTap } from '../../adapters/identity/one-tap.ts';
import { failed, type Identity, NETWORK_CODE } from '../../adapters/identity/port.ts';
import { type BridgePage, nativeLogin } from '../../adapters/native-bridge/native-bridge.ts';
import type { NativeLogin } from '../../adapters/native-bridge/port.ts';
import { createScriptLoader } from '../../adapters/script-loader.ts';
import { deviceKind } from '../../shell/device/device-kind.ts';
import { type HostApp, hostAppOf } from '../../shell/device/in-app-browser.ts';
import { postOutside } from '../../shell/http/post-outside.ts';
import { generateSecrets, type OAuthReturn } from '../../shell/identity/oauth-request.ts';
import { identityOf, identityProject, oneTapOf, socialProvider } from '../../shell/identity/offers.ts';
import { AWAY_KEPT, keptOfLink } from '../../shell/navigation/kept-parameters.ts';
import { openPopup } from '../../shell/navigation/popup.ts';
import type { Shell } from '../../shell/shell.ts';
import { isPrivate, privateSigns } from '../../shell/storage/private-browsing.ts';
import { type Channel, openChannel } from '../../shell/tabs/channel.ts';
import { onOAuthReturn, sendReturn } from '../../shell/tabs/oauth-return-channel.ts';

export interface Surroundings {
  readonly privateBrowsing: boolean;
  readonly hostApp: HostApp | null;
  readonly installed: boolean;
  readonly androidApp: boolean;
  readonly bridge: boolean;
}

export interface IdentityServices extends Pick<Identity, 'exchange'> {
  readonly oauthRequests: OAuthRequests;
  /** False on plain http pages, which lack the cryptography for the secrets of an OAuth request. */
  readonly usable: boolean;
  /** Returns the facts about the page's surroundings that are known by now. */
  readonly around: () => Surroundings;
  /** Returns the same facts once all of them are known. */
  readonly detectSurroundings: () => Promise<Surroundings>;
  readonly native: () => NativeLogin | null;
  /** OV-05; null where one-tap is not offered, or cannot be shown here. */
  readonly oneTap: OneTap | null;
  /** Calls back at every touch of the page and at every key. */
  readonly onTouch: (touched: () => void) => void;
  /** Tells whether a field has the focus: on a phone the keyboard is then open. */
  readonly typing: () => boolean;
  /**
   * Hands over the result of the redirect to the page that opened this window. True when that page has taken the result
   * and this window can close.
   */
  readonly handOver: (back: OAuthReturn) => Promise<boolean>;
  readonly userAgent: string;
}

type View = Window & typeof globalThis & BridgePage & OneTapPage;

/** Loads the operator’s identity service, whose code comes with the first token. */
async function loadIdentity(settings: PageSettings, language: string): Promise<Identity> {
  const identity = identityOf(settings);
  const project = identityProject(settings);
  if (identity?.by === 'local' || !project) return localProvider;
  const { firebaseIdentity } = await import('../../adapters/identity/firebase.ts');
  return firebaseIdentity({ project, emulator: identity?.emulator, language });
}

function oauthRequestsOf(view: View, { navigation, settings, store }: Shell): OAuthRequests {
  return createOAuthRequests({
    store,
    now: () => Date.now(),
    origin: navigation.origin,
    providerOf: (channel) => socialProvider(settings, channel),
    generateSecrets: () => generateSecrets(view.crypto),
    openPopup: () => openPopup(view),
    leave: (address) => navigation.leave(address),
    putAside: () => store.write(AWAY_KEPT, keptOfLink(navigation.href('home'))),
    post: postOutside,
  });
}

function oneTapIn(view: View, settings: PageSettings): OneTap | null {
  const offer = oneTapOf(settings);
  if (!offer || !view.isSecureContext) return null;
  const scripts = createScriptLoader(view, [new URL(offer.script).origin]);
  return oneTap({ ...offer, scripts, page: view, generateSecrets: () => generateSecrets(view.crypto) });
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

function lookerOf(view: View, { device }: Shell): Pick<IdentityServices, 'around' | 'detectSurroundings'> {
  const { userAgent } = view.navigator;
  let privateBrowsing = false;
  const looking = isPrivate(privateSigns(view)).then((found) => {
    privateBrowsing = found;
  });
  const kind = deviceKind(device.signs());
  const around = (): Surroundings => ({
    privateBrowsing,
    hostApp: hostAppOf(userAgent),
    installed: kind === 'PWA' || kind === 'WEBCLIP',
    androidApp: device.officialApp() && /\bAndroid\b/.test(userAgent),
    bridge: nativeLogin(view) !== null,
  });
  return { around, detectSurroundings: () => looking.then(around) };
}

function createIdentityServices(view: View, shell: Shell): IdentityServices {
  const { settings, texts } = shell;
  const channel: Channel = openChannel(view);
  const oauthRequests = oauthRequestsOf(view, shell);
  onOAuthReturn(channel, oauthRequests.take);
  return {
    oauthRequests,
    usable: view.isSecureContext,
    ...lookerOf(view, shell),
    native: () => nativeLogin(view),
    oneTap: oneTapIn(view, settings),
    onTouch: (touched) => {
      for (const touch of ['pointerdown', 'keydown'] as const)
        view.addEventListener(touch, touched, { capture: true, passive: true });
    },
    handOver: async (back) => !oauthRequests.cameByRedirect() && sendReturn(channel, back, wait),
    typing: () => view.document.activeElement instanceof view.HTMLInputElement,
    userAgent: view.navigator.userAgent,
    exchange: async (token) => {
      try {
        return await (await loadIdentity(settings, languages[texts.language()].tag)).exchange(token);
      } catch {
        return failed(NETWORK_CODE);
      }
    },
  };
}

const servicesByShell = new WeakMap<Shell, IdentityServices>();

/** Returns one set for each page: windows that return find the page that opened them. */
export function identityServices(shell: Shell): IdentityServices {
  // The window holds whatever scripts and the app have put there; each adapter checks before it calls.
  const known = servicesByShell.get(shell) ?? createIdentityServices(window as unknown as View, shell);
  servicesByShell.set(shell, known);
  return known;
}
