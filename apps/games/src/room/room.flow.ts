// The flow of the room: what a tap, an answer or the clock changes, and its effects. Pure.
import type { BetLine, OutputOf, Receipt } from '@foyer/contract';
import { emptyPick, lineOf, type Pick, tapDigit, tapNumber, tapSide } from '../pick/pick.rules.ts';
import { type BetEvent, betStep } from '../slip/bet.flow.ts';
import type { Failure } from '../wire/outcome.ts';
import { ballDrawn, outcomeDue, showEnded, stateCame, stateFailed, ticketsCame } from './room.draws.ts';
import {
  type EventOf,
  endedBy,
  loadStateNow,
  type RoomEffect,
  type RoomEvent,
  type Slips,
  type Step,
  stay,
} from './room.events.ts';
import { betsCame, listFailed, moreRequested, resultsCame } from './room.lists.ts';
import { awaitedOf, emptyPage, MAX_LINES, type Room, type Tab, type Table, tableOf, withTable } from './room.state.ts';

const slipsOf = (room: Room): Slips =>
  Object.fromEntries(Object.entries(room.tables).map(([game, { lines }]) => [game, lines]));

const withLines = (room: Room, lines: readonly BetLine[], game = room.game): Step => {
  const next = withTable(room, game, { lines, movedFrom: lines.length === 0 ? null : tableOf(room, game).movedFrom });
  return [next, [{ do: 'keepSlips', slips: slipsOf(next) }]];
};

const betTypeOf = (room: Room) => {
  const { state, pick } = tableOf(room);
  return state?.betTypes.find(({ code }) => code === pick?.betType) ?? null;
};

const changePick = (room: Room, change: (pick: Pick) => Pick): Step => {
  const { pick } = tableOf(room);
  return pick === null ? stay(room) : stay(withTable(room, room.game, { pick: change(pick) }));
};

/** The answer to a bet is shown in its own lottery, wherever the member went meanwhile: its slip and receipt mean nothing elsewhere. */
const inLotteryOf = (room: Room, game: string): Room =>
  (room.place === 'room' && room.game === game) || !room.member?.games.includes(game)
    ? room
    : { ...room, game, place: 'room', tab: 'pick', openedDraw: null, bets: emptyPage, results: emptyPage };

const entered = (room: Room, { entered: member, intent, slips, leftSlip }: EventOf<'entered'>): Step => {
  const game = member.games.includes(room.game) ? room.game : (member.games[0] ?? room.game);
  const tables = Object.fromEntries(
    member.games.map((code) => [code, { ...tableOf(room, code), lines: slips[code] ?? [] }]),
  );
  const mine = intent !== null && intent.member === member.member.name ? intent : null;
  // A bet under way shows the sum that was sent.
  const stake = mine?.stake ?? leftSlip?.stake;
  const playing: Room = {
    ...room,
    phase: 'playing',
    failure: null,
    member,
    balance: BigInt(member.balance),
    stake: stake == null ? room.stake : BigInt(stake),
    game,
    tables,
  };
  const [bet, effects] = mine === null ? [playing.bet, []] : betStep(playing.bet, { type: 'restored', intent: mine });
  const there = mine === null ? playing : inLotteryOf(playing, mine.game);
  const missing = member.games
    .filter((code) => code === there.game || room.place === 'lobby')
    .filter((code) => !there.tables[code]?.state);
  return [
    {
      ...there,
      bet,
      sheet: mine !== null || (leftSlip !== null && tableOf(there).lines.length > 0) ? 'slip' : null,
    },
    [...missing.map(loadStateNow), { do: 'loadBets', game: there.game, status: 'open', cursor: null }, ...effects],
  ];
};

const enterFailed = (room: Room, failure: Failure): Step => {
  if (failure.at !== 'refused') return stay({ ...room, phase: 'failed', failure });
  return stay({ ...room, phase: failure.code === 'game.code.invalid' ? 'visitor' : 'failed', failure });
};

const gameChosen = (room: Room, game: string): Step => {
  const next: Room = { ...room, game, place: 'room', tab: 'pick', sheet: null, bets: emptyPage, results: emptyPage };
  return [next, [loadStateNow(game), { do: 'loadBets', game, status: 'open', cursor: null }]];
};

