// The port through which a message leaves the platform: one carrier for a channel.

export interface CarriedMessage {
  /** The same at each try, so that the receiver can detect a repetition. */
  readonly id: string;
  readonly merchant: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** `taken`: it is on its way. `failed`: perhaps later. `refused`: never, whatever is tried. */
export type Carried = 'taken' | 'failed' | 'refused';

export interface Carrier {
  /** Never throws: what goes wrong out there is an outcome. */
  readonly carry: (message: CarriedMessage) => Promise<Carried>;
}
