// The port of game vendors: opens their games, and reads what they ask of the seamless wallet.

/** A game as a vendor is asked to open it. */
export interface VendorLaunchRequest {
  /** The vendor's own code of the game. */
  readonly game: string;
  readonly gameType: string;
  /** Name of the game in the member's language. */
  readonly title: string;
  /** Names this play: the vendor sends it back with every stake. */
  readonly session: string;
  /** Names the member to this vendor alone; says nothing about who it is. */
  readonly player: string;
  readonly currency: string;
  /** Digits after the point of the currency. */
  readonly minorDigits: number;
  /** BCP 47. */
  readonly language: string;
  /** Where the game's Back leads. */
  readonly backUrl: string;
  /** Where the vendor finds the wallet, without a slash at its end. */
  readonly walletUrl: string;
  /** The vendor's node and room in which the game opens; null where the launch names none. */
  readonly node: string | null;
  readonly room: string | null;
}

/** A trial: the vendor gives play money. It learns of no member and no wallet, so that nothing of it can touch either. */
export type VendorTrialRequest = Omit<VendorLaunchRequest, 'session' | 'player' | 'walletUrl' | 'node' | 'room'>;

export type VendorLaunchOutcome =
  /** The address as the vendor said it: whoever opens it checks it first. */
  | { readonly outcome: 'ready'; readonly address: string }
  /** The vendor will not open this game. */
  | { readonly outcome: 'refused' }
  /** Silent, late, or an answer in another form than agreed. */
  | { readonly outcome: 'unreachable' };

/** What a vendor asks of the wallet. Amounts are in minor units; `transaction` names the call for good. */
export type WalletCall =
  | { readonly do: 'balance'; readonly session: string }
  | {
      readonly do: 'debit';
      readonly session: string;
      readonly transaction: string;
      readonly round: string;
      readonly amount: bigint;
      readonly currency: string;
    }
  | {
      readonly do: 'credit';
      readonly transaction: string;
      readonly round: string;
      /** 0: the round was lost, and is over. */
      readonly amount: bigint;
      readonly currency: string;
    }
  | { readonly do: 'rollback'; readonly transaction: string; readonly debit: string };

/** The call as it came. */
export interface RawWalletCall {
  readonly method: string;
  /** Path and query as the vendor wrote them. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export type WalletAction = WalletCall['do'];
export const walletActions = ['balance', 'debit', 'credit', 'rollback'] as const satisfies readonly WalletAction[];

/** Why a call is not believed: nothing was looked up or booked. */
export type CallFault = 'malformed' | 'signature' | 'stale';

/** Why a call that is believed was not booked. */
export const walletRefusals = [
  /** The member has not enough. */
  'funds',
  /** No such play, or it is over. */
  'session',
  /** The member may not bet now, or the vendor is in maintenance. */
  'closed',
  'currency',
  /** Nothing was staked in this round: a credit that comes before its debit is sent again later. */
  'round',
  /** A round that has paid is not taken back, and takes no stake. */
  'settled',
  /** The debit was taken back before it came. */
  'voided',
  /** The id names another call, or the round is another member's. */
  'conflict',
] as const;
export type WalletRefusalCode = (typeof walletRefusals)[number];

export type WalletAnswer =
  /** `balance` is null where nobody is known: the debit that was taken back has not come. */
  | { readonly outcome: 'done'; readonly balance: bigint | null; readonly currency: string }
  | { readonly outcome: 'refused'; readonly why: WalletRefusalCode }
  | { readonly outcome: 'fault'; readonly fault: CallFault };

/** An answer in the words of the vendor. */
export interface VendorReply {
  readonly status: number;
  readonly body: string;
}

export interface GameVendor {
  readonly launch: (request: VendorLaunchRequest) => Promise<VendorLaunchOutcome>;
  /** By an address of its own: a vendor without trials does not take it for a launch. */
  readonly launchTrial: (request: VendorTrialRequest) => Promise<VendorLaunchOutcome>;
  /**
   * Verifies signature, age and form of a call.
   * @param now milliseconds since the epoch
   */
  readonly readCall: (
    action: WalletAction,
    raw: RawWalletCall,
    minorDigits: number,
    now: number,
  ) => { readonly call: WalletCall } | { readonly fault: CallFault };
  /** JSON in every dialect. */
  readonly reply: (answer: WalletAnswer, minorDigits: number) => VendorReply;
}

/** The operator's account with a vendor. */
export interface VendorAccount {
  /** Address of the vendor's API, without a slash at its end. */
  readonly api: string;
  /** Shared with the vendor: signs launches and calls of the wallet. */
  readonly key: string;
}

/** A call is signed when it is sent: an older one was recorded by somebody. */
export const MOST_CALL_AGE_MS = 60_000;
