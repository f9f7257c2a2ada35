// The flow kernel: a matrix state × event → next state plus effects as data. Pure.
// A runner that throws, or whose promise fails, moves the flow too, so that nobody waits for ever.
import { newReference } from '../http/failure.ts';
import type { TextKey } from '../i18n/texts.ts';

/** A state says where one is. */
export interface StateBase {
  readonly at: string;
}
/** An event says what happened, in the past tense. */
export interface EventBase {
  readonly type: string;
}

/** An error that nobody foresaw, as a form tells it: that something went wrong, and where the console has it. */
export interface Fault {
  readonly at: 'form';
  readonly text: TextKey;
  readonly reference: string;
}

/** The result of a step: the next state and the effects to perform. */
export interface Step<S, X> {
  readonly state: S;
  readonly effects: readonly X[];
}

type StateAt<S extends StateBase, At extends S['at']> = Extract<S, { at: At }>;
type EventOf<E extends EventBase, T extends E['type']> = Extract<E, { type: T }>;

type Row<S extends StateBase, Here extends StateBase, E extends EventBase, X> = {
  readonly [T in E['type']]?: (state: Here, event: EventOf<E, T>) => Step<S, X>;
};

/** A flow: its start, one row a state, and the events that mean the same in every state. */
export interface Flow<S extends StateBase, E extends EventBase, X> {
  readonly name: string;
  readonly start: Step<S, X>;
  readonly on: { readonly [At in S['at']]: Row<S, StateAt<S, At>, E, X> };
  /** Asked when the state's own row has no entry for the event. */
  readonly anywhere?: Row<S, S, E, X>;
  /**
   * The way out of a fault of the runner, state by state: to a state in which the person can act. Null in a state
   * that waits for the person, not for the runner.
   */
  readonly broken: { readonly [At in S['at']]: ((state: StateAt<S, At>, fault: Fault) => Step<S, X>) | null };
}

/** Makes the `to(state, ...effects)` of one flow. */
export const stepsOf =
  <S extends StateBase, X>() =>
  (state: S, ...effects: readonly X[]): Step<S, X> => ({ state, effects });

/** Takes one event. An event that the state does not know leaves everything as it is. */
export function advance<S extends StateBase, E extends EventBase, X>(
  flow: Flow<S, E, X>,
  state: S,
  event: E,
): Step<S, X> {
  type Cell = (state: S, event: E) => Step<S, X>;
  const here = flow.on[state.at as S['at']] as Readonly<Record<string, Cell | undefined>>;
  const anywhere = flow.anywhere as Readonly<Record<string, Cell | undefined>> | undefined;
  const cell = here[event.type] ?? anywhere?.[event.type];
  return cell ? cell(state, event) : { state, effects: [] };
}

/** A running flow: holds the state, hands effects to the runner, tells those who watch. */
export interface Running<S, E> {
  readonly state: () => S;
  readonly send: (event: E) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

/**
 * Performs one effect and sends its result as the next event. It returns the promise of its work, so that a fault is
 * seen.
 */
export type Runner<E, X> = (effect: X, send: (event: E) => void) => unknown;

const LOST_CODE = 'LostCode';

/** Returns the error of a runner whose code did not load: the person is told to check the connection. */
export const lostCode = (cause: unknown): Error => Object.assign(new Error(String(cause)), { name: LOST_CODE });

/** True for the error of code that did not load. */
export const isLostCode = (error: unknown): error is Error => error instanceof Error && error.name === LOST_CODE;

/** Reports an error that nobody foresaw; the person gets its reference. */
function report(error: unknown): Fault {
  const reference = newReference();
  console.error(`[${reference}]`, error);
  const text = isLostCode(error) ? 'common.pageFailedHint' : 'common.unknownError';
  return { at: 'form', text, reference };
}

function attempt(work: () => void, caught: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    caught(error);
  }
}

/** Starts a flow. Events sent while one is being taken wait their turn; after `stop` nothing moves it. */
export function run<S extends StateBase, E extends EventBase, X>(
  flow: Flow<S, E, X>,
  perform: Runner<E, X>,
): Running<S, E> {
  type LeadOut = ((state: S, fault: Fault) => Step<S, X>) | null;
  let state = flow.start.state;
  let stopped = false;
  let taking = false;
  const queue: (() => void)[] = [];
  const watchers = new Set<() => void>();

  const enqueue = (job: () => void): void => {
    if (stopped) return;
    queue.push(job);
    if (taking) return;
    taking = true;
    for (let next = queue.shift(); next; next = queue.shift()) next();
    taking = false;
  };
  const move = (step: Step<S, X>): void => {
    const moved = step.state !== state;
    state = step.state;
    if (moved) for (const listener of watchers) listener();
    step.effects.forEach(begin);
  };
  /** Tries the way out of a fault once: a fault of the way out is only reported. */
  const fail = (error: unknown): void => {
    const fault = report(error);
    const leadOut = (): void => {
      const cell = flow.broken[state.at as S['at']] as LeadOut;
      if (cell) move(cell(state, fault));
    };
    enqueue(() => attempt(leadOut, report));
  };
  const send = (event: E): void => enqueue(() => attempt(() => move(advance(flow, state, event)), fail));
  const begin = (effect: X): void => attempt(() => void Promise.resolve(perform(effect, send)).catch(fail), fail);

  flow.start.effects.forEach(begin);
  return {
    state: () => state,
    send,
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    stop: () => {
      stopped = true;
      watchers.clear();
    },
  };
}
