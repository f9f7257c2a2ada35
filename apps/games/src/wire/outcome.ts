// What came of a call. A refusal is final; an unknown outcome may or may not have happened, so only the same key may be sent again.
export type Outcome<T> =
  | { readonly at: 'done'; readonly value: T }
  | { readonly at: 'refused'; readonly code: string; readonly message: string; readonly reference: string | null }
  | { readonly at: 'unknown'; readonly why: 'offline' | 'timeout' | 'server' };

export type Refusal = Extract<Outcome<never>, { at: 'refused' }>;
export type Failure = Exclude<Outcome<never>, { at: 'done' }>;
