// Games: launch, lanes, next draws; and the game wire.
import * as z from 'zod/mini';
import {
  listOf,
  openEnum,
  orElse,
  pageOf,
  ReadAmount,
  ReadId,
  ReadNumber,
  ReadText,
  ReadTime,
  ReadToken,
  readFlag,
  renamed,
} from './read.ts';
import { CurrencyCode, Cursor, Language, nothing, Opaque, PositiveAmount, text } from './values.ts';

const code = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max));

/** What every form of a launch carries. */
const launch = {
  device: z.literal('MOBILE'),
  backUrl: z.optional(text(512)),
  language: Language,
  /** The game's name in the member's language. */
  title: z.optional(text(128)),
  /** The member's VIP label, where there is one. */
  labelName: z.optional(text(128)),
};

/** GL-02: the LOTT form of a launch. */
export const LottLaunch = z.strictObject({
  ...launch,
  launchMode: z.literal('LOTT'),
  vendor: z.optional(z.enum(['LOTT', 'TCG_LOTTO_VN'])),
  lottoArea: z.optional(z.literal('VN')),
  lottoPrizeMode: z.optional(code(32)),
  lottoGameCode: z.optional(code(32)),
  lottoView: z.optional(z.enum(['betting', 'lobby'])),
  playType: z.optional(code(32)),
  hasLobby: z.optional(z.boolean()),
});

/** GL-02: the SEA form of a launch. */
export const SeaLaunch = z.strictObject({
  ...launch,
  launchMode: z.literal('SEA'),
  vendor: z.optional(z.literal('TCG_SEA')),
  lottoMode: z.literal('traditional'),
  lottoGameCode: z.optional(code(32)),
  lottoView: z.optional(z.enum(['betting', 'lobby'])),
});

/** GL-02: a launch at a vendor who has no form of its own. */
export const VendorLaunch = z.strictObject({
  ...launch,
  vendor: code(32),
  gameCode: z.optional(code(32)),
  prizeMode: z.optional(code(32)),
  playType: z.optional(code(32)),
  hasLobby: z.optional(z.boolean()),
});

export const LaunchRequest = z.union([LottLaunch, SeaLaunch, VendorLaunch]);

/** The kinds of games that the platform knows; an operator's own back end may have others. */
export const GameType = z.enum(['LOTT', 'SLOT', 'LIVE', 'SPORT', 'FISH', 'TABLE', 'ORIGINAL']);

const numbers = (name: string) => listOf(name, ReadNumber);

export const GameCard = z.object({
  accountTypeName: orElse('accountTypeName', ReadText, ''),
  displayName: ReadText,
  /** Art of the tile: a name under the operator's art. */
  art: orElse('art', ReadText, ''),
  vendor: orElse('vendor', ReadText, 'LOTT'),
  gameCode: orElse('gameCode', ReadText, ''),
  gameType: orElse('gameType', ReadText, ''),
  tag: openEnum(['hot', 'new'], null),
  /** False: shown in the lobby, cannot be opened yet. Without a code there is nothing to open. */
  playable: readFlag(true),
});

/** GL-05. */
export const Lane = renamed(
  { id: 'title' },
  z.object({
    /** Without one its title tells it from the others. */
    id: ReadId,
    title: ReadText,
    cards: listOf('cards', GameCard),
    gameClassify: orElse('gameClassify', z.object({ vendors: listOf('vendors', ReadText) }), { vendors: [] }),
    gameCount: orElse('gameCount', ReadNumber, 0),
  }),
);

/** A lottery's next draw and last result, for tickers and cards. */
export const DrawCard = z.object({
  game: ReadId,
  name: ReadText,
  art: orElse('art', ReadText, ''),
  /** "Draws every minute", in the caller's language. */
  rhythm: orElse('rhythm', ReadText, ''),
  issue: ReadId,
  intervalSeconds: ReadNumber,
  closesAt: ReadTime,
  /** When the numbers of `issue` are drawn: what tickers count down to. */
  drawsAt: ReadTime,
  lastIssue: orElse('lastIssue', ReadId, null),
  lastNumbers: numbers('lastNumbers'),
  lastBonus: numbers('lastBonus'),
  /** Most that one line may win, in minor units of the operator's currency. */
  topPrize: ReadAmount,
  serverTime: ReadTime,
});

export const gameSchemas = {
  'game.launch': { input: LaunchRequest, output: z.object({ gameUrl: z.string() }) },
  'game.lanes': { input: nothing, output: z.object({ data: z.object({ lanes: listOf('lanes', Lane) }) }) },
  'game.draws': { input: nothing, output: z.object({ items: listOf('items', DrawCard) }) },
} as const;

// ---- the game wire

/** One way to bet: what is picked and what it pays. */
export const BetType = z.object({
  code: z.string(),
  /** `numbers`: pick that many of the grid. `side`: pick one of the named sides. `digits`: one digit per place. */
  kind: z.enum(['numbers', 'side', 'digits']),
  pick: z.number(),
  sides: listOf('sides', ReadText),
  /** Prize as a multiple of the stake, in hundredths, by tier ("hit", or how many matched). */
  odds: z.array(z.object({ tier: z.string(), hundredths: z.number() })),
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
  drawnAt: orElse('drawnAt', ReadTime, null),
  /** True when the server was down at the draw's time and drew at the next start. */
  late: readFlag(),
});

export const GameState = z.object({
  game: z.string(),
  name: z.string(),
  /** Its tile: a name under the operator's or the shared art. */
  art: orElse('art', ReadText, ''),
  intervalSeconds: ReadNumber,
  range: z.object({ from: z.number(), to: z.number(), draw: z.number(), bonus: z.number(), ordered: z.boolean() }),
  betTypes: listOf('betTypes', BetType),
  issue: orElse('issue', Issue, null),
  results: listOf('results', DrawResult),
  /** Numbers drawn often of late. */
  hot: numbers('hot'),
  stake: z.object({ min: PositiveAmount, max: PositiveAmount, chips: z.array(PositiveAmount) }),
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

export const gameWireSchemas = {
  'games.enter': {
    input: z.strictObject({ code: Opaque }),
    output: z.object({
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
    output: z.object({ receipt: Receipt, balance: ReadAmount }),
  },
  'games.bets': {
    input: z.strictObject({
      game,
      status: z.optional(z.enum(['open', 'settled'])),
      receipt: z.optional(code(64)),
      cursor: Cursor,
    }),
    output: z.object({
      items: listOf('items', Receipt),
      nextCursor: orElse('nextCursor', ReadText, null),
      balance: ReadAmount,
    }),
  },
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
} as const;
