// Games: launch, lanes, next draws.
import * as z from 'zod/mini';
import { RowLanguage } from './content.ts';
import {
  itemsOf,
  listOf,
  openEnum,
  orElse,
  pageOf,
  ReadAmount,
  ReadId,
  ReadNumber,
  ReadText,
  ReadTime,
  readFlag,
  renamed,
} from './read.ts';
import { type CallErrors, Cursor, Language, nothing, text } from './values.ts';

/** A short name in requests, as of a game, an issue or a way to bet. */
export const code = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max));

/** The fields that every form of a launch carries. */
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
  /** BN-02: the game's node and room, as the banner that launches it names them @assumed. */
  nodeId: z.optional(code(64)),
  roomId: z.optional(code(64)),
  prizeMode: z.optional(code(32)),
  playType: z.optional(code(32)),
  hasLobby: z.optional(z.boolean()),
});

export const LaunchRequest = z.union([LottLaunch, SeaLaunch, VendorLaunch]);

/** The kinds of games that the platform knows; an operator's own back end may have others. */
export const GameType = z.enum(['LOTT', 'SLOT', 'LIVE', 'SPORT', 'FISH', 'TABLE', 'ORIGINAL']);

/** Numbers of a draw or a line. */
export const numbers = (name: string) => listOf(name, ReadNumber);

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
  /** True: its vendor is in maintenance. It is shown, and opens later. */
  maintenance: readFlag(false),
  language: RowLanguage,
});

/** GL-05. */
export const Lane = renamed(
  { id: 'title' },
  z.object({
    /** Without one its title tells it from the others. */
    id: ReadId,
    title: ReadText,
    language: RowLanguage,
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
  /** The stake that wins `topPrize`; null where the back end does not say. */
  stake: orElse('stake', z.nullable(ReadAmount), null),
  serverTime: ReadTime,
});

const BetStatus = z.enum(['open', 'won', 'lost', 'refunded']);

/** A member's bet on a draw, in words of the caller's language. */
export const Bet = z.object({
  receipt: ReadId,
  game: ReadId,
  /** "Rapid 5" */
  name: ReadText,
  issue: ReadId,
  /** The number of digits that its numbers are written with: "07". */
  digits: orElse('digits', z.union([z.literal(1), z.literal(2)]), 1),
  lines: listOf(
    'lines',
    // "2 numbers" with its numbers, or "Odd" without any.
    z.object({
      text: ReadText,
      numbers: numbers('numbers'),
      /** For each number whether the draw has it; null before the draw, and where the back end does not say. */
      hits: orElse('hits', z.nullable(z.array(z.boolean())), null),
    }),
  ),
  total: ReadAmount,
  win: ReadAmount,
  status: openEnum(BetStatus.options, 'open'),
  placedAt: ReadTime,
});

/** The most cards of a lane that the caller has room for; `gameCount` counts all. A back end that sends more does no harm. */
const MostCards = z.optional(z.string().check(z.regex(/^[1-9]\d?$/)));

export const gameSchemas = {
  'game.launch': {
    input: LaunchRequest,
    output: z.object({ gameUrl: z.string() }),
  },
  'game.lanes': {
    input: z.strictObject({ most: MostCards }),
    output: z.object({ data: z.object({ lanes: listOf('lanes', Lane) }) }),
  },
  'game.draws': { input: nothing, output: itemsOf(DrawCard) },
  'game.bets': { input: z.strictObject({ cursor: Cursor }), output: pageOf(Bet) },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const gameErrors = () =>
  ({
    'game.launch': ['game.unknown', 'game.unavailable', 'game.maintenance'],
  }) as const satisfies CallErrors<typeof gameSchemas>;
