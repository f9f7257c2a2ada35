// The outcome of a call. A refusal is final; an unknown outcome may only be repeated with its key.
export type Outcome<T> =
  | { readonly at: 'done'; readonly value: T }
  | { readonly at: 'refused'; readonly code: string; readonly message: string; readonly reference: string | null }
  | { readonly at: 'unknown'; readonly why: 'offline' | 'timeout' | 'server' };

export type Refusal = Extract<Outcome<never>, { at: 'refused' }>;
export type Failure = Exclude<Outcome<never>, { at: 'done' }>;
