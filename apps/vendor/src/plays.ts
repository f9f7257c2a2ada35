// Plays: a launch makes one, its link opens it once, and its page plays rounds until it is left.
import { randomBytes } from 'node:crypto';
import type { Account } from './accounts.ts';
import { type Drawn, type GameKind, kindOf } from './games.ts';
import type { Money, Refusal, WalletPlace } from './wallet.ts';

const LINK_MS = 60_000;
const PLAY_MS = 12 * 60 * 60_000;
/** The oldest goes when one more begins. */
const MOST_PLAYS = 5_000;

interface WantedGame {
  readonly game: string;
  readonly gameType: string;
  readonly title: string;
  readonly language: string;
  readonly backUrl: string;
}

/** The game as the operator asks to open it. */
export interface WantedPlay extends WantedGame {
  /** The operator's id of the play. */
  readonly session: string;
  readonly player: string;
  readonly wallet: WalletPlace;
}

/** A game with play money of ours: the operator names no member and no wallet. */
export interface WantedTrial extends WantedGame {
  readonly wallet: Money;
}

export type Wanted = WantedPlay | WantedTrial;

export type Outcome =
  | { readonly at: 'ready' }
  | { readonly at: 'played'; readonly drawn: Drawn; readonly stake: bigint; readonly isPaid: boolean }
  | { readonly at: 'refused'; readonly why: Refusal }
  | { readonly at: 'cancelled' }
  | { readonly at: 'noted' }
  | { readonly at: 'unreachable' };

interface Running {
  readonly id: string;
  readonly account: Account;
  readonly kind: GameKind;
  readonly begunAt: number;
  /** The round that the page plays next: a form that is sent twice plays once. */
  round: string;
  stake: bigint;
  balance: bigint | null;
  outcome: Outcome;
  /** The round under way; the next request waits for it. */
  running: Promise<void>;
}

export type RealPlay = WantedPlay & Running;
export type TrialPlay = WantedTrial & Running;
export type Play = RealPlay | TrialPlay;

/** False: a trial. */
export const isReal = (play: Play): play is RealPlay => 'session' in play;

/** Play money of a trial, in the least stakes. */
const STAKES_OF_A_TRIAL = 200n;

const newId = (): string => randomBytes(16).toString('base64url');
export const newRound = newId;

/** Whole units of a currency that a stake may be. */
const UNITS = [1n, 2n, 5n, 10n];
/** Currencies in which one unit buys next to nothing. */
const SMALL: Readonly<Record<string, bigint>> = { VND: 10_000n, IDR: 10_000n, KRW: 1_000n, MMK: 1_000n, JPY: 100n };

/** Stakes that a play offers, in minor units. */
export const stakesOf = ({ currency, minorDigits }: Money): readonly bigint[] =>
  UNITS.map((units) => units * (SMALL[currency] ?? 1n) * 10n ** BigInt(minorDigits));

/** What a link leads to; null where nothing is known of it. */
interface Opened {
  readonly play: Play | null;
  readonly backUrl: string | null;
  readonly language: string | null;
}

export const createPlays = (now: () => number = Date.now) => {
  const plays = new Map<string, Play>();
  const links = new Map<string, { readonly play: Play; readonly until: number }>();

  const purge = (): void => {
    for (const [link, { until }] of links) if (until + PLAY_MS < now()) links.delete(link);
    for (const [id, play] of plays) {
      if (play.begunAt + PLAY_MS > now() && plays.size <= MOST_PLAYS) break;
      plays.delete(id);
    }
  };

  return {
    /** Makes a play, and answers the link that opens it. */
    begin: (account: Account, wanted: Wanted): string => {
      purge();
      const link = newId();
      const [stake = 1n] = stakesOf(wanted.wallet);
      const play: Play = {
        ...wanted,
        id: newId(),
        account,
        kind: kindOf(wanted.gameType),
        begunAt: now(),
        round: newRound(),
        stake,
        balance: 'session' in wanted ? null : stake * STAKES_OF_A_TRIAL,
        outcome: { at: 'ready' },
        running: Promise.resolve(),
      };
      links.set(link, { play, until: now() + LINK_MS });
      return link;
    },
    /** Opens the play of a link, once. A link that is used up or too old still says where Back leads. */
    open: (link: string): Opened => {
      const found = links.get(link);
      if (!found) return { play: null, backUrl: null, language: null };
      const { play, until } = found;
      const { backUrl, language } = play;
      if (plays.has(play.id) || until < now()) return { play: null, backUrl, language };
      plays.set(play.id, play);
      return { play, backUrl, language };
    },
    of: (id: string): Play | null => plays.get(id) ?? null,
  };
};

export type Plays = ReturnType<typeof createPlays>;
