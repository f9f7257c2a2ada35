// Games: launch, lanes, next draws; and the game wire.
import * as z from 'zod/mini';
import {
  Amount,
  CurrencyCode,
  Cursor,
  Instant,
  Language,
  nothing,
  Opaque,
  PositiveAmount,
  page,
  text,
} from './values.ts';

const code = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max));

/** GL-02: the LOTT form of a launch. */
export const LaunchRequest = z.strictObject({
  launchMode: z.literal('LOTT'),
  vendor: z.optional(z.enum(['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'])),
  lottoArea: z.optional(z.literal('VN')),
  lottoPrizeMode: z.optional(code(32)),
  lottoGameCode: z.optional(code(32)),
  lottoView: z.optional(z.enum(['betting', 'lobby'])),
  playType: z.optional(code(32)),
  device: z.literal('MOBILE'),
  backUrl: z.optional(text(512)),
  hasLobby: z.optional(z.boolean()),
  language: Language,
  title: z.optional(text(128)),
  labelName: z.optional(text(128)),
});

export const GameCard = z.object({
  accountTypeName: z.string(),
  displayName: z.string(),
  /** Art of the tile: a name under the operator's art. */
  art: z.string(),
  vendor: z.string(),
  gameCode: z.string(),
  gameType: z.enum(['LOTT', 'SLOT', 'LIVE', 'SPORT', 'FISH', 'TABLE', 'ORIGINAL']),
  tag: z.nullable(z.enum(['hot', 'new'])),
  /** False: shown in the lobby, cannot be opened yet. */
  playable: z.boolean(),
});

/** GL-05. */
export const Lane = z.object({
  id: z.string(),
  title: z.string(),
  cards: z.array(GameCard),
  gameClassify: z.object({ vendors: z.array(z.string()) }),
  gameCount: z.number(),
});

/** A lottery's next draw and last result, for tickers and cards. */
export const DrawCard = z.object({
  game: z.string(),
  name: z.string(),
  art: z.string(),
  /** "Draws every minute", in the caller's language. */
  rhythm: z.string(),
  issue: z.string(),
  intervalSeconds: z.number(),
  closesAt: Instant,
  /** When the numbers of `issue` are drawn: what tickers count down to. */
  drawsAt: Instant,
  lastIssue: z.nullable(z.string()),
  lastNumbers: z.array(z.number()),
  lastBonus: z.array(z.number()),
  /** Most that one line may win, in minor units of the operator's currency. */
  topPrize: Amount,
  serverTime: Instant,
});

export const gameSchemas = {
  'game.launch': { input: LaunchRequest, output: z.object({ gameUrl: z.string() }) },
  'game.lanes': { input: nothing, output: z.object({ data: z.object({ lanes: z.array(Lane) }) }) },
  'game.draws': { input: nothing, output: z.object({ items: z.array(DrawCard) }) },
} as const;

// ---- the game wire

/** One way to bet: what is picked and what it pays. */
export const BetType = z.object({
  code: z.string(),
  /** `numbers`: pick that many of the grid. `side`: pick one of the named sides. `digits`: one digit per place. */
  kind: z.enum(['numbers', 'side', 'digits']),
  pick: z.number(),
  sides: z.array(z.string()),
  /** Prize as a multiple of the stake, in hundredths, by tier ("hit", or how many matched). */
  odds: z.array(z.object({ tier: z.string(), hundredths: z.number() })),
});

export const Issue = z.object({
  issue: z.string(),
  opensAt: Instant,
  closesAt: Instant,
  drawsAt: Instant,
  /** SHA-256 of the seed and the issue, published before the first bet: base64url. */
  commitment: z.string(),
});

export const DrawResult = z.object({
  issue: z.string(),
  status: z.enum(['open', 'closed', 'drawn', 'refunded']),
  numbers: z.array(z.number()),
  bonus: z.array(z.number()),
  drawnAt: z.nullable(Instant),
  /** True when the server was down at the draw's time and drew at the next start. */
  late: z.boolean(),
});

export const GameState = z.object({
  game: z.string(),
  name: z.string(),
  /** Its tile: a name under the operator's or the shared art. */
  art: z.string(),
  intervalSeconds: z.number(),
  range: z.object({ from: z.number(), to: z.number(), draw: z.number(), bonus: z.number(), ordered: z.boolean() }),
  betTypes: z.array(BetType),
  issue: z.nullable(Issue),
  results: z.array(DrawResult),
  /** Numbers drawn often of late. */
  hot: z.array(z.number()),
  stake: z.object({ min: PositiveAmount, max: PositiveAmount, chips: z.array(PositiveAmount) }),
  topPrize: Amount,
  serverTime: Instant,
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
      numbers: z.array(z.number()),
      side: z.nullable(z.string()),
      status: z.enum(['open', 'won', 'lost', 'refunded']),
      win: Amount,
    }),
  ),
  stakePerLine: Amount,
  total: Amount,
  win: Amount,
  status: z.enum(['open', 'won', 'lost', 'refunded']),
  placedAt: Instant,
  result: z.nullable(DrawResult),
});

const game = code(32);

export const gameWireSchemas = {
  'games.enter': {
    input: z.strictObject({ code: Opaque }),
    output: z.object({
      session: Opaque,
      member: z.object({ name: z.string(), currency: CurrencyCode, language: Language }),
      currencySymbol: z.string(),
      currencyPosition: z.enum(['start', 'end']),
      minorDigits: z.number(),
      shownDigits: z.number(),
      balance: Amount,
      /** Absolute address on the operator's site that Back leads to. */
      backUrl: z.string(),
      /** Games of this kind that the operator offers, in its order. */
      games: z.array(z.string()),
    }),
  },
  'games.state': { input: z.strictObject({ game }), output: GameState },
  'games.bet': {
    input: z.strictObject({
      game,
      issue: code(32),
      lines: z.array(BetLine).check(z.minLength(1), z.maxLength(50)),
      /** Stake a line, in minor units. */
      stake: PositiveAmount,
    }),
    output: z.object({ receipt: Receipt, balance: Amount }),
  },
  'games.bets': {
    input: z.strictObject({
      game,
      status: z.optional(z.enum(['open', 'settled'])),
      receipt: z.optional(code(64)),
      cursor: Cursor,
    }),
    output: z.object({ items: z.array(Receipt), nextCursor: z.nullable(z.string()), balance: Amount }),
  },
  'games.results': { input: z.strictObject({ game, cursor: Cursor }), output: page(DrawResult) },
  'games.proof': {
    input: z.strictObject({ game, issue: code(32) }),
    output: z.object({
      game: z.string(),
      issue: z.string(),
      commitment: z.string(),
      /** base64url of 32 bytes; null until the issue is drawn. */
      seed: z.nullable(z.string()),
      range: GameState.shape.range,
      result: z.nullable(DrawResult),
    }),
  },
} as const;
