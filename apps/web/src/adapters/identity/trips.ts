// Trips to providers' pages, in a window of their own or in this one: sent off with secrets that the way back has to bring along.
import type { SocialChannel, SocialProvider } from '@foyer/contract';
import type { AskOutside } from '../../shell/http/ask-outside.ts';
import { belongsTo, SOCIAL_TRIP, type Trip, type TripReturn, type TripSecrets } from '../../shell/identity/trip.ts';
import type { Popup } from '../../shell/navigation/popup.ts';
import type { Store } from '../../shell/storage/store.ts';
import { type AuthProblem, type AuthResult, CANCELLED_CODE, failed, type ProviderToken, STORAGE_CODE } from './port.ts';
import { authorizeAddress, tokenOf } from './provider.ts';

/** A window that was closed may just have sent its news: so long it is waited for. */
const CLOSED_GRACE_MS = 800;
/** Milliseconds between two checks that the window is still open: no event reports its end. */
const CLOSED_POLL_MS = 400;

export type TripNews =
  | { readonly type: 'tokenArrived'; readonly token: ProviderToken }
  | { readonly type: 'cancelled' }
  | { readonly type: 'wentWrong'; readonly problem: AuthProblem };

export interface TripPlan extends Pick<Trip, 'from' | 'backUrl'> {
  readonly channel: SocialChannel;
}

export interface TripsDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly origin: string;
  readonly providerOf: (channel: SocialChannel) => SocialProvider | null;
  readonly drawSecrets: () => Promise<TripSecrets>;
  readonly openPopup: () => Popup | null;
  /** Leaves the page for a provider's. */
  readonly leave: (address: string) => void;
  /** A trip begins: what the way back will not bring is put aside. */
  readonly putAside: () => void;
  readonly ask: AskOutside;
}

export interface Trips {
  /** Generates the secrets of the next OAuth request ahead of its tap. */
  readonly prepare: () => void;
  /** Within the tap. False: the browser blocks windows. */
  readonly openWindow: (plan: TripPlan, told: (news: TripNews) => void) => boolean;
  readonly leaveFor: (plan: TripPlan, told: (news: TripNews) => void) => void;
  /** Takes what another window brought back; true where it was sent from here. */
  readonly take: (back: TripReturn) => boolean;
  /** Brings the window to the front again. */
  readonly showWindow: () => void;
  readonly stop: () => void;
  /** True where this page was left for the provider's: nobody else waits for what it brings. */
  readonly cameInPlace: () => boolean;
  /** This page itself came back: its trip, and what it is worth. */
  readonly resume: (
    back: TripReturn,
  ) => { readonly trip: Trip; readonly token: Promise<AuthResult<ProviderToken>> } | null;
}

interface Away {
  readonly popup: Popup;
  readonly told: (news: TripNews) => void;
  trip: Trip | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const newsOf = (result: AuthResult<ProviderToken>): TripNews => {
  if (result.ok) return { type: 'tokenArrived', token: result.value };
  return result.problem.code === CANCELLED_CODE
    ? { type: 'cancelled' }
    : { type: 'wentWrong', problem: result.problem };
};

export function createTrips(deps: TripsDeps): Trips {
  const { store, now, origin, providerOf, ask } = deps;
  let ready: TripSecrets | null = null;
  let away: Away | null = null;

  const draw = async (): Promise<TripSecrets> => {
    const secrets = ready ?? (await deps.drawSecrets());
    ready = null;
    return secrets;
  };
  /** Kept before the window opens: it starts with a copy of what this tab keeps. */
  const pack = (plan: TripPlan, way: Trip['way'], secrets: TripSecrets) => {
    const trip: Trip = { ...plan, ...secrets, way, begunAt: now() };
    const kept = store.write(SOCIAL_TRIP, trip);
    deps.putAside();
    return { trip, kept };
  };
  const addressOf = (trip: Trip): string | null => {
    const provider = providerOf(trip.channel);
    return provider && authorizeAddress(provider, trip, origin);
  };
  const worth = async (trip: Trip, back: TripReturn): Promise<AuthResult<ProviderToken>> => {
    const provider = providerOf(trip.channel);
    return provider ? tokenOf({ provider, trip, back, origin }, ask) : failed('auth/operation-not-allowed');
  };
  const stop = (): void => {
    clearTimeout(away?.timer);
    away?.popup.close();
    away = null;
    store.remove(SOCIAL_TRIP);
  };

  /** Looks after the window until it is closed; news that came meanwhile goes first. */
  const watch = (own: Away): void => {
    const closed = own.popup.closed();
    own.timer = setTimeout(
      () => {
        if (away !== own) return;
        if (!closed) return watch(own);
        stop();
        own.told({ type: 'cancelled' });
      },
      closed ? CLOSED_GRACE_MS : CLOSED_POLL_MS,
    );
  };
  const send = (own: Away, trip: Trip): void => {
    own.trip = trip;
    const address = addressOf(trip);
    if (address) own.popup.go(address);
  };

  return {
    prepare: () => {
      if (ready) return;
      void deps.drawSecrets().then(
        (secrets) => {
          ready ??= secrets;
        },
        () => undefined,
      );
    },
    openWindow: (plan, told) => {
      stop();
      const packed = ready && pack(plan, 'popup', ready);
      const popup = deps.openPopup();
      if (!popup) return false;
      if (packed) ready = null;
      const own: Away = { popup, told, trip: null, timer: undefined };
      away = own;
      watch(own);
      if (packed) send(own, packed.trip);
      else
        void draw().then(
          (secrets) => away === own && send(own, pack(plan, 'popup', secrets).trip),
          () => {
            stop();
            told({ type: 'wentWrong', problem: { code: 'auth/unknown', reason: 'No secrets could be drawn.' } });
          },
        );
      return true;
    },
    leaveFor: (plan, told) =>
      void draw().then((secrets) => {
        const { trip, kept } = pack(plan, 'redirect', secrets);
        const address = addressOf(trip);
        // The page that comes back would know of nothing.
        if (!kept) told({ type: 'wentWrong', problem: { code: STORAGE_CODE, reason: '' } });
        else if (address) deps.leave(address);
        else told({ type: 'wentWrong', problem: { code: 'auth/operation-not-allowed', reason: '' } });
      }),
    take: (back) => {
      const own = away;
      const trip = own?.trip ?? null;
      if (!own || !belongsTo(trip, back, now())) return false;
      clearTimeout(own.timer);
      away = null;
      store.remove(SOCIAL_TRIP);
      void worth(trip, back).then((result) => own.told(newsOf(result)));
      return true;
    },
    showWindow: () => away?.popup.focus(),
    stop,
    cameInPlace: () => store.read(SOCIAL_TRIP)?.way === 'redirect',
    resume: (back) => {
      const trip = store.read(SOCIAL_TRIP);
      store.remove(SOCIAL_TRIP);
      return belongsTo(trip, back, now()) ? { trip, token: worth(trip, back) } : null;
    },
  };
}
