// The game wire: the calls of a launched game on its own origin.
import * as z from 'zod/mini';
import type { GameCallName } from '../calls.ts';
import { code, numbers } from './game.ts';
import { instantWire } from './instant-wire.ts';
import {
  listOf,
  orElse,
  pageOf,
  ReadAmount,
  ReadId,
  ReadNumber,
  ReadText,
  ReadTime,
  ReadToken,
  readFlag,
} from './read.ts';
import { CurrencyCode, Cursor, Language, Opaque, PositiveAmount } from './values.ts';

type Pair = { readonly input: z.ZodMiniType; readonly output: z.ZodMiniType };

/** One way to bet: what is picked and what it pays. */
export const BetType = z.object({
  code: z.string(),
  /** `numbers`: pick that many of the grid. `side`: pick one of the named sides. `digits`: one digit per place. */
  kind: z.enum(['numbers', 'side', 'digits']),
  pick: z.number(),
  sides: listOf('sides', ReadText),
  /** Prize as a multiple of the stake, in hundredths, by tier ("hit", or how many matched). */
  odds: z.array(z.object({ tier: z.string(), hundredths: z.number() })),
  /** True where a line is paid once for each prize that it fits. */
  perHit: z.optional(z.boolean()),
  /** Of such a bet: most that one draw pays for all different choices together, as a multiple of the stake, in hundredths. */
  mostPerDraw: z.optional(z.number()),
});

export const Issue = z.object({
  issue: ReadId,
  opensAt: ReadTime,
  closesAt: ReadTime,
  drawsAt: ReadTime,
  /** SHA-256 of the seed and the issue, published before the first bet: base64url. */
  commitment: z.string(),
});

export const DrawResult = z.object({
  issue: ReadId,
  status: z.enum(['open', 'closed', 'drawn', 'refunded']),
  numbers: numbers('numbers'),
  bonus: numbers('bonus'),
  /** Every number of a table of prizes, in the order of the table; `numbers` are the digits of the first. */
  prizes: z.optional(z.array(z.string())),
  drawnAt: orElse('drawnAt', ReadTime, null),
  /** True when the server was down at the draw's time and drew at the next start. */
  late: readFlag(),
});

export const GameState = z.object({
  game: z.string(),
  name: z.string(),
  /** The game's tile: a name under the operator's or the shared art. */
  art: orElse('art', ReadText, ''),
  intervalSeconds: ReadNumber,
  range: z.object({
    from: z.number(),
    to: z.number(),
    draw: z.number(),
    bonus: z.number(),
    ordered: z.boolean(),
    /** The ranks of a table of prizes, the top prize first. */
    prizes: z.optional(z.array(z.object({ code: z.string(), count: z.number(), digits: z.number() }))),
  }),
  betTypes: listOf('betTypes', BetType),
  issue: orElse('issue', Issue, null),
  results: listOf('results', DrawResult),
  /** Numbers drawn often of late. */
  hot: numbers('hot'),
  stake: z.object({ min: PositiveAmount, max: PositiveAmount, chips: z.array(PositiveAmount) }),
  /** Most that one line with the first chip's stake may win; with `stake.min` where there are no chips. */
  topPrize: ReadAmount,
  serverTime: ReadTime,
});

export const BetLine = z.strictObject({
  betType: code(32),
  numbers: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(99))).check(z.maxLength(10))),
  side: z.optional(code(32)),
});

export const Receipt = z.object({
  receipt: z.string(),
  game: z.string(),
  issue: z.string(),
  lines: z.array(
    z.object({
      betType: z.string(),
      numbers: numbers('numbers'),
      side: orElse('side', ReadText, null),
      status: z.enum(['open', 'won', 'lost', 'refunded']),
      win: ReadAmount,
    }),
  ),
  stakePerLine: ReadAmount,
  total: ReadAmount,
  win: ReadAmount,
  status: z.enum(['open', 'won', 'lost', 'refunded']),
  placedAt: ReadTime,
  result: orElse('result', DrawResult, null),
});

const game = code(32);

/** A session in a game has begun. */
const Entered = z.object({
  session: ReadToken,
  member: z.object({ name: z.string(), currency: CurrencyCode, language: Language }),
  currencySymbol: z.string(),
  currencyPosition: z.enum(['start', 'end']),
  minorDigits: z.number(),
  shownDigits: z.number(),
  balance: ReadAmount,
  /** Absolute address on the operator's site that Back leads to. */
  backUrl: z.string(),
  /** Games of this kind that the operator offers, in its order. */
  games: listOf('games', ReadText),
});

const newBet = {
  game,
  issue: code(32),
  lines: z.array(BetLine).check(z.minLength(1), z.maxLength(50)),
  /** Stake a line, in minor units. */
  stake: PositiveAmount,
};
const Placed = z.object({ receipt: Receipt, balance: ReadAmount });

const betQuery = {
  game,
  status: z.optional(z.enum(['open', 'settled'])),
  receipt: z.optional(code(64)),
  cursor: Cursor,
};
const Receipts = z.object({
  items: listOf('items', Receipt),
  nextCursor: orElse('nextCursor', ReadText, null),
  balance: ReadAmount,
});

/** GL-04: the key of a trial, as `session` of its entry. */
const trial = Opaque;

export const gameWire = {
  'games.enter': { input: z.strictObject({ code: Opaque }), output: Entered },
  'games.state': { input: z.strictObject({ game }), output: GameState },
  'games.bet': { input: z.strictObject(newBet), output: Placed },
  'games.bets': { input: z.strictObject(betQuery), output: Receipts },
  'games.trialEnter': { input: z.strictObject({ code: Opaque }), output: Entered },
  'games.trialBet': { input: z.strictObject({ trial, ...newBet }), output: Placed },
  'games.trialBets': { input: z.strictObject({ trial, ...betQuery }), output: Receipts },
  'games.results': { input: z.strictObject({ game, cursor: Cursor }), output: pageOf(DrawResult) },
  'games.proof': {
    input: z.strictObject({ game, issue: code(32) }),
    output: z.object({
      game: z.string(),
      issue: z.string(),
      commitment: z.string(),
      /** base64url of 32 bytes; null until the issue is drawn. */
      seed: z.nullable(z.string()),
      range: GameState.shape.range,
      result: orElse('result', DrawResult, null),
    }),
  },
  ...instantWire,
} as const satisfies Record<GameCallName, Pair>;
