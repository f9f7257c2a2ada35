// Performs the effects of the room: calls, timers, stored values. The only asynchronous file here.
import type { Receipt } from '@foyer/contract';
import { notePromise } from '../promises/promise-notes.ts';
import type { Intent } from '../slip/bet.flow.ts';
import { memberBetting, trialBetting } from '../wire/betting.ts';
import type { Call } from '../wire/call.ts';
import { serverNow, setServerClock } from '../wire/server-clock.ts';
import { readStored, store } from '../wire/stored-values.ts';
import { historySteps } from './history-steps.ts';
import type { LeftSlip, RoomEffect, RoomEvent, Slips } from './room.events.ts';
import { roomStep } from './room.flow.ts';
import { depthOf, type Entered, type Held, type Room, tableOf } from './room.state.ts';

/** The draw needs a moment on the server. */
const AFTER_DRAW_MS = 500;
/** A draw that is overdue is not asked for more often than this. */
const LEAST_WAIT_MS = 500;
/** A draw may be further away than a timer can wait. */
const LONGEST_WAIT_MS = 3_600_000;
const TICKETS_AGAIN_MS = 1_000;
/** What a draw leads to waits for the frame of its first ball, which a slow phone would have too late. */
const AFTER_FIRST_BALL_MS = 100;
const MAX_TICKET_REQUESTS = 12;

/** A trial keeps its values apart: no bet of play money becomes one of the member's. */
const storedNames = (isTrial: boolean) => {
  const place = isTrial ? 'foyer.trial' : 'foyer.game';
  return {
    entered: `${place}.entered`,
    intent: `${place}.intent`,
    slips: `${place}.slips`,
    leftSlip: `${place}.leftSlip`,
  } as const;
};

