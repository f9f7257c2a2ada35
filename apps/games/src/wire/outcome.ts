// The outcome of a call. A refusal is final. With an unknown outcome the work may or may not have happened, so the
// caller may only repeat the same key.
export type Outcome<T> =
  | { readonly at: 'done'; readonly value: T }
  | { readonly at: 'refused'; readonly code: string; readonly message: string; readonly reference: string | null }
  | { readonly at: 'unknown'; readonly why: 'offline' | 'timeout' | 'server' };

export type Refusal = Extract<Outcome<never>, { at: 'refused' }>;
export type Failure = Exclude<Outcome<never>, { at: 'done' }>;
