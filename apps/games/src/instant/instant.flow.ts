// The game as a pure table: room × event → room and effects.
import { sessionEndCodes } from '@foyer/contract';
import { type Failure, isFinal } from '../wire/outcome.ts';
import type { GameState, InstantEffect, InstantEvent, InstantRoom, Intent, Step } from './instant.state.ts';
import { isTargetBad, typedMultiple } from './multiple.rules.ts';

type EventOf<T extends InstantEvent['type']> = Extract<InstantEvent, { type: T }>;

/** The latest rounds that are shown. */
const SHOWN_ROUNDS = 20;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 8_000;

const sessionEnd: ReadonlySet<string> = new Set(sessionEndCodes);

const stay = (room: InstantRoom, ...effects: readonly InstantEffect[]): Step => [room, effects];
const load: InstantEffect = { do: 'loadState' };

/** Without seeds nobody can play: a failure on the way to them takes the place of the game, with a way to try again. */
const failedOnTheWay = (room: InstantRoom, failure: Failure): InstantRoom =>
  room.state?.seeds === null ? { ...room, state: null, failure } : { ...room, failure };

const endedBy = (room: InstantRoom, failure: Failure): Step | null =>
  failure.at === 'refused' && sessionEnd.has(failure.code)
    ? stay({ ...room, phase: 'ended', sheet: null }, { do: 'forgetSession' })
    : null;

const noticeOf = (failure: Failure, at: 'game' | 'seed'): InstantRoom['notice'] =>
  failure.at === 'refused'
    ? { code: failure.code, message: failure.message, at }
    : { code: 'connection', message: '', at };

const entered = (room: InstantRoom, { entered, intent }: EventOf<'entered'>): Step => {
  const inside: InstantRoom = { ...room, phase: 'playing', member: entered, balance: BigInt(entered.balance) };
  const isMine = intent?.game === room.game && intent.member === entered.member.name;
  if (intent === null || !isMine) return stay(inside, load);
  return stay({ ...inside, play: { at: 'checking', intent, tries: 0 } }, load, { do: 'sendBet', intent, afterMs: 0 });
};

const firstStake = ({ stake: { chips, min } }: GameState): bigint => BigInt(chips[0] ?? min);

const stateCame = (room: InstantRoom, { state }: EventOf<'stateCame'>): Step => {
  // A round that is under way is told by the beam, not by a list that knows it already.
  const isUnderWay = room.play.at !== 'ready';
  const next: InstantRoom = {
    ...room,
    state: isUnderWay && room.state ? { ...state, rounds: room.state.rounds, jackpot: room.state.jackpot } : state,
    failure: null,
    balance: isUnderWay ? room.balance : BigInt(state.balance),
    stake: room.stake ?? (room.typedStake === null ? firstStake(state) : null),
    shown: room.shown ?? state.rounds[0] ?? null,
  };
  return state.seeds === null && !room.isChanging
    ? stay({ ...next, isChanging: true }, { do: 'chooseFirstSeed', next: state.next })
    : stay(next);
};

/** The bet that a tap on the button would place; null where something is missing. */
export const betOf = ({
  game,
  state,
  stake,
  target,
  typedTarget,
}: InstantRoom): Omit<Intent, 'key' | 'member'> | null => {
  if (state?.seeds == null || stake === null || isTargetBad(typedTarget, state.targets)) return null;
  const isStake = stake >= BigInt(state.stake.min) && stake <= BigInt(state.stake.max);
  const isTarget = target >= state.targets.least && target <= state.targets.most;
  return isStake && isTarget ? { game, stake: String(stake), target, commitment: state.seeds.commitment } : null;
};

