// What the game knows, what can happen in it, and what it may ask to have done.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Failure } from '../wire/outcome.ts';

export type Entered = OutputOf<'games.enter'>;
export type GameState = OutputOf<'games.instantState'>;
export type Round = GameState['rounds'][number];
export type Played = OutputOf<'games.instantBet'>;
export type Changed = OutputOf<'games.instantSeed'>;

/** A bet with the key under which it happens once. */
export interface Intent extends InputOf<'games.instantBet'> {
  readonly key: string;
  /** The member who places the bet: another member who opens the game in this tab never sends it. */
  readonly member: string;
}

/** Where a round stands. */
export type Play =
  | { readonly at: 'ready' }
  | { readonly at: 'sending'; readonly intent: Intent }
  /** The answer was lost: the same bet is asked for again under its key. */
  | { readonly at: 'checking'; readonly intent: Intent; readonly tries: number }
  /** The round is decided; the beam is on its way. `share` runs from 0 to 1. */
  | { readonly at: 'turning'; readonly played: Played; readonly share: number };

export type Sheet = { readonly of: 'fairness' } | { readonly of: 'round'; readonly round: Round };

/** A refusal, shown until the next tap. */
export interface Notice {
  readonly code: string;
  readonly message: string;
  /** Where it is shown: beside the game, or at the field of the seed. */
  readonly at: 'game' | 'seed';
}

export interface InstantRoom {
  readonly phase: 'entering' | 'playing' | 'ended' | 'visitor' | 'failed';
  readonly game: string;
  readonly isTrial: boolean;
  readonly isFramed: boolean;
  /** Motion is unwelcome: results are shown at once. */
  readonly isStill: boolean;
  readonly online: boolean;
  readonly member: Entered | null;
  readonly state: GameState | null;
  readonly failure: Failure | null;
  /** Minor units; of the stake null where nothing valid is typed. */
  readonly balance: bigint;
  readonly stake: bigint | null;
  /** Text in the field of one's own stake; null while a chip is chosen. */
  readonly typedStake: string | null;
  /** In hundredths. */
  readonly target: number;
  /** Text in the field of the multiple while one types; null while the field shows `target`. */
  readonly typedTarget: string | null;
  readonly play: Play;
  /** The round that the dial shows. */
  readonly shown: Round | null;
  readonly notice: Notice | null;
  readonly sheet: Sheet | null;
  /** What the round that has just ended won in the jackpot, until the player has seen it. */
  readonly jackpotWon: bigint | null;
  /** The text in the field of the seed; null while it shows the seed in use. */
  readonly typedSeed: string | null;
  readonly isChanging: boolean;
}

export type InstantEvent =
  | { readonly type: 'entered'; readonly entered: Entered; readonly intent: Intent | null }
  | { readonly type: 'enterFailed'; readonly failure: Failure }
  | { readonly type: 'cameWithoutCode' }
  | { readonly type: 'stateCame'; readonly state: GameState }
  /** What waits in the jackpot now: others play, too. */
  | { readonly type: 'jackpotCame'; readonly amount: string }
  | { readonly type: 'jackpotSeen' }
  | { readonly type: 'stateFailed'; readonly failure: Failure }
  | { readonly type: 'seenAgain' }
  | { readonly type: 'retried' }
  | { readonly type: 'stakeChosen'; readonly stake: bigint }
  | { readonly type: 'stakeTyped'; readonly text: string; readonly stake: bigint | null }
  | { readonly type: 'targetChosen'; readonly target: number }
  | { readonly type: 'targetTyped'; readonly text: string }
  | { readonly type: 'targetLeft' }
  /** `key` and the seed of a first start are made by the phone when it taps. */
  | { readonly type: 'playTapped'; readonly key: string }
  | { readonly type: 'played'; readonly played: Played }
  | { readonly type: 'betFailed'; readonly failure: Failure }
  | { readonly type: 'turned'; readonly share: number }
  | { readonly type: 'fairnessOpened' }
  | { readonly type: 'roundOpened'; readonly round: Round }
  | { readonly type: 'sheetClosed' }
  | { readonly type: 'seedTyped'; readonly text: string }
  | { readonly type: 'changeTapped' }
  | { readonly type: 'seedsChanged'; readonly changed: Changed }
  | { readonly type: 'changeFailed'; readonly failure: Failure }
  | { readonly type: 'lineChanged'; readonly online: boolean };

export type InstantEffect =
  | { readonly do: 'enter' }
  | { readonly do: 'forgetSession' }
  | { readonly do: 'loadState' }
  /** The first seed of a player: chance on the phone chooses it. */
  | { readonly do: 'chooseFirstSeed'; readonly next: string }
  | { readonly do: 'changeSeeds'; readonly clientSeed: string; readonly next: string }
  | { readonly do: 'sendBet'; readonly intent: Intent; readonly afterMs: number }
  | { readonly do: 'keepIntent'; readonly intent: Intent | null }
  | { readonly do: 'notePromise'; readonly round: string; readonly commitment: string }
  | { readonly do: 'turn' };

export type Step = readonly [InstantRoom, readonly InstantEffect[]];

export interface Start {
  readonly game: string;
  readonly isTrial: boolean;
  readonly isFramed: boolean;
  readonly isStill: boolean;
}

/** ×2 stands nearly at even chances. */
const FIRST_TARGET = 200;

export const startInstant = (start: Start): InstantRoom => ({
  ...start,
  phase: 'entering',
  online: true,
  member: null,
  state: null,
  failure: null,
  balance: 0n,
  stake: null,
  typedStake: null,
  target: FIRST_TARGET,
  typedTarget: null,
  play: { at: 'ready' },
  shown: null,
  notice: null,
  sheet: null,
  jackpotWon: null,
  typedSeed: null,
  isChanging: false,
});
