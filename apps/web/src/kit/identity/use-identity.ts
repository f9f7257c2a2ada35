// Social log-in as a feature reaches it: the ways to providers, whoever vouches for their tokens, and where the page runs. Its code comes
// with the buttons; the identity service's own is fetched with the first token, one-tap's once the buttons have been in sight.
import { languages, type PageSettings } from '@foyer/contract';
import { type OneTap, type OneTapPage, oneTap } from '../../adapters/identity/one-tap.ts';
import { failed, type Identity, NETWORK_CODE } from '../../adapters/identity/port.ts';
import { standIn } from '../../adapters/identity/stand-in.ts';
import { createTrips, type Trips } from '../../adapters/identity/trips.ts';
import { type BridgePage, nativeDoor } from '../../adapters/native-bridge/native-bridge.ts';
import type { NativeDoor } from '../../adapters/native-bridge/port.ts';
import { createScriptLoader } from '../../adapters/script-loader.ts';
import { type HostApp, hostAppOf } from '../../shell/device/in-app-browser.ts';
import { askOutside } from '../../shell/http/ask-outside.ts';
import { identityOf, identityProject, oneTapOf, socialProvider } from '../../shell/identity/offers.ts';
import { drawSecrets, type TripReturn } from '../../shell/identity/trip.ts';
import { AWAY_KEPT, keptOfLink } from '../../shell/navigation/kept-parameters.ts';
import { openPopup } from '../../shell/navigation/popup.ts';
import type { Shell } from '../../shell/shell.ts';
import { isPrivate, privateSigns } from '../../shell/storage/private-browsing.ts';
import { type Channel, openChannel } from '../../shell/tabs/channel.ts';
import { hearReturns, tellReturn } from '../../shell/tabs/trip-channel.ts';

export interface Surroundings {
  readonly privateBrowsing: boolean;
  readonly hostApp: HostApp | null;
  readonly installed: boolean;
  readonly androidApp: boolean;
  readonly bridge: boolean;
}

export interface IdentityDoors extends Pick<Identity, 'vouch'> {
  readonly trips: Trips;
  /** Pages on plain http have nothing to draw the secrets of a trip with. */
  readonly usable: boolean;
  /** Returns the facts about the page's surroundings that are known by now. */
  readonly around: () => Surroundings;
  /** The same when all of it is known. */
  readonly lookAround: () => Promise<Surroundings>;
  readonly native: () => NativeDoor | null;
  /** OV-05; null where it is not offered, or cannot be shown here. */
  readonly oneTap: OneTap | null;
  /** Told of every touch of the page and of every key. */
  readonly onTouch: (touched: () => void) => void;
  /** A field is in use: on a phone the keyboard is up. */
  readonly typing: () => boolean;
  /** This window has come back: true when the page that sent it has taken what it brought, and this one is not needed any more. */
  readonly handOver: (back: TripReturn) => Promise<boolean>;
  readonly userAgent: string;
}

type View = Window & typeof globalThis & BridgePage & OneTapPage;

/** Swaps a provider's token at the operator's identity service, whose code comes with the first of them. */
async function vouchBy(settings: PageSettings, language: string): Promise<Identity> {
  const identity = identityOf(settings);
  const project = identityProject(settings);
  if (identity?.by === 'standIn' || !project) return standIn;
  const { firebaseIdentity } = await import('../../adapters/identity/firebase.ts');
  return firebaseIdentity({ project, emulator: identity?.emulator, language });
}

function tripsOf(view: View, { navigation, settings, store }: Shell): Trips {
  return createTrips({
    store,
    now: () => Date.now(),
    origin: navigation.origin,
    providerOf: (channel) => socialProvider(settings, channel),
    drawSecrets: () => drawSecrets(view.crypto),
    openPopup: () => openPopup(view),
    leave: (address) => navigation.leave(address),
    putAside: () => store.write(AWAY_KEPT, keptOfLink(navigation.href('home'))),
    ask: askOutside,
  });
}

function oneTapIn(view: View, settings: PageSettings): OneTap | null {
  const offer = oneTapOf(settings);
  if (!offer || !view.isSecureContext) return null;
  const scripts = createScriptLoader(view, [new URL(offer.script).origin]);
  return oneTap({ ...offer, scripts, page: view, drawSecrets: () => drawSecrets(view.crypto) });
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

function lookerOf(view: View, { device }: Shell): Pick<IdentityDoors, 'around' | 'lookAround'> {
  const { userAgent } = view.navigator;
  let privateBrowsing = false;
  const looking = isPrivate(privateSigns(view)).then((found) => {
    privateBrowsing = found;
  });
  const around = (): Surroundings => ({
    privateBrowsing,
    hostApp: hostAppOf(userAgent),
    installed: device.kind() === 'PWA' || device.kind() === 'WEBCLIP',
    androidApp: device.officialApp() && /\bAndroid\b/.test(userAgent),
    bridge: nativeDoor(view) !== null,
  });
  return { around, lookAround: () => looking.then(around) };
}

function makeDoors(view: View, shell: Shell): IdentityDoors {
  const { settings, texts } = shell;
  const channel: Channel = openChannel(view);
  const trips = tripsOf(view, shell);
  hearReturns(channel, trips.take);
  return {
    trips,
    usable: view.isSecureContext,
    ...lookerOf(view, shell),
    native: () => nativeDoor(view),
    oneTap: oneTapIn(view, settings),
    onTouch: (touched) => {
      for (const touch of ['pointerdown', 'keydown'] as const)
        view.addEventListener(touch, touched, { capture: true, passive: true });
    },
    handOver: async (back) => !trips.cameInPlace() && tellReturn(channel, back, wait),
    typing: () => view.document.activeElement instanceof view.HTMLInputElement,
    userAgent: view.navigator.userAgent,
    vouch: async (token) => {
      try {
        return await (await vouchBy(settings, languages[texts.language()].tag)).vouch(token);
      } catch {
        return failed(NETWORK_CODE);
      }
    },
  };
}

const doors = new WeakMap<Shell, IdentityDoors>();

/** One set a page: windows that come back find the page that sent them. */
export function identityDoors(shell: Shell): IdentityDoors {
  // The window carries whatever scripts and the app have put there; each adapter checks before it calls.
  const known = doors.get(shell) ?? makeDoors(window as unknown as View, shell);
  doors.set(shell, known);
  return known;
}
