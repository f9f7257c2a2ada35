// The form, once: the rows of a flow that every form has. A flow spreads them, adds its own, and overrides what differs.
//   on: { editing: { ...form.editing, submitted: … }, sending: { ...form.sending, accepted: … }, settling: form.settling }
// Other data of a form stands in its states. Passwords and codes never do where a state is kept or restored.
import type { Fault, StateBase, Step } from './flow.ts';

/** A problem at a field of the form, or at the form as a whole. */
interface AtField {
  readonly at: string;
}

/** The states of a form with problems `P` and data `D`. */
export type FormState<P, D = unknown> =
  | ({ readonly at: 'editing'; readonly problem: P | null } & D)
  /** `slow`: it takes so long that the person is told. */
  | ({ readonly at: 'sending'; readonly slow: boolean } & D)
  /** The request was refused, but the processing lock still holds (LG-06). `problem` is null where the error catalogue has told the person. */
  | ({ readonly at: 'settling'; readonly problem: P | null } & D);

export type FormEvent<P> =
  | { readonly type: 'edited' }
  | { readonly type: 'tookLong' }
  /** Null: the error catalogue has told the person. */
  | { readonly type: 'refused'; readonly problem: P | null }
  /** The person left a step that lies over the form, and has seen a message where one was due. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'lockReleased' };

export type FormEffect<At extends string> =
  /** Moves the focus to the field that needs the person. */
  { readonly do: 'focusField'; readonly at: At } | { readonly do: 'watchTime' } | { readonly do: 'releaseLockLater' };

/** Returns the rows of a form; `S` are the states of its flow. */
export function formRows<S extends StateBase, P extends AtField>() {
  type Here<At extends string> = Extract<S, { readonly at: At }>;
  type Next = Step<S, FormEffect<P['at']>>;
  // The data of the old state rides on: the compiler cannot follow it through a union.
  const to = (state: object, ...effects: Next['effects']): Next => ({ state: state as S, effects });
  const focus = (problem: P | null): Next['effects'] => (problem ? [{ do: 'focusField', at: problem.at }] : []);

  const dataOf = (state: object): object => {
    const { slow: _, problem: __, ...data } = state as { readonly slow?: unknown; readonly problem?: unknown };
    return data;
  };

  const settle = (state: Here<'sending'>, problem: P | null): Next =>
    to({ ...dataOf(state), at: 'settling', problem }, ...focus(problem), { do: 'releaseLockLater' });
  const edit = (state: object, problem: P | Fault | null): Next => to({ ...dataOf(state), at: 'editing', problem });

  return {
    /** Sends where nothing is wrong with what was entered; else shows the first problem. `effects` make the call. */
    submit: <X>(
      state: Here<'editing'>,
      problem: P | null,
      ...effects: readonly X[]
    ): Step<S, X | FormEffect<P['at']>> => {
      if (problem) return to({ ...state, problem }, ...focus(problem));
      const { state: next } = to({ ...dataOf(state), at: 'sending', slow: false });
      return { state: next, effects: [...effects, { do: 'watchTime' }] };
    },
    settle,
    /** Returns to the form, which shows the problem. */
    edit,
    editing: {
      edited: (state: Here<'editing'>): Next =>
        (state as { readonly problem?: unknown }).problem ? edit(state, null) : to(state),
    },
    sending: {
      tookLong: (state: Here<'sending'>): Next => to({ ...state, slow: true }),
      withdrawn: (state: Here<'sending'>): Next => edit(state, null),
      refused: (state: Here<'sending'>, { problem }: { readonly problem: P | null }): Next => settle(state, problem),
    },
    settling: {
      lockReleased: (state: Here<'settling'>): Next => to({ ...state, at: 'editing' }),
    },
    /** The way out of a fault: to the form, which shows it. */
    broken: {
      editing: null,
      sending: (state: Here<'sending'>, fault: Fault): Next => edit(state, fault),
      settling: null,
    },
  } as const;
}