const playTapped = (room: InstantRoom, { key }: EventOf<'playTapped'>): Step => {
  const bet = betOf(room);
  const isFree = room.play.at === 'ready' || room.play.at === 'turning';
  if (bet === null || room.member === null || !isFree || room.isChanging) return stay(room);
  const settled = room.play.at === 'turning' ? endTurn(room) : room;
  const intent: Intent = { ...bet, key, member: room.member.member.name };
  return stay(
    { ...settled, play: { at: 'sending', intent }, notice: null },
    { do: 'keepIntent', intent },
    { do: 'sendBet', intent, afterMs: 0 },
  );
};

const withAmount = (jackpot: GameState['jackpot'], amount: string | null): GameState['jackpot'] =>
  jackpot && amount !== null ? { ...jackpot, amount } : jackpot;

/** A round that is under way tells what it did to the jackpot itself. */
const jackpotCame = (room: InstantRoom, { amount }: EventOf<'jackpotCame'>): Step =>
  room.state === null || room.play.at !== 'ready'
    ? stay(room)
    : stay({ ...room, state: { ...room.state, jackpot: withAmount(room.state.jackpot, amount) } });

/** The round is over on screen: its money counts, and it stands among the latest. */
const endTurn = (room: InstantRoom): InstantRoom => {
  const { play, state } = room;
  if (play.at !== 'turning') return room;
  const { round, balance, jackpot } = play.played;
  return {
    ...room,
    play: { at: 'ready' },
    balance: BigInt(balance),
    shown: round,
    jackpotWon: round.jackpot && round.jackpot.win !== '0' ? BigInt(round.jackpot.win) : room.jackpotWon,
    state: state && {
      ...state,
      rounds: [round, ...state.rounds.filter((other) => other.round !== round.round)].slice(0, SHOWN_ROUNDS),
      jackpot: withAmount(state.jackpot, jackpot),
    },
  };
};

const played = (room: InstantRoom, { played: answer }: EventOf<'played'>): Step => {
  if (room.play.at !== 'sending' && room.play.at !== 'checking') return stay(room);
  const { commitment } = room.play.intent;
  const { round } = answer;
  const turning: InstantRoom = {
    ...room,
    state: room.state && { ...room.state, seeds: answer.seeds },
    play: { at: 'turning', played: answer, share: 0 },
  };
  const noted: InstantEffect = { do: 'notePromise', round: round.round, commitment };
  const over: InstantEffect = { do: 'keepIntent', intent: null };
  return room.isStill ? stay(endTurn(turning), noted, over) : stay(turning, noted, over, { do: 'turn' });
};

const betFailed = (room: InstantRoom, { failure }: EventOf<'betFailed'>): Step => {
  const { play } = room;
  if (play.at !== 'sending' && play.at !== 'checking') return stay(room);
  const over: InstantEffect = { do: 'keepIntent', intent: null };
  const ended = endedBy(room, failure);
  if (ended) return ended;
  if (isFinal(failure, play.at === 'checking')) {
    const isOld = failure.code === 'seed.changed' && room.state !== null;
    return stay(
      {
        ...room,
        // Nothing can be bet on seeds that are gone: the next tap waits for those that are valid.
        state: isOld ? { ...room.state, seeds: null } : room.state,
        play: { at: 'ready' },
        notice: noticeOf(failure, 'game'),
      },
      over,
      // What the phone shows is out of date: of the seeds, or of the money.
      load,
    );
  }
  const tries = play.at === 'checking' ? play.tries + 1 : 1;
  const afterMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1));
  const { intent } = play;
  return stay({ ...room, play: { at: 'checking', intent, tries } }, { do: 'sendBet', intent, afterMs });
};

const turned = (room: InstantRoom, { share }: EventOf<'turned'>): Step => {
  if (room.play.at !== 'turning') return stay(room);
  return share >= 1 ? stay(endTurn(room)) : stay({ ...room, play: { ...room.play, share } });
};

const targetTyped = (room: InstantRoom, { text }: EventOf<'targetTyped'>): Step => {
  const target = room.state && typedMultiple(text, room.state.targets);
  return stay(target === null ? { ...room, typedTarget: text } : { ...room, target, typedTarget: text, notice: null });
};