const lobbyOpened = (room: Room): Step => [
  { ...room, place: 'lobby', fromLobby: true, sheet: null },
  (room.member?.games ?? []).map(loadStateNow),
];

const tabChosen = (room: Room, tab: Tab): Step => {
  const effects: Record<Tab, RoomEffect[]> = {
    pick: [],
    bets: [{ do: 'loadBets', game: room.game, status: room.betsStatus, cursor: null }],
    results: [{ do: 'loadResults', game: room.game, cursor: null }],
    rules: [],
  };
  return [{ ...room, tab, openedDraw: null }, effects[tab]];
};

const lineAdded = (room: Room, given: BetLine | undefined): Step => {
  const { pick, lines } = tableOf(room);
  const bet = betTypeOf(room);
  const line = given ?? (pick === null || bet === null ? null : lineOf(pick, bet));
  if (line === null || lines.length >= MAX_LINES) return stay(room);
  const [added, effects] = withLines(room, [...lines, line]);
  const cleared = given === undefined && bet !== null ? withTable(added, room.game, { pick: emptyPick(bet) }) : added;
  return [{ ...cleared, sheet: 'slip' }, effects];
};

/** A bet under way stays on its sheet until it is decided; the sheet itself may be closed. */
const sheetClosed = (room: Room): Step => {
  const [bet, effects] = betStep(room.bet, { type: 'dismissed' });
  return [{ ...room, sheet: null, bet }, effects];
};

const wentBack = (room: Room): Step => {
  if (room.sheet !== null) return sheetClosed(room);
  return room.place === 'room' && room.fromLobby ? lobbyOpened(room) : stay(room);
};

/** It may have been drawn while its receipt was read. */
const placedBetsRequested = (room: Room): Step => {
  if (room.bet.at !== 'placed') return stay(room);
  const { game, issue } = room.bet.receipt;
  const betsStatus = awaitedOf(tableOf(room, game)).includes(issue) ? 'open' : 'settled';
  const [closed, effects] = sheetClosed(room);
  const [shown, loads] = tabChosen({ ...closed, betsStatus, bets: emptyPage }, 'bets');
  return [shown, [...effects, ...loads]];
};

/** A repeated bet gets its first answer again: after its draw, status and balance in it are old. */
const isDrawOver = ({ state, pending }: Table, issue: string): boolean =>
  state !== null && issue !== state.issue?.issue && issue !== pending;

const loadsAfterBet = ({ state }: Table, { game, issue }: Receipt, isOver: boolean): readonly RoomEffect[] => {
  if (isOver) return [{ do: 'loadTickets', game, issue }];
  // After a refresh nothing tells yet whether the draw is over.
  return state === null ? [{ do: 'loadBets', game, status: 'open', cursor: null }] : [];
};

/** A balance that is held back until the last ball is older than this one. */
const betPlaced = (room: Room, { receipt, balance }: OutputOf<'games.bet'>): Step => {
  const { game } = receipt;
  const [bet, effects] = betStep(room.bet, { type: 'placed', receipt });
  const table = tableOf(room, game);
  const isOver = isDrawOver(table, receipt.issue);
  const placed: Room = { ...inLotteryOf(room, game), bet, sheet: 'receipt' };
  const [empty, kept] = withLines(isOver ? placed : { ...placed, balance: BigInt(balance) }, [], game);
  const others = table.tickets.filter((ticket) => ticket.receipt !== receipt.receipt);
  const held = isOver || table.held === null ? table.held : { ...table.held, balance };
  return [
    withTable(empty, game, { tickets: [...others, receipt], held }),
    [...effects, ...kept, ...loadsAfterBet(table, receipt, isOver)],
  ];
};

const outcomeOpened = (room: Room): Step => {
  const { outcome } = tableOf(room);
  if (outcome === null) return stay(room);
  const seen = withTable({ ...room, sheet: null }, room.game, { outcome: null });
  const asked: Room = { ...seen, betsStatus: 'open', bets: emptyPage, requestedTicket: outcome.issue };
  const [shown, effects] = tabChosen(asked, 'bets');
  return [{ ...shown, openedDraw: outcome.issue }, effects];
};

/** Refusals after which what the room shows is out of date. */
const stale = new Set(['issue.closed', 'issue.unknown', 'balance.insufficient']);

