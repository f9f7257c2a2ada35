// Everything the room knows, as one value.
import type { BetLine, DrawResult, GameState, OutputOf, Receipt } from '@foyer/contract';
import type { Pick } from '../pick/pick.rules.ts';
import type { Bet } from '../slip/bet.flow.ts';
import type { Failure } from '../wire/outcome.ts';
import type { Show } from './draw-show.rules.ts';
import type { Outcome } from './outcome.rules.ts';

export type Entered = OutputOf<'games.enter'>;
export type Tab = 'pick' | 'bets' | 'results' | 'rules';
export type BetsStatus = 'open' | 'settled';

/** A list that is fetched page by page. */
export interface Paged<T> {
  readonly at: 'loading' | 'ready' | 'failed';
  readonly items: readonly T[];
  readonly nextCursor: string | null;
  /** Cursor of the page that the member waits for, or that failed; null for the first page. */
  readonly requested: string | null;
  readonly failure: Failure | null;
}

export const emptyPage: Paged<never> = { at: 'loading', items: [], nextCursor: null, requested: null, failure: null };

/** Settled tickets that wait until the last ball of their draw is shown, with the balance they lead to. */
export interface Held {
  readonly issue: string;
  readonly receipts: readonly Receipt[];
  readonly balance: string;
}

/** The room's state for one lottery. */
export interface Table {
  readonly state: GameState | null;
  readonly failure: Failure | null;
  /** Server's time in ms at which the state is loaded again after no answer came; null while it is known. */
  readonly retryAt: number | null;
  readonly pick: Pick | null;
  readonly lines: readonly BetLine[];
  /** The member's open tickets, as far as this room knows, and those that were settled under its eyes. */
  readonly tickets: readonly Receipt[];
  /** Settled tickets, and how they ended, are shown until this moment: the next draw closes. */
  readonly settledUntil: number;
  readonly outcome: Outcome | null;
  /** The result that came while the room was watching, while it is shown ball by ball. */
  readonly show: Show | null;
  readonly held: Held | null;
  /** Issue whose time to be drawn has come while its result is not there yet. */
  readonly pending: string | null;
  /** Issue the slip's lines were meant for when it closed under them. */
  readonly movedFrom: string | null;
}

export const emptyTable: Table = {
  state: null,
  failure: null,
  retryAt: null,
  pick: null,
  lines: [],
  tickets: [],
  settledUntil: 0,
  outcome: null,
  show: null,
  held: null,
  pending: null,
  movedFrom: null,
};

export interface Room {
  readonly phase: 'entering' | 'playing' | 'ended' | 'visitor' | 'failed';
  readonly failure: Failure | null;
  readonly member: Entered | null;
  readonly balance: bigint;
  readonly place: 'lobby' | 'room';
  /** The room was opened from the lobby, so Back leads there. */
  readonly fromLobby: boolean;
  readonly game: string;
  /** Kind of bet the launch asked for first. */
  readonly play: string | null;
  readonly tab: Tab;
  readonly tables: Readonly<Record<string, Table>>;
  readonly stake: bigint | null;
  readonly sheet: 'slip' | 'receipt' | null;
  readonly bet: Bet;
  readonly betsStatus: BetsStatus;
  readonly bets: Paged<Receipt>;
  readonly results: Paged<DrawResult>;
  /** Draw whose ticket is brought into view, once. */
  readonly requestedTicket: string | null;
  /** Draw whose outcome was opened: its ended tickets stay under Open until the member goes elsewhere. */
  readonly openedDraw: string | null;
  readonly online: boolean;
  /** The person asked for less motion. */
  readonly isStill: boolean;
  /** GL-04: play money; nothing here touches a member's account. */
  readonly isTrial: boolean;
  /** A page around this one has the way back; what would lead this one elsewhere is not offered. */
  readonly isFramed: boolean;
}

export const startRoom = (game: string, place: Room['place'], play: string | null = null): Room => ({
  phase: 'entering',
  failure: null,
  member: null,
  balance: 0n,
  place,
  fromLobby: place === 'lobby',
  game,
  play,
  tab: 'pick',
  tables: {},
  stake: null,
  sheet: null,
  bet: { at: 'idle' },
  betsStatus: 'open',
  bets: emptyPage,
  results: emptyPage,
  requestedTicket: null,
  openedDraw: null,
  online: true,
  isStill: false,
  isTrial: false,
  isFramed: false,
});

export const tableOf = (room: Room, game: string = room.game): Table => room.tables[game] ?? emptyTable;

export const withTable = (room: Room, game: string, change: Partial<Table>): Room => ({
  ...room,
  tables: { ...room.tables, [game]: { ...tableOf(room, game), ...change } },
});

/** Issues on which the member has a bet that is not settled, as far as this room knows. */
export const awaitedOf = ({ tickets }: Table): readonly string[] => [
  ...new Set(tickets.filter(({ status }) => status === 'open').map(({ issue }) => issue)),
];

/** Returns the number of steps that Back has to undo before it leaves the page. */
export const depthOf = (room: Room): number =>
  (room.sheet === null ? 0 : 1) + (room.place === 'room' && room.fromLobby ? 1 : 0);

/** A slip holds this many lines at most, as the wire allows. */
export const MAX_LINES = 50;
