// Performs the effects of the game: calls, timers, stored values. The only asynchronous file here.
import { randomKey } from '../pick/random.ts';
import { notePromise } from '../promises/promise-notes.ts';
import type { Call } from '../wire/call.ts';
import { readStored, store } from '../wire/stored-values.ts';
import { instantStep } from './instant.flow.ts';
import type { Entered, InstantEffect, InstantEvent, InstantRoom, Intent } from './instant.state.ts';
import { memberPlay, trialPlay } from './playing.ts';

/** Long enough to hope, short enough to play on. */
const TURN_MS = 900;
/** What waits in the jackpot is asked for while somebody looks. */
const JACKPOT_EVERY_MS = 10_000;

/** A trial keeps its values apart: no bet of play money becomes one of the member's. */
const storedNames = (isTrial: boolean) => {
  const place = isTrial ? 'foyer.trial.instant' : 'foyer.instant';
  return { entered: `${place}.entered`, intent: `${place}.intent` } as const;
};

/** The session a refresh finds. */
export const storedEntered = (isTrial: boolean): Entered | null => readStored<Entered>(storedNames(isTrial).entered);

export interface Runner {
  readonly room: () => InstantRoom;
  readonly send: (event: InstantEvent) => void;
  readonly start: () => void;
}

interface Setup {
  readonly call: Call;
  readonly start: InstantRoom;
  /** The single-use code of the address, already cleaned away from it. */
  readonly code: string | null;
  readonly onEntered: (entered: Entered) => void;
  readonly onChange: () => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const createRunner = ({ call, start, code, onEntered, onChange }: Setup): Runner => {
  let room = start;
  /** Rounds that were played here. */
  let rounds = 0;
  const stored = storedNames(start.isTrial);
  const playing = start.isTrial ? trialPlay(call, () => room.member?.session ?? '') : memberPlay(call);

  const send = (event: InstantEvent): void => {
    const [next, effects] = instantStep(room, event);
    const hasChanged = next !== room;
    room = next;
    if (hasChanged) onChange();
    for (const effect of effects) begin(effect);
  };

  const arrived = (entered: Entered): void => {
    onEntered(entered);
    send({ type: 'entered', entered, intent: readStored<Intent>(stored.intent) });
  };

  const enter = async (): Promise<void> => {
    const earlier = storedEntered(start.isTrial);
    if (code === null) return earlier === null ? send({ type: 'cameWithoutCode' }) : arrived(earlier);
    const answer = await playing.enter(code);
    if (answer.at === 'done') {
      store(stored.entered, answer.value);
      arrived(answer.value);
    } else if (answer.at === 'refused' && answer.code === 'game.code.invalid' && earlier !== null) arrived(earlier);
    else send({ type: 'enterFailed', failure: answer });
  };

  const loadState = async (): Promise<void> => {
    const before = rounds;
    const answer = await playing.state(room.game);
    // A round was played meanwhile: this answer may have the balance of before it.
    if (before !== rounds) return loadState();
    if (answer.at === 'done') send({ type: 'stateCame', state: answer.value });
    else send({ type: 'stateFailed', failure: answer });
  };

  const watchJackpot = async (): Promise<void> => {
    const isShown = document.visibilityState === 'visible' && room.online && room.state?.jackpot != null;
    if (playing.jackpot === null || !isShown) return;
    const answer = await playing.jackpot(room.game);
    if (answer.at === 'done' && answer.value.jackpot)
      send({ type: 'jackpotCame', amount: answer.value.jackpot.amount });
  };

  const changeSeeds = async (clientSeed: string, next: string): Promise<void> => {
    const answer = await playing.change({ game: room.game, clientSeed, next });
    if (answer.at === 'done') send({ type: 'seedsChanged', changed: answer.value });
    else send({ type: 'changeFailed', failure: answer });
  };

  const sendBet = async ({ key, member: _, ...bet }: Intent, afterMs: number): Promise<void> => {
    if (afterMs > 0) await wait(afterMs);
    const answer = await playing.bet(bet, key);
    if (answer.at === 'done') {
      rounds += 1;
      send({ type: 'played', played: answer.value });
    } else send({ type: 'betFailed', failure: answer });
  };

  /** Moves the beam with the frames of the screen. */
  const turn = (): void => {
    const round = room.play.at === 'turning' ? room.play.played.round.round : null;
    const from = performance.now();
    const frame = (now: number): void => {
      if (room.play.at !== 'turning' || room.play.played.round.round !== round) return;
      const share = (now - from) / TURN_MS;
      send({ type: 'turned', share });
      if (share < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };

  const run = async (effect: InstantEffect): Promise<void> => {
    switch (effect.do) {
      case 'enter':
        return enter();
      case 'forgetSession':
        return store(stored.entered, null);
      case 'loadState':
        return loadState();
      case 'chooseFirstSeed':
        return changeSeeds(randomKey(), effect.next);
      case 'changeSeeds':
        return changeSeeds(effect.clientSeed, effect.next);
      case 'sendBet':
        return sendBet(effect.intent, effect.afterMs);
      case 'keepIntent':
        return store(stored.intent, effect.intent);
      case 'notePromise':
        return notePromise(room.game, effect.round, effect.commitment);
      case 'turn':
        return turn();
    }
  };

  /** Code of ours broke: the caller gets the outcome of a lost answer. A bet may have been placed: its key stays. */
  const endWait = (effect: InstantEffect): void => {
    const failure = { at: 'unknown', why: 'server' } as const;
    if (effect.do === 'enter') send({ type: 'enterFailed', failure });
    if (effect.do === 'loadState') send({ type: 'stateFailed', failure });
    if (effect.do === 'sendBet') send({ type: 'betFailed', failure });
    if (effect.do === 'changeSeeds' || effect.do === 'chooseFirstSeed') send({ type: 'changeFailed', failure });
  };

  const begin = (effect: InstantEffect): void =>
    void run(effect).catch((error: unknown) => {
      console.error(error);
      endWait(effect);
    });

  return {
    room: () => room,
    send,
    start: () => {
      addEventListener('online', () => send({ type: 'lineChanged', online: true }));
      addEventListener('offline', () => send({ type: 'lineChanged', online: false }));
      // Another tab may have played meanwhile.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') send({ type: 'seenAgain' });
      });
      addEventListener('focus', () => send({ type: 'seenAgain' }));
      setInterval(() => void watchJackpot(), JACKPOT_EVERY_MS);
      begin({ do: 'enter' });
    },
  };
};
