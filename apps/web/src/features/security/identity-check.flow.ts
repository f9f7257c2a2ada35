// The identity check on its page: what was sent, and how the operator decides while the page is seen.
import type { DocumentKind, IdentityCheck } from '@foyer/contract';
import { type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';

/** A check that waits is loaded so often @assumed */
const LOAD_AFTER_MS = 10_000;

export type CheckState =
  | { readonly at: 'shown'; readonly check: IdentityCheck }
  /** `isStale`: a document was taken since the request went out, so its answer may not know of it. */
  | { readonly at: 'loading'; readonly check: IdentityCheck; readonly isStale?: true };

export type CheckEvent =
  /** A document was taken. */
  | { readonly type: 'sent'; readonly kind: DocumentKind }
  /** The page is seen again, or it is time. */
  | { readonly type: 'loadDue' }
  | { readonly type: 'loaded'; readonly check: IdentityCheck }
  | { readonly type: 'loadFailed' };

export type CheckEffect = { readonly do: 'load' } | { readonly do: 'loadLater'; readonly pauseMs: number };

type Next = Step<CheckState, CheckEffect>;
const to = stepsOf<CheckState, CheckEffect>();

const show = (check: IdentityCheck): Next =>
  to(
    { at: 'shown', check },
    ...(check.status === 'waiting' ? [{ do: 'loadLater', pauseMs: LOAD_AFTER_MS } as const] : []),
  );

/** The page knows at once that the document is there; the platform says what becomes of the check. */
const send = ({ at, check }: CheckState, { kind }: Extract<CheckEvent, { type: 'sent' }>): Next => {
  const documents = check.documents.map((one) => (one.kind === kind ? { ...one, sentAt: one.sentAt ?? '' } : one));
  const next = { at: 'loading', check: { ...check, documents } } as const;
  return at === 'loading' ? to({ ...next, isStale: true }) : to(next, { do: 'load' });
};

type Loading = Extract<CheckState, { at: 'loading' }>;

/** What was asked too early is asked again. */
const answered = ({ check, isStale }: Loading, found: IdentityCheck): Next =>
  isStale ? to({ at: 'loading', check }, { do: 'load' }) : show(found);

export const identityCheckFlow = (first: IdentityCheck): Flow<CheckState, CheckEvent, CheckEffect> => ({
  name: 'identityCheck',
  start: show(first),
  broken: { shown: null, loading: ({ check }) => show(check) },
  anywhere: { sent: send },
  on: {
    shown: {
      loadDue: (state) =>
        state.check.status === 'waiting' ? to({ ...state, at: 'loading' }, { do: 'load' }) : to(state),
    },
    loading: {
      loaded: (state, { check }) => answered(state, check),
      loadFailed: (state) => answered(state, state.check),
    },
  },
});