const betEvent = (room: Room, event: BetEvent): Step => {
  const over = event.type === 'failed' ? endedBy(room, event.failure) : null;
  if (over !== null) return over;
  const [bet, effects] = betStep(room.bet, event);
  if (bet.at !== 'refused' || !('intent' in room.bet)) return [{ ...room, bet }, effects];
  const { game } = room.bet.intent;
  // The slip may have been closed while nobody knew: it says why there is no bet.
  const next: Room = { ...inLotteryOf(room, game), bet, sheet: 'slip' };
  if (!stale.has(bet.code)) return [next, effects];
  return [next, [...effects, loadStateNow(game), { do: 'loadBets', game, status: 'open', cursor: null }]];
};

const lineChanged = (room: Room, online: boolean): Step => {
  const next = { ...room, online };
  if (!online || room.online || room.phase !== 'playing') return stay(next);
  const [bet, effects] = betStep(room.bet, { type: 'retried' });
  return [{ ...next, bet }, [loadStateNow(room.game), ...effects]];
};

const retried = (room: Room): Step => {
  if (room.phase === 'failed') return [{ ...room, phase: 'entering', failure: null }, [{ do: 'enter' }]];
  const failed = Object.entries(room.tables).filter(([, { failure }]) => failure !== null);
  return [room, failed.map(([game]) => loadStateNow(game))];
};

const steps: { readonly [T in RoomEvent['type']]: (room: Room, event: EventOf<T>) => Step } = {
  entered,
  enterFailed: (room, { failure }) => enterFailed(room, failure),
  cameWithoutCode: (room) => stay({ ...room, phase: 'visitor' }),
  stateCame: (room, { state }) => stateCame(room, state),
  stateFailed,
  drawDue: (room, { game }) => [room, [loadStateNow(game)]],
  ticketsCame,
  outcomeDue,
  ballDrawn,
  showEnded,
  gameChosen: (room, { game }) => gameChosen(room, game),
  lobbyOpened,
  tabChosen: (room, { tab }) => tabChosen(room, tab),
  betTypeChosen: (room, { betType }) => {
    const bet = tableOf(room).state?.betTypes.find(({ code }) => code === betType);
    return bet === undefined ? stay(room) : stay(withTable(room, room.game, { pick: emptyPick(bet) }));
  },
  numberTapped: (room, { number }) => {
    const bet = betTypeOf(room);
    return bet === null ? stay(room) : changePick(room, (pick) => tapNumber(pick, bet, number));
  },
  digitTapped: (room, { place, digit }) => changePick(room, (pick) => tapDigit(pick, place, digit)),
  sideTapped: (room, { side }) => changePick(room, (pick) => tapSide(pick, side)),
  picked: (room, { pick }) => changePick(room, () => pick),
  cleared: (room) => {
    const bet = betTypeOf(room);
    return bet === null ? stay(room) : changePick(room, () => emptyPick(bet));
  },
  lineAdded: (room, { line }) => lineAdded(room, line),
  lineRemoved: (room, { at }) =>
    withLines(
      room,
      tableOf(room).lines.filter((_, index) => index !== at),
    ),
  slipOpened: (room) => stay({ ...room, sheet: 'slip' }),
  sheetClosed,
  wentBack,
  stakeChosen: (room, { stake }) => stay({ ...room, stake }),
  betPlaced: (room, { answer }) => betPlaced(room, answer),
  bet: (room, { event }) => betEvent(room, event),
  placedBetsRequested,
  betsStatusChosen: (room, { status }) => [
    { ...room, betsStatus: status, bets: emptyPage, openedDraw: null },
    [{ do: 'loadBets', game: room.game, status, cursor: null }],
  ],
  betsCame,
  resultsCame,
  listFailed,
  moreRequested: (room, { list }) => moreRequested(room, list),
  depositTapped: (room) => [
    room,
    [{ do: 'leaveSlip', slip: { stake: room.stake === null ? null : String(room.stake) } }],
  ],
  outcomeOpened,
  ticketShown: (room) => stay({ ...room, requestedTicket: null }),
  retried,
  lineChanged: (room, { online }) => lineChanged(room, online),
};

/** The next room and what to do. */
export const roomStep = (room: Room, event: RoomEvent): Step =>
  // The table holds one step for each type of event; TypeScript cannot join the two unions.
  (steps[event.type] as (room: Room, event: RoomEvent) => Step)(room, event);