export interface Runner {
  readonly room: () => Room;
  readonly send: (event: RoomEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
}

interface Setup {
  readonly call: Call;
  readonly start: Room;
  /** The single-use code of the address, already cleaned away from it. */
  readonly code: string | null;
  readonly onEntered: (entered: Entered) => void;
}

/** The session a refresh finds. */
export const storedEntered = (isTrial: boolean): Entered | null => readStored<Entered>(storedNames(isTrial).entered);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const createRunner = ({ call, start, code, onEntered }: Setup): Runner => {
  let room = start;
  const stored = storedNames(start.isTrial);
  const betting = start.isTrial ? trialBetting(call, () => room.member?.session ?? '') : memberBetting(call);
  let pendingSend = 0;
  let placedBets = 0;
  let drawTimer: ReturnType<typeof setTimeout> | undefined;
  // In a frame, Back belongs to the page around it.
  const followDepth = start.isFramed ? () => undefined : historySteps(() => send({ type: 'wentBack' }));
  const pending = new Set<string>();
  const stateTimers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const send = (event: RoomEvent): void => {
    const [next, effects] = roomStep(room, event);
    const changed = next !== room;
    room = next;
    if (changed) {
      followDepth(depthOf(room));
      waitForDraw();
      for (const listener of listeners) listener();
    }
    for (const effect of effects) begin(effect);
  };

  const shownGames = (): readonly string[] => (room.place === 'lobby' ? (room.member?.games ?? []) : [room.game]);
  /** A tab nobody sees asks for nothing: it would only keep the session from resting. */
  const isHidden = (): boolean => document.visibilityState === 'hidden';

  /** Wakes when the next draw of what is on screen is due. */
  const waitForDraw = (): void => {
    clearTimeout(drawTimer);
    if (room.phase !== 'playing' || isHidden()) return;
    const due = shownGames().flatMap((game) => {
      const { state, retryAt } = tableOf(room, game);
      // What was not answered is asked for again at its own time, and not with each half second that a draw is overdue.
      if (!state?.issue || retryAt !== null) return [];
      return [{ game, at: Date.parse(state.issue.drawsAt) + AFTER_DRAW_MS }];
    });
    const [first] = due.sort((a, b) => a.at - b.at);
    if (first === undefined) return;
    drawTimer = setTimeout(
      () => send({ type: 'drawDue', game: first.game }),
      Math.min(LONGEST_WAIT_MS, Math.max(LEAST_WAIT_MS, first.at - serverNow())),
    );
  };

  const enter = async (): Promise<void> => {
    const earlier = storedEntered(start.isTrial);
    if (code === null) {
      if (earlier === null) send({ type: 'cameWithoutCode' });
      else arrived(earlier);
      return;
    }
    const answer = await betting.enter(code);
    if (answer.at === 'done') {
      store(stored.entered, answer.value);
      arrived(answer.value);
    } else if (answer.at === 'refused' && answer.code === 'game.code.invalid' && earlier !== null) arrived(earlier);
    else send({ type: 'enterFailed', failure: answer });
  };

  const arrived = (entered: Entered): void => {
    onEntered(entered);
    const slips = readStored<Slips>(stored.slips) ?? {};
    const leftSlip = readStored<LeftSlip>(stored.leftSlip);
    store(stored.leftSlip, null);
    send({ type: 'entered', entered, intent: readStored<Intent>(stored.intent), slips, leftSlip });
  };

  const requestState = async (game: string): Promise<void> => {
    const requestedAt = performance.now();
    const answer = await call('games.state', { game });
    pending.delete(game);
    if (answer.at !== 'done') return send({ type: 'stateFailed', game, failure: answer, now: serverNow() });
    setServerClock(answer.value.serverTime, requestedAt);
    send({ type: 'stateCame', state: answer.value });
  };

  /** One question a game at a time; a later wish replaces a waiting one. */
  const loadState = (game: string, afterMs: number): Promise<void> | undefined => {
    clearTimeout(stateTimers.get(game));
    if (afterMs > 0) {
      stateTimers.set(
        game,
        setTimeout(() => {
          if (!isHidden()) begin({ do: 'loadState', game, afterMs: 0 });
        }, afterMs),
      );
    } else if (!pending.has(game)) {
      pending.add(game);
      return requestState(game);
    }
    return undefined;
  };

  /** An answer that a bet has overtaken may have the balance of before it: it is asked for anew. */
  const askForBets = async (query: Parameters<typeof betting.bets>[0]): ReturnType<typeof betting.bets> => {
    const before = placedBets;
    const answer = await betting.bets(query);
    return before === placedBets ? answer : askForBets(query);
  };

  /** All tickets of a drawn issue, page by page, the newest first; null while one of them is open or an answer is missing. */
  const settledTickets = async (game: string, issue: string): Promise<Pick<Held, 'receipts' | 'balance'> | null> => {
    const receipts: Receipt[] = [];
    let cursor: string | null = null;
    for (;;) {
      const answer = await askForBets({ game, ...(cursor === null ? {} : { cursor }) });
      if (answer.at !== 'done') return null;
      const { items, nextCursor, balance } = answer.value;
      const own = items.filter((receipt) => receipt.issue === issue);
      if (own.some(({ status }) => status === 'open')) return null;
      receipts.push(...own);
      const isEarlier = receipts.length > 0 && items[items.length - 1]?.issue !== issue;
      if (nextCursor === null || nextCursor === cursor || isEarlier) return { receipts, balance };
      cursor = nextCursor;
    }
  };

  /** Asks for the tickets of a drawn issue until they are settled. */
  const loadTickets = async (game: string, issue: string): Promise<void> => {
    for (let attempt = 0; attempt < MAX_TICKET_REQUESTS; attempt += 1) {
      const settled = await settledTickets(game, issue);
      if (settled !== null) return send({ type: 'ticketsCame', game, issue, ...settled });
      await wait(TICKETS_AGAIN_MS);
    }
  };

  const loadBets = async (request: Extract<RoomEffect, { do: 'loadBets' }>): Promise<void> => {
    const { game, status, cursor } = request;
    const answer = await askForBets({ game, status, ...(cursor === null ? {} : { cursor }) });
    if (answer.at === 'done') send({ type: 'betsCame', answer: answer.value, cursor, status, game });
    else send({ type: 'listFailed', request, failure: answer });
  };

  const loadResults = async (request: Extract<RoomEffect, { do: 'loadResults' }>): Promise<void> => {
    const { game, cursor } = request;
    const answer = await call('games.results', { game, ...(cursor === null ? {} : { cursor }) });
    if (answer.at === 'done') send({ type: 'resultsCame', answer: answer.value, cursor, game });
    else send({ type: 'listFailed', request, failure: answer });
  };

  /** One question at a time: a newer wish to ask replaces the waiting one. */
  const sendBet = async (intent: Intent, afterMs: number): Promise<void> => {
    pendingSend += 1;
    const mine = pendingSend;
    await wait(afterMs);
    if (mine !== pendingSend) return;
    const { key, game, issue, lines, stake } = intent;
    const answer = await betting.bet({ game, issue, lines: [...lines], stake }, key);
    if (answer.at === 'done') {
      placedBets += 1;
      send({ type: 'betPlaced', answer: answer.value });
    } else if (mine === pendingSend) send({ type: 'bet', event: { type: 'failed', failure: answer } });
  };

  const run = async (effect: RoomEffect): Promise<void> => {
    switch (effect.do) {
      case 'enter':
        return enter();
      case 'forgetSession':
        return store(stored.entered, null);
      case 'keepIntent':
        return store(stored.intent, effect.intent);
      case 'keepSlips':
        return store(stored.slips, effect.slips);
      case 'leaveSlip':
        return store(stored.leftSlip, effect.slip);
      case 'notePromise':
        await wait(AFTER_FIRST_BALL_MS);
        return notePromise(effect.game, effect.issue, effect.commitment);
      case 'sendLater':
        await wait(effect.afterMs);
        return send(effect.event);
      case 'loadState':
        return loadState(effect.game, effect.afterMs);
      case 'loadTickets':
        await wait(AFTER_FIRST_BALL_MS);
        return loadTickets(effect.game, effect.issue);
      case 'loadBets':
        return loadBets(effect);
      case 'loadResults':
        return loadResults(effect);
      case 'sendBet':
        return sendBet(effect.intent, effect.afterMs);
    }
  };

  /** Code of ours broke: the caller gets the outcome of a lost answer. A bet may have been placed: its key stays. */
  const endWait = (effect: RoomEffect): void => {
    const failure = { at: 'unknown', why: 'server' } as const;
    if (effect.do === 'enter') send({ type: 'enterFailed', failure });
    if (effect.do === 'sendBet') send({ type: 'bet', event: { type: 'failed', failure } });
    if (effect.do === 'loadBets' || effect.do === 'loadResults') send({ type: 'listFailed', request: effect, failure });
    if (effect.do !== 'loadState') return;
    pending.delete(effect.game);
    send({ type: 'stateFailed', game: effect.game, failure, now: serverNow() });
  };

  const begin = (effect: RoomEffect): void =>
    void run(effect).catch((error: unknown) => {
      console.error(error);
      endWait(effect);
    });

  return {
    room: () => room,
    send,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      addEventListener('online', () => send({ type: 'lineChanged', online: true }));
      addEventListener('offline', () => send({ type: 'lineChanged', online: false }));
      document.addEventListener('visibilitychange', () => {
        if (isHidden() || room.phase !== 'playing') return;
        for (const game of shownGames()) send({ type: 'drawDue', game });
      });
      begin({ do: 'enter' });
    },
  };
};