/** A text that is no multiple stays, with its reason: nothing else is bet in its place. */
const targetLeft = (room: InstantRoom): Step => {
  const { state, typedTarget } = room;
  return state === null || typedTarget === null || isTargetBad(typedTarget, state.targets)
    ? stay(room)
    : stay({ ...room, typedTarget: null });
};

const changeTapped = (room: InstantRoom): Step => {
  const { state, typedSeed, isChanging, play } = room;
  if (state?.seeds == null || isChanging || play.at === 'sending' || play.at === 'checking') return stay(room);
  const clientSeed = typedSeed ?? state.seeds.clientSeed;
  return stay({ ...room, isChanging: true, notice: null }, { do: 'changeSeeds', clientSeed, next: state.next });
};

const seedsChanged = (room: InstantRoom, { changed }: EventOf<'seedsChanged'>): Step =>
  stay({
    ...room,
    isChanging: false,
    typedSeed: null,
    state: room.state && { ...room.state, ...changed },
  });

const changeFailed = (room: InstantRoom, { failure }: EventOf<'changeFailed'>): Step => {
  const ended = endedBy(room, failure);
  if (ended) return ended;
  const unchanged: InstantRoom = { ...room, isChanging: false };
  const next: InstantRoom = { ...unchanged, notice: noticeOf(failure, 'seed') };
  // Another tab was first: its seeds are shown.
  if (failure.at === 'refused' && failure.code === 'seed.changed') return stay({ ...next, typedSeed: null }, load);
  return stay(room.state?.seeds === null ? failedOnTheWay(unchanged, failure) : next);
};

const table: { readonly [T in InstantEvent['type']]: (room: InstantRoom, event: EventOf<T>) => Step } = {
  entered,
  enterFailed: (room, { failure }) =>
    endedBy(room, failure) ??
    (failure.at === 'refused' && failure.code === 'game.code.invalid'
      ? stay({ ...room, phase: 'ended' })
      : stay({ ...room, phase: 'failed', failure })),
  cameWithoutCode: (room) => stay({ ...room, phase: 'visitor' }),
  stateCame,
  jackpotCame,
  jackpotSeen: (room) => stay({ ...room, jackpotWon: null }),
  stateFailed: (room, { failure }) => endedBy(room, failure) ?? stay(failedOnTheWay(room, failure)),
  seenAgain: (room) => (room.phase === 'playing' ? stay(room, load) : stay(room)),
  retried: (room) =>
    room.phase === 'failed'
      ? stay({ ...room, phase: 'entering', failure: null }, { do: 'enter' })
      : stay({ ...room, failure: null }, load),
  stakeChosen: (room, { stake }) => stay({ ...room, stake, typedStake: null, notice: null }),
  stakeTyped: (room, { text, stake }) => stay({ ...room, stake, typedStake: text, notice: null }),
  targetChosen: (room, { target }) => stay({ ...room, target, typedTarget: null, notice: null }),
  targetTyped,
  targetLeft,
  playTapped,
  played,
  betFailed,
  turned,
  fairnessOpened: (room) => stay({ ...room, sheet: { of: 'fairness' }, notice: null }),
  roundOpened: (room, { round }) => stay({ ...room, sheet: { of: 'round', round } }),
  sheetClosed: (room) => stay({ ...room, sheet: null, typedSeed: null, notice: null }),
  seedTyped: (room, { text }) => stay({ ...room, typedSeed: text, notice: null }),
  changeTapped,
  seedsChanged,
  changeFailed,
  lineChanged: (room, { online }) =>
    online && room.phase === 'playing' ? stay({ ...room, online }, load) : stay({ ...room, online }),
};

export const instantStep = <T extends InstantEvent['type']>(room: InstantRoom, event: EventOf<T>): Step =>
  table[event.type as T](room, event);
