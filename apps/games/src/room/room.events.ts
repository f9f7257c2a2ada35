// Everything that can happen in the room, and everything it may ask to have done.
import { type BetLine, type GameState, type OutputOf, type Receipt, sessionEndCodes } from '@foyer/contract';
import type { Pick } from '../pick/pick.rules.ts';
import type { BetEffect, BetEvent, Intent } from '../slip/bet.flow.ts';
import type { Failure } from '../wire/outcome.ts';
import type { BetsStatus, Entered, Room, Tab } from './room.state.ts';

/** The slip that the member left for the deposit page. */
export interface LeftSlip {
  /** Minor units; null where none was chosen. */
  readonly stake: string | null;
}

export type RoomEvent =
  | {
      readonly type: 'entered';
      readonly entered: Entered;
      readonly intent: Intent | null;
      readonly slips: Slips;
      readonly leftSlip: LeftSlip | null;
    }
  | { readonly type: 'enterFailed'; readonly failure: Failure }
  | { readonly type: 'cameWithoutCode' }
  | { readonly type: 'stateCame'; readonly state: GameState }
  | { readonly type: 'stateFailed'; readonly game: string; readonly failure: Failure; readonly now: number }
  | { readonly type: 'drawDue'; readonly game: string }
  | {
      /** `outcomeDue` tells the end of a watched draw; its tickets follow as `ticketsCame`. */
      readonly type: 'ticketsCame' | 'outcomeDue';
      readonly game: string;
      readonly issue: string;
      readonly receipts: readonly Receipt[];
      readonly balance: string;
    }
  | { readonly type: 'ballDrawn'; readonly game: string; readonly issue: string }
  | { readonly type: 'showEnded'; readonly game: string; readonly issue: string }
  | { readonly type: 'gameChosen'; readonly game: string }
  | { readonly type: 'lobbyOpened' }
  | { readonly type: 'tabChosen'; readonly tab: Tab }
  /** From the receipt: to the bet that was just placed. */
  | { readonly type: 'placedBetsRequested' }
  | { readonly type: 'betTypeChosen'; readonly betType: string }
  | { readonly type: 'numberTapped'; readonly number: number }
  | { readonly type: 'digitTapped'; readonly place: number; readonly digit: number }
  | { readonly type: 'sideTapped'; readonly side: string }
  | { readonly type: 'picked'; readonly pick: Pick }
  | { readonly type: 'cleared' }
  | { readonly type: 'lineAdded'; readonly line?: BetLine }
  | { readonly type: 'lineRemoved'; readonly at: number }
  | { readonly type: 'slipOpened' }
  | { readonly type: 'sheetClosed' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'stakeChosen'; readonly stake: bigint | null }
  | { readonly type: 'betPlaced'; readonly answer: OutputOf<'games.bet'> }
  | { readonly type: 'bet'; readonly event: BetEvent }
  | { readonly type: 'betsStatusChosen'; readonly status: BetsStatus }
  | {
      readonly type: 'betsCame';
      readonly answer: OutputOf<'games.bets'>;
      readonly cursor: string | null;
      readonly status: BetsStatus;
      readonly game: string;
    }
  | {
      readonly type: 'resultsCame';
      readonly answer: OutputOf<'games.results'>;
      readonly cursor: string | null;
      readonly game: string;
    }
  | { readonly type: 'listFailed'; readonly request: ListRequest; readonly failure: Failure }
  | { readonly type: 'moreRequested'; readonly list: 'bets' | 'results' }
  /** From the outcome of a draw: to the ticket that it is about. */
  | { readonly type: 'outcomeOpened' }
  /** The member leaves for the deposit page, and comes back to the slip. */
  | { readonly type: 'depositTapped' }
  | { readonly type: 'ticketShown' }
  | { readonly type: 'retried' }
  | { readonly type: 'lineChanged'; readonly online: boolean };

export type Slips = Readonly<Record<string, readonly BetLine[]>>;

export type RoomEffect =
  | BetEffect
  | { readonly do: 'enter' }
  | { readonly do: 'forgetSession' }
  | { readonly do: 'keepSlips'; readonly slips: Slips }
  /** The slip opens again at the next start. */
  | { readonly do: 'leaveSlip'; readonly slip: LeftSlip }
  | { readonly do: 'notePromise'; readonly game: string; readonly issue: string; readonly commitment: string }
  | { readonly do: 'sendLater'; readonly event: RoomEvent; readonly afterMs: number }
  | { readonly do: 'loadState'; readonly game: string; readonly afterMs: number }
  | { readonly do: 'loadTickets'; readonly game: string; readonly issue: string }
  | ListRequest;

/** Asks for one page of a list. */
export type ListRequest =
  | { readonly do: 'loadBets'; readonly game: string; readonly status: BetsStatus; readonly cursor: string | null }
  | { readonly do: 'loadResults'; readonly game: string; readonly cursor: string | null };

/** The room after an event, and what has to be done. */
export type Step = readonly [Room, readonly RoomEffect[]];
export type EventOf<T extends RoomEvent['type']> = Extract<RoomEvent, { type: T }>;

export const stay = (room: Room): Step => [room, []];
/** Ask for a lottery's state at once. */
export const loadStateNow = (game: string): RoomEffect => ({ do: 'loadState', game, afterMs: 0 });

export const later = (event: RoomEvent, afterMs: number): RoomEffect => ({ do: 'sendLater', event, afterMs });

const sessionEnd: ReadonlySet<string> = new Set(sessionEndCodes);

/** A refusal that says the session is over ends the room, whichever call it came to. */
export const endedBy = (room: Room, failure: Failure): Step | null =>
  failure.at === 'refused' && sessionEnd.has(failure.code)
    ? [{ ...room, phase: 'ended', sheet: null }, [{ do: 'forgetSession' }]]
    : null;
